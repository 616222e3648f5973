import type { RouteObject } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { AccountViewOnly } from './account-view-only.tsx';
import { AuthRoute } from './auth-route.tsx';
import { CrashScreen } from './crash-screen.tsx';
import { RouteFrame } from './route-frame.tsx';
import { ScreenFailure } from './screen-failure.tsx';
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
            { errorElement: <ScreenFailure />, children: [...superAdminRoutes, accountRoutes] },
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

const superAdminRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import('../routes/home.tsx') },
  { path: paths.accounts, lazy: () => import('../routes/accounts.tsx') },
  { path: paths.addAccount, lazy: () => import('../routes/account-add.tsx') },
  { path: paths.account(':accountId'), lazy: () => import('../routes/account-details.tsx') },
  { path: paths.editAccount(':accountId'), lazy: () => import('../routes/account-edit.tsx') },
  { path: paths.users, lazy: () => import('../routes/users.tsx') },
  { path: paths.addUser, lazy: () => import('../routes/user-add.tsx') },
  { path: paths.inviteUser, lazy: () => import('../routes/user-invite.tsx') },
  { path: paths.editUser(':userId'), lazy: () => import('../routes/user-edit.tsx') },
  { path: paths.knowledge, lazy: () => import('../routes/knowledge.tsx') },
  { path: paths.addKnowledge, lazy: () => import('../routes/knowledge-add.tsx') },
  { path: paths.knowledgeEntry(':entryId'), lazy: () => import('../routes/knowledge-view.tsx') },
  { path: paths.editKnowledge(':entryId'), lazy: () => import('../routes/knowledge-edit.tsx') },
  { path: paths.audit, lazy: () => import('../routes/audit.tsx') },
  { path: paths.connections, lazy: () => import('../routes/connections.tsx') },
  { path: paths.mails, lazy: () => import('../routes/mails.tsx') },
  { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
];

const accountRoutes: RouteObject = {
  element: <AccountViewOnly />,
  children: [
    {
      lazy: () => import('../routes/account-area.tsx'),
      children: [
        { path: paths.dashboard, lazy: () => import('../routes/dashboard.tsx') },
        { path: paths.report, lazy: () => import('../routes/report.tsx') },
        { path: paths.forecast, lazy: () => import('../routes/forecast.tsx') },
        { path: paths.recommendations, lazy: () => import('../routes/recommendations.tsx') },
        { path: paths.measures, lazy: () => import('../routes/measures.tsx') },
        { path: paths.countImport, lazy: () => import('../routes/count-import.tsx') },
        { path: paths.colleagues, lazy: () => import('../routes/colleagues.tsx') },
        { path: paths.integration, lazy: () => import('../routes/integration.tsx') },
        {
          path: paths.searchConsole,
          lazy: () => import('../routes/google-search-console.tsx'),
        },
        {
          path: paths.planningCenter,
          lazy: () => import('../routes/planning-center.tsx'),
        },
      ],
    },
  ],
};
