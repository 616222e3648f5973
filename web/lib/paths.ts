import { publicPaths } from './public-paths.ts';

/** Every address of the app (specification, section 2). Those of one record take its id. */
export const paths = {
  ...publicPaths,
  accounts: '/accounts',
  addAccount: '/accounts/add',
  account: (id: string) => `/accounts/view/${id}`,
  editAccount: (id: string) => `/accounts/edit/${id}`,
  users: '/users',
  addUser: '/users/add',
  editUser: (id: string) => `/users/edit/${id}`,
  knowledge: '/knowledge',
  addKnowledge: '/knowledge/add',
  knowledgeEntry: (id: string) => `/knowledge/view/${id}`,
  editKnowledge: (id: string) => `/knowledge/edit/${id}`,
  shared: '/shared',
  audit: '/audit',
  connections: '/connections',
  profile: '/profile',
  dashboard: '/account/dashboard',
  forecast: '/account/forecast',
  recommendations: '/account/recommendations',
  measures: '/account/measures',
  integration: '/account/integration',
  searchConsole: '/account/integration/google-search-console',
  planningCenter: '/account/integration/planning-center',
} as const;
