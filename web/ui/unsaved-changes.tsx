import { Button, Group, Text } from '@mantine/core';
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { Dialog } from './dialog.tsx';

/** What a form holds that is not stored: nothing, changes, or changes on their way to the server. */
type Unsaved = 'nothing' | 'changes' | 'saving';

type Guard = {
  /** How often a page has been left so far. */
  departures: () => number;
  report: (formId: string, unsaved: Unsaved) => void;
  leaveFreely: (go: () => void) => void;
  leaveWithConsent: (go: () => void) => void;
};

const GuardContext = createContext<Guard | null>(null);

/**
 * Asks before a changed form is left: by link, by back, by closing the tab. One dialog for the whole
 * app, because a router can hold only one question at a time. A form that is saving may be left,
 * because the save goes on; closing the tab would break it off, and asks.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const forms = useRef(new Map<string, Unsaved>());
  const departures = useRef(0);
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeaving = currentLocation.pathname !== nextLocation.pathname;
    const isBlocked = isLeaving && hasChanges(forms.current);
    departures.current += isLeaving && !isBlocked ? 1 : 0;
    return isBlocked;
  });

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
      go();
    };
    return {
      departures: () => departures.current,
      leaveFreely,
      leaveWithConsent: (go) => (hasChanges(forms.current) ? setPending({ go }) : leaveFreely(go)),
      report: (formId, unsaved) => {
        if (unsaved === 'nothing') {
          forms.current.delete(formId);
        } else {
          forms.current.set(formId, unsaved);
        }
      },
    };
  }, []);

  function stay() {
    setPending(null);
    blocker.reset?.();
  }

  function leave() {
    setPending(null);
    guard.leaveFreely(() => (pending ? pending.go() : blocker.proceed?.()));
  }

  return (
    <GuardContext value={guard}>
      {children}
      <LeaveDialog
        isOpen={pending !== null || blocker.state === 'blocked'}
        onStay={stay}
        onLeave={leave}
      />
    </GuardContext>
  );
}

function hasChanges(forms: ReadonlyMap<string, Unsaved>): boolean {
  return [...forms.values()].includes('changes');
}

type DialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

function LeaveDialog({ isOpen, onStay, onLeave }: DialogProps) {
  return (
    <Dialog isOpen={isOpen} title="Leave without saving?" onClose={onStay}>
      <Text mb="lg">What you changed on this page has not been saved.</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          Stay
        </Button>
        <Button color="red" onClick={onLeave}>
          Leave
        </Button>
      </Group>
    </Dialog>
  );
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
 * @returns a function that leaves without asking, for Cancel and after saving; whoever is on the way
 * to another page already, while this one still stands, is not called back
 */
export function useUnsavedChanges(isChanged: boolean, isSaving: boolean): Guard['leaveFreely'] {
  const { departures, report, leaveFreely } = useGuard();
  const [arrival] = useState(departures);
  const formId = useId();
  const unsaved = isChanged ? (isSaving ? 'saving' : 'changes') : 'nothing';
  useEffect(() => {
    report(formId, unsaved);
    return () => report(formId, 'nothing');
  }, [report, formId, unsaved]);
  return (go) => departures() === arrival && leaveFreely(go);
}

/** For what leaves whatever there is: it asks nothing. */
export function useLeaveFreely(): Guard['leaveFreely'] {
  return useGuard().leaveFreely;
}

/** For what changes more than the address: runs it at once, or after the person agreed to leave. */
export function useLeaveWithConsent(): Guard['leaveWithConsent'] {
  return useGuard().leaveWithConsent;
}
