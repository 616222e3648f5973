import { onlyLookingNote } from './colleagues.ts';
import { sentences } from './sentences.ts';

/** The sentences of section 8, "Integrations", and the texts of the two settings pages (section 2). */
export const integrationMessages = sentences('integrationMessages', {
  accountFirst: 'Please select an account first',
  popupBlocked: 'Please allow popups for this site',
  startFailed: 'Failed to start connection',
  disconnectFailed: 'Failed to disconnect integration',
  disconnected: 'Integration disconnected successfully',
  importOff:
    'CSV import isn’t available yet. Connect Planning Center and your numbers update themselves.',
  /** On the card of a Google connection without a property. */
  chooseProperty: 'Choose a property',
  listFailed: 'We couldn’t load your integrations.',
  /** In the pop-up, until the provider's page is there. */
  popupWaiting: 'Connecting...',
});

export const searchConsoleMessages = sentences('searchConsoleMessages', {
  connected: 'Google Search Console connected successfully',
  connectFailed: 'Failed to connect Google Search Console',
  propertiesFailed: 'Failed to load Google Search Console properties',
  dataFailed: 'Failed to load Search Console data',
  saveFailed: 'Failed to save selected property',
  saved: 'Property selected successfully',
  none: 'No Google Search Console properties found for this account.',
  unconnected: 'Google Search Console isn’t connected.',
  subtitleUnselected: 'Select which property to connect',
  noQueries: 'No searches led to this site in these seven days.',
  noPages: 'No pages showed up in search results in these seven days.',
  lag: 'The latest seven full days from Google (Pacific time).',
});

export const planningCenterMessages = sentences('planningCenterMessages', {
  connected: 'Planning Center connected successfully',
  connectFailed: 'Failed to connect Planning Center',
  notConnected: 'Planning Center is not connected',
  loadFailed: 'Failed to load organization information',
  syncFailed: 'Failed to sync data',
  synced: 'Organization information synced successfully',
  subtitle: 'Manage your Planning Center integration',
  disconnectTitle: 'Disconnect Planning Center?',
  disconnectText:
    'This will disconnect your Planning Center account. You can reconnect at any time from the integrations page.',
});

/** What a person can do about a provider that does not answer; `title` is its name. */
export const connectionAdvice = sentences('connectionAdvice', {
  reconnect: (title: string) =>
    `Your ${title} connection has expired. Reconnect to keep your numbers up to date.`,
  later: (title: string) => `${title} didn’t respond in time. Please try again in a moment.`,
  notConfigured: (title: string) =>
    `${title} isn’t set up here yet. Ask your Steeple administrator.`,
  refused: (title: string) =>
    `${title} denied access. Check whether the person who connected it still has permission.`,
});

/** Beside a product that has no count, or one that may be too low. */
export const productHints = sentences('productHints', {
  maybe_hidden: 'The person who connected may not see all groups.',
  not_granted: 'This connection doesn’t include it. Reconnect to add it.',
  failed: 'Planning Center didn’t respond. Sync to try again.',
});

/** Why nothing is done for a church. */
export const churchRefusals = sentences('churchRefusals', {
  notYours: 'You do not have access to this account.',
  ownAdminsOnly: 'Only this church’s own admins can turn this on.',
  unknown: 'There is no such account.',
  onlyLooks: onlyLookingNote,
  withoutGiving: 'Giving is hidden for you. Ask a colleague with all rights if you need it.',
  fullAdminsOnly: 'Only a church admin with all rights can do this.',
  notConnected: 'This account isn’t connected. Connect it first.',
  unfit: 'One of the values is not valid. Please check them and try again.',
});

/** In place of `synced` when a part of the products failed; `products` are their names in a row. */
export const partlySynced = (products: string) =>
  `Planning Center didn’t respond for ${products}. Everything else is up to date.`;

/** Beside a count from earlier; `when` is a date and time in words. */
export const keptCountHint = (when: string) =>
  `Planning Center didn’t respond. This count is from ${when}.`;

/** What is asked before a system is disconnected from the cards. */
export const disconnectQuestions = {
  planning_center: {
    title: planningCenterMessages.disconnectTitle,
    text: planningCenterMessages.disconnectText,
  },
  google_search_console: {
    title: 'Disconnect Google Search Console?',
    text: 'This will disconnect your Google account. You can reconnect at any time from the integrations page.',
  },
} as const;

export const disconnectWords = { confirm: 'Disconnect', busy: 'Disconnecting...' } as const;

/** Under the cards: what comes after connecting. */
export const nextStepMessages = {
  title: 'What’s next',
  none: 'Connect Planning Center, and your first weeks show up on the dashboard within a minute.',
  check: 'Check what we count: which services, funds, and groups your numbers come from.',
  checkLink: 'Open What We Count',
  look: 'Your weeks are on the dashboard.',
  lookLink: 'Open the dashboard',
  google: 'Connect Google Search Console to see how people find you.',
} as const;
