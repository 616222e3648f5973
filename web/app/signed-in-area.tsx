import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useViewer, ViewerProvider } from '#web/features/viewer/viewer-context.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session-context.tsx';
import type { MissingStep } from '#web/lib/session/session-state.ts';
import { useCurrentAccount } from '#web/routes/current-account.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';
import { UnsavedChangesProvider } from '#web/screens/unsaved-changes.tsx';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { AccountViewKeeper } from './account-view-keeper.tsx';
import { rememberPlace } from './deep-link.ts';
import { prefetchScreens } from './prefetch-screens.ts';
import { screensOf } from './screen-routes.tsx';
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
          <ScreensAhead />
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

/** What opens on the dashboard. */
const dashboardParts = [
  () => import('#web/features/pulse/components/closer-look.tsx'),
  () => import('#web/features/people/components/people-look.tsx'),
  () => import('#web/features/pulse/components/share-dialog.tsx'),
  () => import('#web/features/pulse/components/week-dialog.tsx'),
];

/** Loads a person's own screens before they are asked for. */
function ScreensAhead() {
  const client = useQueryClient();
  const { role } = useViewer();
  const hasAccount = useCurrentAccount() !== null;
  useEffect(
    () =>
      prefetchScreens(client, [
        ...screensOf(role, hasAccount),
        ...(hasAccount ? dashboardParts : []),
        () => import('./shell/opened-profile-menu.tsx'),
        () => import('./shell/menu-drawer.tsx'),
        () => import('#web/screens/leave-dialog.tsx'),
      ]),
    [client, role, hasAccount],
  );
  return null;
}

/** Once the first screen stands, what others change is followed. */
function LiveLists() {
  const api = useApi();
  const client = useQueryClient();
  useEffect(() => {
    let end = () => {};
    let isGone = false;
    const timer = setTimeout(() => {
      import('./live-changes.ts').then(
        ({ keepListsLive }) => {
          if (!isGone && 'locks' in navigator) {
            end = keepListsLive(api, client);
          }
        },
        // Without it, lists are as new as when they were opened.
        (cause) => logError('What others change cannot be followed.', cause),
      );
    }, afterFirstScreenMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
      end();
    };
  }, [api, client]);
  return null;
}
