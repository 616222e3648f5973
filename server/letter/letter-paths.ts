/** The pages that the letter leads to; a test compares them with the browser's. */
export const paths = {
  dashboard: '/account/dashboard',
  recommendations: '/account/recommendations',
  planningCenter: '/account/integration/planning-center',
  searchConsole: '/account/integration/google-search-console',
  integration: '/account/integration',
  profile: '/profile',
  count: '/account/count',
  stop: '/letter/stop',
} as const;
