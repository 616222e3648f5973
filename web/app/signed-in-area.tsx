import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { ViewerProvider } from '#web/features/viewer/viewer-context.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-context.tsx';
import type { MissingStep } from '#web/lib/session/session-state.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';
import { UnsavedChangesProvider } from '#web/screens/unsaved-changes.tsx';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { AccountViewKeeper } from './account-view-keeper.tsx';
import { rememberPlace } from './deep-link.ts';
import { SecondStepFirst } from './second-step-first.tsx';
import { Shell } from './shell/shell.tsx';

/** What others change can wait until the first screen has been read, in ms. */
const afterFirstScreenMs = 3_000;

/** Everything that needs a signed-in person. A different person or language gets a new cache. */
export function SignedInArea() {
  const session = useSession();
  const location = useLocation();
  if (session.status === 'loading') {
    return <CenteredSpinner />;
  }
  if (session.status === 'signed-out') {
    return (
      <Navigate
        to={paths.signIn}
        replace
        state={session.bySelf ? null : rememberPlace(location, session.lastUserId)}
      />
    );
  }
  const { userId, email, language, missingStep } = session;
  const key = `${userId} ${language}`;
  return (
    <LanguageGate key={key} language={language}>
      <SignedIn userId={userId} email={email} missingStep={missingStep} />
    </LanguageGate>
  );
}

type Props = { userId: string; email: string; missingStep: MissingStep };

/** Memoised: moving on renders the screen, not what is around it. */
const SignedIn = memo(function SignedIn({ userId, email, missingStep }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SecondStepFirst missingStep={missingStep} email={email}>
        <ViewerProvider userId={userId} email={email}>
          <AccountViewKeeper />
          <LiveLists />
          <UnsavedChangesProvider>
            <Shell>
              <Outlet />
            </Shell>
          </UnsavedChangesProvider>
        </ViewerProvider>
      </SecondStepFirst>
    </QueryClientProvider>
  );
});

/** Once the first screen stands, what others change is followed. */
function LiveLists() {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    let end = () => {};
    let isGone = false;
    const timer = setTimeout(() => {
      void import('./live-changes.ts').then(({ keepListsLive }) => {
        if (!isGone && 'locks' in navigator) {
          end = keepListsLive(api, client);
        }
      });
    }, afterFirstScreenMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      end();
    };
  }, [api, client]);
  return null;
}
