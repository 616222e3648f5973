import {
  type ComponentProps,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { lazyPart } from '#web/ui/lazy-part.ts';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

/** What a form holds that is not stored: nothing, changes, or changes on their way to the server. */
type Unsaved = 'nothing' | 'changes' | 'saving';

type Guard = {
  report: (formId: string, unsaved: Unsaved) => void;
  forget: (formId: string) => void;
  /** Goes where the person wanted to go meanwhile, else where `go` leads; asks nothing. */
  leaveSaved: (go: () => void) => void;
  leaveFreely: (go: () => void) => void;
  leaveWithConsent: (go: () => void) => void;
};

const GuardContext = createContext<Guard | null>(null);

/**
 * Asks before a changed form is left: by link, by Back, by closing the tab. Leaving while it is saving
 * continues once it is saved, and asks if that fails. Cancel and Sign Out do not ask. One dialog for the
 * whole app, because a router can block only one navigation at a time.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, Unsaved>());
  const [isSaving, setIsSaving] = useState(false);
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  const held = useRef<(() => void) | null>(null);
  useEffect(() => {
    held.current = pending ? pending.go : (blocker.proceed ?? null);
  }, [pending, blocker]);

  useBeforeUnload(
    useCallback((event) => {
      if (forms.current.size > 0) {
        event.preventDefault();
      }
    }, []),
  );

  const guard = useMemo<Guard>(() => {
    const leaveFreely = (go: () => void) => {
      forms.current.clear();
      setPending(null);
      go();
    };
    const leaveSaved = (go: () => void) => leaveFreely(held.current ?? go);
    return {
      leaveFreely,
      leaveSaved,
      leaveWithConsent: (go) => (forms.current.size > 0 ? setPending({ go }) : leaveFreely(go)),
      forget: (formId) => forms.current.delete(formId),
      report: (formId, unsaved) => {
        if (unsaved === 'nothing') {
          forms.current.delete(formId);
        } else {
          forms.current.set(formId, unsaved);
        }
        setIsSaving(forms.current.size > 0 && ![...forms.current.values()].includes('changes'));
        if (forms.current.size === 0 && held.current) {
          leaveFreely(held.current);
        }
      },
    };
  }, []);

  function stay() {
    setPending(null);
    blocker.reset?.();
  }

  return (
    <GuardContext value={guard}>
      {children}
      <LeaveQuestion
        isOpen={pending !== null || blocker.state === 'blocked'}
        isSaving={isSaving}
        onStay={stay}
        onLeave={() => guard.leaveSaved(() => undefined)}
      />
    </GuardContext>
  );
}

/** The dialog, whose code is fetched when it is first asked. */
function LeaveQuestion(question: ComponentProps<typeof LeaveDialog>) {
  const [hasAsked, setHasAsked] = useState(false);
  if (question.isOpen && !hasAsked) {
    setHasAsked(true);
  }
  return hasAsked ? (
    <Suspense fallback={null}>
      <LeaveDialog {...question} />
    </Suspense>
  ) : null;
}

function useGuard(): Guard {
  const guard = use(GuardContext);
  if (!guard) {
    throw new Error('useUnsavedChanges needs an UnsavedChangesProvider above it.');
  }
  return guard;
}

/**
 * For a form: says whether it holds changes, and whether they are being saved.
 * @returns a function that leaves without asking, for Cancel and after saving
 */
export function useUnsavedChanges(isChanged: boolean, isSaving: boolean): Guard['leaveSaved'] {
  const { report, forget, leaveSaved } = useGuard();
  const formId = useId();
  const unsaved = isChanged ? (isSaving ? 'saving' : 'changes') : 'nothing';
  useEffect(() => report(formId, unsaved), [report, formId, unsaved]);
  useEffect(() => () => forget(formId), [forget, formId]);
  return leaveSaved;
}

/** For what leaves whatever there is: it asks nothing. */
export function useLeaveFreely(): Guard['leaveFreely'] {
  return useGuard().leaveFreely;
}

/** For what changes more than the address: runs it at once, or after the person agreed to leave. */
export function useLeaveWithConsent(): Guard['leaveWithConsent'] {
  return useGuard().leaveWithConsent;
}
