import type { RouteObject } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { AuthRoute } from './auth-route.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RouteFrame } from './route-frame.tsx';
import { ScreenFailure } from './screen-failure.tsx';
import { accountRoutes, everybodysRoutes, platformRoutes } from './screen-routes.tsx';
import { SignedInArea } from './signed-in-area.tsx';

/**
 * The route table (specification, section 2). Screens are loaded on the first visit, or earlier by
 * `prefetchScreens`. When one crashes or cannot be loaded, the shell stays.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RouteFrame />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <CenteredSpinner />,
      children: [
        { path: paths.signIn, element: <AuthRoute /> },
        { path: paths.invite, lazy: () => import('../routes/invite.tsx') },
        { path: paths.recover, lazy: () => import('../routes/recover.tsx') },
        {
          element: <SignedInArea />,
          children: [
            {
              errorElement: <ScreenFailure />,
              children: [...everybodysRoutes, ...platformRoutes, accountRoutes],
            },
          ],
        },
        { path: paths.privacy, lazy: () => import('../routes/privacy.tsx') },
        { path: paths.terms, lazy: () => import('../routes/terms.tsx') },
        { path: paths.mailbox, lazy: () => import('../routes/mailbox.tsx') },
        { path: paths.letterStop, lazy: () => import('../routes/letter-stop.tsx') },
        { path: paths.count, lazy: () => import('./count-route.tsx') },
        { path: paths.countLink, lazy: () => import('../routes/count-link.tsx') },
        { path: paths.shared, lazy: () => import('../routes/shared.tsx') },
        { path: paths.sharedReport, lazy: () => import('../routes/shared-report.tsx') },
        { path: '*', lazy: () => import('../routes/not-found.tsx') },
      ],
    },
  ];
}
