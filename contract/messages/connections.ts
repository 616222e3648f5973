import { numberFormat } from '../formats.ts';
import { sentences } from './sentences.ts';

/** The sentences of the page with every account's connections. */
export const connectionsMessages = sentences('connectionsMessages', {
  title: 'Connections',
  subtitle: 'Connection status for every account',
  accessDenied: 'Access denied. Only Super Admins can view all connections.',
  none: 'No account has connected anything yet.',
  noneMatch: 'No connections match your filter.',
  loadFailed: 'We couldn’t load the connections. Please try again.',
  retryStarted: 'Sync started.',
  retryFailed: 'We couldn’t start the sync. Please try again.',
  reconnect: 'This church needs to reconnect.',
});

/** Labels and buttons of the page with every account’s connections. */
export const connectionWords = sentences('connectionWords', {
  account: 'Account',
  integration: 'Integration',
  lastSync: 'Last Sync',
  nextSync: 'Next Sync',
  state: 'Status',
  weeks: 'Weeks, Past 12 Months',
  list: 'Connections',
  anyState: 'Any status',
  searchAccounts: 'Search accounts...',
  search: 'Search connections',
  sync: 'Sync now',
  syncOf: (integration: string, account: string) => `Sync ${integration} for ${account} now`,
  failed: 'Failed',
  reconnect: 'Reconnect needed',
  idle: 'Up to date',
  queued: 'Waiting',
  running: 'Syncing',
  runningAt: (done: number, total: number) => `Syncing, ${done} of ${total}`,
  /** Of the last year. Breaks between the two counts only. */
  weekCounts: (complete: number, pending: number) =>
    pending === 0 ? `${complete} complete` : `${complete}\u00a0complete, ${pending}\u00a0pending`,
  facts: (last: string, next: string, weeks: string) =>
    `Last sync ${last}. Next ${next}. Weeks, past 12 months: ${weeks}.`,
  count: (shown: number, all: number) =>
    `${numberFormat({}).format(shown)} of ${numberFormat({}).format(all)} connections`,
});
