import { sentences } from './sentences.ts';

/** The sentences of the page with every account's connections. */
export const connectionsMessages = sentences('connectionsMessages', {
  title: 'Connections',
  subtitle: 'Connection status for every account',
  accessDenied: 'Access denied. Only Super Administrators can look at all connections.',
  none: 'No account has connected anything yet.',
  noneMatch: 'No connections match your filter.',
  loadFailed: 'We couldn’t load the connections. Please try again.',
  retryStarted: 'Sync started.',
  retryFailed: 'We couldn’t start the sync. Please try again.',
  reconnect: 'This church needs to reconnect.',
});
