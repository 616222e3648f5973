/** What had the focus, what could have it before that, and what it stood in: of the main part or a dialog. */
type Place = { element: HTMLElement; before: HTMLElement[]; around: Element[] };

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Gives the keyboard its place back. What is pressed is switched off while its deed runs, or gone once it is
 * done, and the browser leaves the focus nowhere: it goes back to what is switched on again, or to what
 * stands where something has gone. Who leaves a field on purpose ('Done' of a phone's keyboard, Tab out of
 * the page) is not brought back; a pointer needs no place, and a screen that has gone has none.
 *
 * @returns ends it
 */
export function keepFocus(): () => void {
  // The newest first: that in a dialog, and that in the main part, to which it leads back.
  let places: Place[] = [];
  let isByKey = false;
  let leaving: HTMLElement | null = null;
  const onKey = () => {
    isByKey = true;
  };
  const onPointer = () => {
    isByKey = false;
  };
  const onLeaving = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !target.matches(':disabled')) {
      leaving = target;
      setTimeout(() => {
        // What is still there was left on purpose, unless another window was gone to.
        if (leaving === target) {
          leaving = null;
          places = target.isConnected && document.activeElement !== target ? [] : places;
        }
      });
    }
  };
  const onFocus = ({ target }: FocusEvent) => {
    leaving = null;
    const place = target instanceof HTMLElement ? placeOf(target) : null;
    const isInDialog = place?.element.closest('[role="dialog"]');
    const former = isInDialog ? places.filter(({ element }) => element.closest('main')) : [];
    places = place ? [place, ...former] : [];
  };
  const mend = () => {
    if (isByKey && !leaving && document.activeElement === document.body) {
      goOn(places);
    }
  };
  // Later than those who know better where to go on: dialogs and screens that arrive.
  const watcher = new MutationObserver((changes) => {
    if (
      changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(leaving)))
    ) {
      leaving = null;
    }
    if (places.length > 0) {
      requestAnimationFrame(() => setTimeout(mend, 50));
    }
  });
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('pointerdown', onPointer, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onLeaving);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    watcher.disconnect();
    document.removeEventListener('keydown', onKey, true);
    document.removeEventListener('pointerdown', onPointer, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onLeaving);
  };
}

function placeOf(element: HTMLElement): Place | null {
  const frame = element.closest('[role="dialog"], main');
  if (!frame || element === frame) {
    return null;
  }
  const around: Element[] = [];
  // What stands right in the frame is the screen: when it has gone, the next one says where to go on.
  for (let at = element.parentElement; at && at !== frame; at = at.parentElement) {
    around.push(at);
  }
  const all = focusableIn(frame);
  return {
    element,
    before: all.slice(0, Math.max(0, all.indexOf(element))),
    around: frame.getAttribute('role') === 'dialog' ? [...around, frame] : around.slice(0, -1),
  };
}

function focusableIn(frame: Element): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(focusable)];
}

/** Goes on with what can be gone on with; nowhere while what had the focus is only switched off. */
function goOn(places: readonly Place[]): void {
  for (const { element, before, around } of places) {
    if (element.isConnected) {
      element.focus({ preventScroll: true });
      return;
    }
    const last = before.findLast(({ isConnected }) => isConnected);
    // What stood around it, from the nearest on; else what came before it.
    const still = around.filter(({ isConnected }) => isConnected);
    const beside = still.flatMap((box) => {
      const all = focusableIn(box);
      const at = last ? all.indexOf(last) + 1 : 0;
      return [...all.slice(at), ...all.slice(0, at).reverse()];
    });
    if ([...beside, ...(last && still.length > 0 ? [last] : [])].some(takesFocus)) {
      return;
    }
  }
}

/** What is hidden or switched off does not take it. */
function takesFocus(element: HTMLElement): boolean {
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}
