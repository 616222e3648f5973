import type { RouteObject } from 'react-router';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { AccountViewOnly } from './account-view-only.tsx';
import { AuthRoute } from './auth-route.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RouteFrame } from './route-frame.tsx';
import { SignedInArea } from './signed-in-area.tsx';

/** The route table (specification, section 2). Screens are fetched when they are first visited. */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <RouteFrame />,
      errorElement: <CrashScreen />,
      hydrateFallbackElement: <CenteredSpinner />,
      children: [
        { path: '/auth', element: <AuthRoute /> },
        { element: <SignedInArea />, children: [...superAdminRoutes, accountRoutes] },
        { path: '/privacy', lazy: () => import('../routes/privacy.tsx') },
        { path: '/terms', lazy: () => import('../routes/terms.tsx') },
        { path: '*', lazy: () => import('../routes/not-found.tsx') },
      ],
    },
  ];
}

const superAdminRoutes: RouteObject[] = [
  { path: '/', lazy: () => import('../routes/home.tsx') },
  { path: '/accounts', lazy: () => import('../routes/accounts.tsx') },
  { path: '/accounts/add', lazy: () => import('../routes/account-add.tsx') },
  { path: '/accounts/view/:accountId', lazy: () => import('../routes/account-details.tsx') },
  { path: '/accounts/edit/:accountId', lazy: () => import('../routes/account-edit.tsx') },
  { path: '/users', lazy: () => import('../routes/users.tsx') },
  { path: '/users/add', lazy: () => import('../routes/user-add.tsx') },
  { path: '/users/edit/:userId', lazy: () => import('../routes/user-edit.tsx') },
  { path: '/knowledge', lazy: () => import('../routes/knowledge.tsx') },
  { path: '/knowledge/add', lazy: () => import('../routes/knowledge-add.tsx') },
  { path: '/knowledge/view/:entryId', lazy: () => import('../routes/knowledge-view.tsx') },
  { path: '/knowledge/edit/:entryId', lazy: () => import('../routes/knowledge-edit.tsx') },
  { path: '/audit', lazy: () => import('../routes/audit.tsx') },
  { path: '/profile', lazy: () => import('../routes/profile.tsx') },
];

const accountRoutes: RouteObject = {
  element: <AccountViewOnly />,
  children: [
    {
      lazy: () => import('../routes/account-area.tsx'),
      children: [
        { path: '/account/dashboard', lazy: () => import('../routes/dashboard.tsx') },
        { path: '/account/forecast', lazy: () => import('../routes/forecast.tsx') },
        { path: '/account/recommendations', lazy: () => import('../routes/recommendations.tsx') },
        { path: '/account/integration', lazy: () => import('../routes/integration.tsx') },
        {
          path: '/account/integration/google-search-console',
          lazy: () => import('../routes/google-search-console.tsx'),
        },
        {
          path: '/account/integration/planning-center',
          lazy: () => import('../routes/planning-center.tsx'),
        },
      ],
    },
  ],
};
