import type { RouteObject } from 'react-router';
import type { Role } from '#contract/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { AccountViewOnly } from './account-view-only.tsx';

/** What loads the screens that somebody may open, most wanted first. */
export function screensOf(role: Role | null, hasAccount: boolean): (() => Promise<unknown>)[] {
  return [
    ...(hasAccount ? [accountRoutes] : []),
    ...(role === 'super_admin' ? platformRoutes : []),
    ...everybodysRoutes,
  ].flatMap(loadsOf);
}

function loadsOf({ lazy, children = [] }: RouteObject): (() => Promise<unknown>)[] {
  return [...(typeof lazy === 'function' ? [lazy] : []), ...children.flatMap(loadsOf)];
}

/** What everybody who is signed in may open. */
export const everybodysRoutes: RouteObject[] = [
  { path: paths.home, lazy: () => import('../routes/home.tsx') },
  { path: paths.profile, lazy: () => import('../routes/profile.tsx') },
];

/** What only a super admin may open. */
export const platformRoutes: RouteObject[] = [
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
];

/** A church's pages. */
export const accountRoutes: RouteObject = {
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
