import { type ReactNode, Suspense, useState } from 'react';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { logError } from '#web/lib/log.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSignOut } from './use-sign-out.ts';

// Rarely asked.
const SignOutDialog = lazyPart(
  async () => (await import('#web/features/counting/components/sign-out-dialog.tsx')).SignOutDialog,
);

/** Signs out, and asks first where counts of this person are on this phone only. */
export function useSignOutQuestion(): { ask: () => Promise<void>; question: ReactNode } {
  const { userId } = useViewer();
  const signOut = useSignOut();
  const [waiting, setWaiting] = useState(0);
  async function ask() {
    const count = await unsentHere(userId);
    if (count > 0) {
      setWaiting(count);
    } else {
      await signOut();
    }
  }
  const question =
    waiting > 0 ? (
      <Suspense fallback={null}>
        <SignOutDialog
          waiting={waiting}
          onLeave={() => void signOut()}
          onStay={() => setWaiting(0)}
        />
      </Suspense>
    ) : null;
  return { ask, question };
}

/** None where that cannot be found out: nobody is kept from signing out. */
async function unsentHere(userId: string): Promise<number> {
  if (typeof indexedDB === 'undefined') {
    return 0;
  }
  try {
    const counting = await import('#web/features/counting/unsent-here.ts');
    return await counting.unsentHere(userId);
  } catch (cause) {
    logError('Counts on this phone could not be looked up.', cause);
    return 0;
  }
}
