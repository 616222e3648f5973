import { sentences } from './sentences.ts';

/** The sentences of the page with every account's connections. */
export const connectionsMessages = sentences('connectionsMessages', {
  title: 'Connections',
  subtitle: 'How the connections of all accounts are doing',
  accessDenied: 'Access denied. Only Super Administrators can look at all connections.',
  none: 'No account has connected anything yet.',
  noneMatch: 'No connections match your filter.',
  loadFailed: 'Failed to load the connections. Please try again.',
  retryStarted: 'Reading has started.',
  retryFailed: 'Failed to start reading. Please try again.',
  reconnect: 'The church has to connect again.',
});
