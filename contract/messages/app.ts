/*
 * Sentences for people, each written once (specification, section 8, and the texts of section 2). Grouped
 * by noun; a new screen adds its own group. Those of sign-in are in sign-in-messages.ts, so that the
 * sign-in page need not download the rest.
 */

import { sentences } from './sentences.ts';

/** Instead of a screen that crashed or could not be loaded. */
export const appMessages = sentences('appMessages', {
  screenFailedTitle: 'We couldn’t open this page',
  screenFailedAdvice: 'Check your connection and try again.',
});

/** Instead of a screen that a person may not see. */
export const accessDeniedMessages = sentences('accessDeniedMessages', {
  accounts: 'Access denied. Only Super Administrators can manage accounts.',
});

export const accountMessages = sentences('accountMessages', {
  fetchFailed: 'Failed to fetch accounts',
  fetchUnexpected: 'An unexpected error occurred while fetching accounts',
  createFailed: 'Failed to create account',
  updateFailed: 'Failed to update account',
  deleteFailed: 'Failed to delete account',
  created: 'Account created successfully',
  updated: 'Account updated successfully',
  deleted: 'Account deleted successfully',
  notFoundTitle: 'Account Not Found',
  notFoundText: 'The requested account could not be found.',
  noneMatch: 'No accounts found matching your search.',
  none: 'No accounts found. Create your first account to get started.',
  noneInSwitcher: 'No accounts found',
});

/** The Account Knowledge panel of an account's page. */
export const accountKnowledgeMessages = sentences('accountKnowledgeMessages', {
  loadFailed: 'Failed to load account knowledge.',
  createFailed: 'Failed to create knowledge entry.',
  updateFailed: 'Failed to update knowledge entry.',
  deleteFailed: 'Failed to delete knowledge entry.',
  none: 'No knowledge entries found for this account.',
});

/** What two people may edit at once. */
export type Noun = 'account' | 'entry' | 'user' | 'profile' | 'page';

/**
 * When two people edit the same row, the second is warned before overwriting the first one's
 * changes.
 */
export const changedMeanwhileMessages = sentences('changedMeanwhileMessages', {
  title: 'Someone else made changes',
  text: (noun: Noun) =>
    `This ${noun} was updated after you opened it. Your changes aren’t saved yet.`,
  theirs: 'Current version',
  mine: 'Your version',
  takeTheirs: 'Keep theirs',
  keepMine: 'Use mine',
  gone: (noun: Noun) =>
    `This ${noun} was deleted, or you no longer have access. Copy anything you need, then choose Cancel.`,
});

/** Knowledge entries, of an account or core. */
export const knowledgeMessages = sentences('knowledgeMessages', {
  created: 'Knowledge entry created successfully.',
  updated: 'Knowledge entry updated successfully.',
  deleted: 'Knowledge entry deleted successfully.',
});

/** Refusals of the database, which raises the same sentences. */
export const knowledgeRefusals = sentences('knowledgeRefusals', {
  tooMany:
    'There are 1,000 entries for this church already. Please delete some that you no longer need.',
});

/** The placeholders of the account pages, and their subtitles while no account name is known. */
export const accountPageMessages = sentences('accountPageMessages', {
  dashboardTitle: 'Church Health Dashboard',
  dashboardOf: (church: string) => `Weekly pulse check for ${church}`,
  forecastTitle: 'Church Forecast',
  forecastOf: (church: string) => `Data-driven projections for ${church}`,
  recommendationsTitle: 'Recommendations',
  dashboardComing: 'Dashboard content coming soon',
  dashboardSubtitle: 'Your Monday morning church health overview',
  forecastComing: 'Forecast content coming soon',
  forecastSubtitle: 'Where your church is heading based on trends and data',
  recommendationsComing: 'Recommendations content coming soon',
  recommendationsSubtitle: 'AI-powered insights and strategies for your church',
  integrationSubtitle: 'Connect your account systems and services',
  measuresTitle: 'What We Count',
});

/**
 * Asks before an irreversible deletion.
 *
 * `subject` is what will be deleted, with quotation marks where the specification has them.
 */
export const deletionMessages = sentences('deletionMessages', {
  question: (subject: string) =>
    `Are you sure you want to delete ${subject}? This action cannot be undone.`,
});

/** Who signed something and was deleted since: the name is kept nowhere. */
export const signatureMessages = sentences('signatureMessages', { formerUser: 'a former user' });

/** The banner when a super admin views a church's page. */
export const viewingMessages = sentences('viewingMessages', {
  as: (churchName: string) => `You’re viewing ${churchName} as a Super Admin`,
  exit: 'Exit',
});
