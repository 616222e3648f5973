import { fullDayWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** The sentences of the page on what counts, and of the progress of a sync. */
export const measureMessages = sentences('measureMessages', {
  title: 'What We Count',
  subtitle: (account: string) => `What counts at ${account}`,
  subtitleWithoutName: 'Which events, groups and funds make up your figures',
  question: 'What we think counts, and why',
  questionChosen: 'What counts, and why',
  looksRight: 'Looks right',
  wholePast: 'Read group meetings of all three years',
  wholePastCost:
    'Otherwise we read one year, because each meeting takes a request to Planning Center.',
  looksRightBusy: 'Saving...',
  looksRightHint: 'You can change any of it later; past weeks are then counted again.',
  saved: 'Your choices have been saved. Past weeks are being counted again.',
  loadFailed: 'Failed to load what counts. Please try again.',
  saveFailed: 'Failed to save your choices. Please try again.',
  previewFailed: 'Failed to calculate the preview. Please try again.',
  notConnected:
    'Nothing to choose from yet. Connect Planning Center or Google Search Console first.',
  needsReading: 'Read again after saving.',
  needsReadingToo: 'Weeks that are not shown are read again after saving.',
  previewTitle: 'The last 8 weeks would read',
  previewNothing: 'Nothing changes in the last 8 weeks.',
  notCounted: 'Not counted',
  /** Questions that only the church can answer. */
  answered: 'Thank you. We’re counting again with your answer.',
  answering: 'Saving your answer…',
  answerFailed: 'We couldn’t save your answer. Please try again.',
  answeredMeanwhile: 'Someone else changed what counts just now. Please take another look.',
  mayNotAnswer: 'You can look at this, but only the church’s own staff can answer.',
  recounting: 'We’re counting again with your answer. This takes a moment.',
  leftOut: (event: string) => `Leave out at ${event}`,
  leftOutHint: 'We don’t count these times, and we don’t miss them.',
  heldLast: (last: string, lastCounted: string | null) =>
    lastCounted === last
      ? `Last held and counted ${fullDayWords(last)}`
      : `Last held ${fullDayWords(last)}, ${lastCounted === null ? 'never counted' : `last counted ${fullDayWords(lastCounted)}`}`,
  kidsHeadcounts: 'Headcounts of kids',
  continues: (earlier: string) => `Continues ${earlier}`,
  part: (earlier: string) => `Don’t count ${earlier}`,
  meanwhileNoun: 'list of what counts',
});

export const syncMessages = sentences('syncMessages', {
  loadFailed: 'The sync progress could not be loaded.',
  waiting: 'Waiting to be read',
  started: 'Reading has started.',
  startFailed: 'Failed to start reading. Please try again.',
  never: 'Not read yet',
});

/** The dashboard's first minute, while the weeks are being read. */
export const firstMinuteMessages = sentences('firstMinuteMessages', {
  reading: 'We are reading your newest weeks first.',
  noAccess:
    'You’re connected, but Planning Center doesn’t let us see everything yet. Here’s what to do.',
  found: (value: string, day: string) =>
    `We found your weeks: ${value} came on the last ${day}. Please check what we count.`,
  foundOther: (what: string, value: string) =>
    `We found your ${what}: ${value} in the newest week. Take a look at what we’re counting.`,
  line: 'Weeks read so far, newest first.',
  neverTaken: 'What we never take',
  neverTakenText: 'Names, and who gave what. We keep one number a week for each figure.',
  quiet: 'Still quiet',
  quietText: 'Google Search Console is not connected. It would show how people find you.',
  connect: 'Connect',
  readOnly: 'Read only',
  readOnlyText: 'We change nothing in Planning Center.',
});
