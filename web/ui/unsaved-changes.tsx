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

type Guard = {
  report: (formId: string, hasChanges: boolean) => void;
  leaveFreely: (go: () => void) => void;
  leaveWithConsent: (go: () => void) => void;
};

const GuardContext = createContext<Guard | null>(null);

/**
 * Asks before a changed form is left: by link, by back, by closing the tab. One dialog for the whole
 * app, because a router can hold only one question at a time.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const changedForms = useRef(new Set<string>());
  const [pending, setPending] = useState<{ go: () => void } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changedForms.current.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );

  useBeforeUnload(
    useCallback((event) => {
      if (changedForms.current.size > 0) {
        event.preventDefault();
      }
    }, []),
  );

  const guard = useMemo<Guard>(() => {
    const leaveFreely = (go: () => void) => {
      changedForms.current.clear();
      go();
    };
    return {
      leaveFreely,
      leaveWithConsent: (go) =>
        changedForms.current.size > 0 ? setPending({ go }) : leaveFreely(go),
      report: (formId, hasChanges) => {
        if (hasChanges) {
          changedForms.current.add(formId);
        } else {
          changedForms.current.delete(formId);
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
 * For a form: says whether it holds changes.
 * @returns a function that leaves without asking, for Cancel and after saving
 */
export function useUnsavedChanges(hasChanges: boolean): Guard['leaveFreely'] {
  const { report, leaveFreely } = useGuard();
  const formId = useId();
  useEffect(() => {
    report(formId, hasChanges);
    return () => report(formId, false);
  }, [report, formId, hasChanges]);
  return leaveFreely;
}

/** For what changes more than the address: runs it at once, or after the person agreed to leave. */
export function useLeaveWithConsent(): Guard['leaveWithConsent'] {
  return useGuard().leaveWithConsent;
}
