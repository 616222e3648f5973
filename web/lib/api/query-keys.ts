/**
 * The first word of every query key. Features do not know each other; this is how a change in one
 * (a knowledge entry) tells the other (the accounts list with its counts) that it is out of date.
 */
export const queryRoots = {
  viewer: 'viewer',
  accounts: 'accounts',
  users: 'users',
  accountKnowledge: 'account-knowledge',
  coreKnowledge: 'core-knowledge',
  profile: 'profile',
  auditLog: 'audit-log',
  integrations: 'integrations',
  planningCenter: 'planning-center',
  searchConsole: 'search-console',
  measures: 'measures',
  connections: 'connections',
  syncStatus: 'sync-status',
  pulse: 'pulse',
  shareLinks: 'share-links',
  sharedPulse: 'shared-pulse',
  recommendations: 'recommendations',
  library: 'library',
  forecast: 'forecast',
  colleagues: 'colleagues',
  letter: 'letter',
  mailLog: 'mail-log',
  invitations: 'invitations',
  platformSettings: 'platform-settings',
  mailbox: 'mailbox',
  twoSteps: 'two-steps',
  sessions: 'sessions',
  counts: 'counts',
} as const;
