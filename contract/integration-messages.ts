/** The sentences of section 8, "Integrations", and the texts of the two settings pages (section 2). */
export const integrationMessages = {
  accountFirst: 'Please select an account first',
  popupBlocked: 'Please allow popups for this site',
  startFailed: 'Failed to start connection',
  disconnectFailed: 'Failed to disconnect integration',
  disconnected: 'Integration disconnected successfully',
} as const;

export const searchConsoleMessages = {
  connected: 'Google Search Console connected successfully',
  connectFailed: 'Failed to connect Google Search Console',
  propertiesFailed: 'Failed to load Google Search Console properties',
  dataFailed: 'Failed to load Search Console data',
  saveFailed: 'Failed to save selected property',
  saved: 'Property selected successfully',
  none: 'No Google Search Console properties found for this account.',
} as const;

export const planningCenterMessages = {
  connected: 'Planning Center connected successfully',
  connectFailed: 'Failed to connect Planning Center',
  notConnected: 'Planning Center is not connected',
  loadFailed: 'Failed to load organization information',
  syncFailed: 'Failed to sync data',
  synced: 'Organization information synced successfully',
  disconnectTitle: 'Disconnect Planning Center?',
  disconnectText:
    'This will disconnect your Planning Center account. You can reconnect at any time from the integrations page.',
} as const;
