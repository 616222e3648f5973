import { sentences } from './sentences.ts';

/** The sentences of section 8, "Integrations", and the texts of the two settings pages (section 2). */
export const integrationMessages = sentences('integrationMessages', {
  accountFirst: 'Please select an account first',
  popupBlocked: 'Please allow popups for this site',
  startFailed: 'Failed to start connection',
  disconnectFailed: 'Failed to disconnect integration',
  disconnected: 'Integration disconnected successfully',
  importOff:
    'To bring in past counts, import a spreadsheet from What We Count. Or connect Planning Center, and your numbers update themselves.',
  /** On the card of a Google connection without a property. */
  chooseProperty: 'Choose your website',
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

/** Why nothing is done for a church. */
export const churchRefusals = sentences('churchRefusals', {
  notYours: 'You don’t have access to this church.',
  ownAdminsOnly: 'Only an Account Admin of this church can turn this on.',
  unknown: 'We couldn’t find that account.',
  /** Also above every page of a church, for a person who may only look. */
  onlyLooks: 'You can view everything here but can’t change it. Ask someone with full access.',
  withoutGiving: 'You don’t have access to giving. Ask someone with full access if you need it.',
  fullAdminsOnly: 'Only an Account Admin with full access can do this.',
  notConnected: 'Nothing is connected here yet. Connect it first.',
  unfit: 'Something you entered isn’t valid. Please check it and try again.',
  unknownFigure: 'We couldn’t find that number. Someone may have archived it.',
});

/** Labels and buttons of the integrations page. */
export const integrationWords = sentences('integrationWords', {
  title: 'Integration',
  ofChurch: (church: string) => `Integration settings for ${church}`,
  connect: 'Connect',
  reconnect: 'Reconnect',
  disconnect: 'Disconnect',
  disconnecting: 'Disconnecting...',
  settings: 'Settings',
  connected: 'Connected',
  loadingState: (system: string) => `Checking ${system}`,
  csvText: 'Attendance and giving from a spreadsheet.',
  csvImport: 'Import',
  csvTitle: 'Import CSV File',
  sandbox: 'Sandbox data',
  searchConsoleText: 'How people find your church when they search the web.',
  planningCenterText: 'People, giving, groups and check-ins from your church management system.',
  back: 'Back to Integration',
  buttonOf: (button: string, system: string) => `${button} ${system}`,
});

/** Why a function of an integration refuses. */
export const providerRefusals = sentences('providerRefusals', {
  notConnected: (title: string) => `${title} is not connected`,
  noProperty: 'Please choose your website first.',
  unknownProperty:
    'The connected Google account doesn’t have access to this website. Please choose another one.',
  refused: (title: string) =>
    `${title} denied access. Check whether the person who connected it still has permission, or choose another website.`,
});

/** On the page to which a provider leads back, below the sentence of the specification. */
export const returnPageMessages = sentences('returnPageMessages', {
  connected: 'You can close this window.',
  denied: 'Access wasn’t allowed, so nothing was connected. Connect again to allow it.',
  scope_missing:
    'Steeple didn’t get all the access it needs, so nothing was connected. Connect again and make sure every box is checked.',
  stale:
    'This sign-in was already used, took too long or was started in another browser. Go back to Steeple and connect again.',
  refused: 'You can no longer connect systems for this account. Ask your Steeple administrator.',
  provider_failed:
    'The other system didn’t complete the sign-in. Please connect again in a moment.',
  failed: 'Something went wrong on our side. Please connect again in a moment.',
  back: 'Back to Steeple',
  noScript: 'This window doesn’t close by itself without JavaScript.',
});
