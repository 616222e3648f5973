import { planningCenterMessages } from './integrations.ts';
import { sentences } from './sentences.ts';

/** Labels and buttons of the Planning Center settings. */
export const planningCenterWords = sentences('planningCenterWords', {
  title: 'Planning Center Settings',
  connectedSince: 'Connected Since',
  status: 'Connection Status',
  organizationId: 'Organization ID',
  organization: 'Organization Information',
  organizationName: 'Organization Name',
  sync: 'Sync Data',
  products: 'Connected Products',
  loading: 'Loading organization information',
  syncing: 'Syncing...',
  /** In place of `synced` when a part of the products failed; `products` are their names in a row. */
  partlySynced: (products: string) =>
    `Planning Center didn’t respond for ${products}. Everything else is up to date.`,
  /** Beside a count from earlier; `when` is a date and time in words. */
  keptCount: (when: string) => `Planning Center didn’t respond. This count is from ${when}.`,
});

/** Labels and buttons of the Google Search Console settings. */
export const searchConsoleWords = sentences('searchConsoleWords', {
  title: 'Google Search Console',
  active: 'ACTIVE',
  change: 'Change Property',
  connected: 'Connected Property',
  open: 'Open Google Search Console',
  properties: 'Properties',
  saveSelection: 'Save Selection',
  select: 'Select Property',
  full: 'Full user',
  restricted: 'Restricted user',
  unverified: 'Unverified user',
  ctr: 'Avg. CTR',
  position: 'Avg. Position',
  days: 'Last 7 days',
  analytics: 'Search Analytics',
  topPages: 'Top 5 Pages',
  topQueries: 'Top 5 Queries',
  clicks: 'Total Clicks',
  impressions: 'Total Impressions',
  propertyOf: (church: string) => `Connected property for ${church}`,
  loading: 'Loading Google Search Console',
  loadingAnalytics: 'Loading search analytics',
  permission: (level: string) => `Permission Level: ${level}`,
  owner: 'Owner',
  clicksOf: (count: string) => `${count} clicks`,
  impressionsOf: (count: string) => `${count} impressions`,
  positionOf: (position: string) => `Position ${position}`,
});

/** Planning Center's products on its settings page. */
export const planningCenterLabels = sentences('planningCenterLabels', {
  people: 'People',
  services: 'Services',
  check_ins: 'Check-Ins',
  giving: 'Giving',
  calendar: 'Calendar',
  groups: 'Groups',
  publishing: 'Publishing',
  registrations: 'Registration',
});

/** Beside a product that has no count, or one that may be too low. */
export const productHints = sentences('productHints', {
  maybe_hidden: 'The person who connected Planning Center to Steeple may not see all groups.',
  not_granted: 'This connection doesn’t include it. Reconnect to add it.',
  failed: 'Planning Center didn’t respond. Sync to try again.',
});

/** What is asked before a system is disconnected from the cards. */
export const disconnectQuestions = sentences('disconnectQuestions', {
  planning_center: {
    title: planningCenterMessages.disconnectTitle,
    text: planningCenterMessages.disconnectText,
  },
  google_search_console: {
    title: 'Disconnect Google Search Console?',
    text: 'This will disconnect your Google account. You can reconnect at any time from the integrations page.',
  },
});

/** Under the cards: what comes after connecting. */
export const nextStepMessages = sentences('nextStepMessages', {
  title: 'What’s next',
  none: 'Connect Planning Center, and your first weeks usually show up on the dashboard within a few minutes.',
  check: 'Check what we count: which services, funds, and groups your numbers come from.',
  checkLink: 'Open What We Count',
  look: 'Your weeks are on the dashboard.',
  lookLink: 'Open the dashboard',
  google: 'Connect Google Search Console to see how people find you.',
});
