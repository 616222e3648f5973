import type { EasterCalendar } from '../functions/measures.ts';
import { fullDayWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** The sentences of the page on what counts, and of the progress of a sync. */
export const measureMessages = sentences('measureMessages', {
  subtitle: (account: string) =>
    `Choose which services, groups and funds make up ${account}’s numbers`,
  subtitleWithoutName: 'Choose which services, groups and funds make up your numbers',
  question: 'What we’ll count, and why',
  questionChosen: 'What we count, and why',
  looksRight: 'Looks right',
  wholePast: 'Import group meetings for all three years',
  wholePastCost: 'Otherwise we import one year. Three years takes longer.',
  looksRightBusy: 'Saving...',
  looksRightHint: 'You can change this anytime. We’ll recalculate past weeks.',
  saved: 'Saved. We’re recalculating past weeks now.',
  loadFailed: 'We couldn’t load this page. Please try again.',
  saveFailed: 'We couldn’t save your choices. Please try again.',
  previewFailed: 'We couldn’t calculate the preview. Please try again.',
  notConnected:
    'Nothing to choose from yet. Connect Planning Center or Google Search Console, or set up counting by hand below.',
  needsReading: 'We’ll update this after you save.',
  needsReadingToo: 'After you save, we’ll also update the weeks that aren’t shown here.',
  previewTitle: 'Here’s how the last 8 weeks would change',
  previewNothing: 'Nothing changes in the last 8 weeks.',
  notCounted: 'Not counted',
  /** Questions that only the church can answer. */
  answered: 'Thank you. We’re recalculating with your answer.',
  answering: 'Saving your answer…',
  answerFailed: 'We couldn’t save your answer. Please try again.',
  answeredMeanwhile: 'Someone else changed these settings just now. Please take another look.',
  mayNotAnswer: 'You can view this, but only someone who can make changes can answer.',
  recounting: 'We’re recalculating with your answer. This takes a moment.',
  leftOut: (event: string) => `Times to leave out at ${event}`,
  leftOutHint: 'We don’t count these times, and we won’t flag them as missing.',
  heldLast: (last: string, lastCounted: string | null) =>
    lastCounted === last
      ? `Last held and counted ${fullDayWords(last)}`
      : `Last held ${fullDayWords(last)}, ${lastCounted === null ? 'never counted' : `last counted ${fullDayWords(lastCounted)}`}`,
  leftOutFrom: (day: string) => `Left out since ${fullDayWords(day)}`,
  kidsHeadcounts: 'Headcounts of kids',
  continues: (earlier: string) => `Replaced ${earlier}`,
  part: (earlier: string) => `Don’t count ${earlier}`,
});

export const syncMessages = sentences('syncMessages', {
  loadFailed: 'We couldn’t load the sync progress.',
  waiting: 'Waiting to sync',
  started: 'Sync started.',
  startFailed: 'We couldn’t start the sync. Please try again.',
  never: 'Not synced yet.',
  read: (from: string, to: string) => `Synced ${from} to ${to}.`,
  readOn: (from: string, to: string, at: string) => `Synced ${from} to ${to}, last on ${at}.`,
  next: (at: string) => `Next sync: ${at}.`,
});

/** The fields of a church's week. */
export const weekChoiceMessages = sentences('weekChoiceMessages', {
  timeZone: 'Time zone',
  noZone: 'We don’t recognize that time zone.',
});

/** Labels and buttons of What We Count. */
export const measureWords = sentences('measureWords', {
  headcounts: 'By headcounts',
  checkIns: 'By check-ins',
  who: (event: string) => `Who is counted at ${event}`,
  archived: (event: string) => `${event} (archived)`,
  now: 'Now',
  later: 'After this change',
  weekOf: 'Week of',
  change: 'Change',
  changeOf: (part: string) => `Change ${part}`,
  figure: 'Number',
  what: 'What we count',
  why: 'Why we think so',
  firstCheckIns: 'First check-ins',
  forms: 'Form submissions',
  workflows: 'Workflow cards',
  profiles: 'New profiles',
  onlyEvents: 'Only at these events (leave blank for all)',
  which: 'Which ones (leave blank for all)',
  guests: 'Who counts as a first-time guest',
  serving: 'Who counts as serving',
  rooms: 'Rooms',
  events: 'Entire events',
  volunteers: 'People checked in as volunteers',
  scheduled: 'People scheduled in Services',
  serviceTypes: 'Service types',
  seatsAt: (event: string) => `Seats at ${event}`,
  allFunds: 'All funds',
  funds: 'Funds',
  allGroups: 'All groups',
  groups: 'Groups',
  some: 'Only some',
  someWhich: 'Which ones',
  names: 'Your church’s name in searches',
  namesHint: 'One per line: your name, initials, common misspellings.',
  syncOf: (system: string) => `${system} sync`,
  imported: (system: string, percent: number) => `${system}: ${percent}% imported`,
  syncNow: 'Sync now',
  tryAgain: 'Try again',
  weekStarts: 'A week starts on',
  easter: 'Easter',
  holidays: 'Holidays in',
  done: (what: string | null, percent: number) => `${what ?? 'Importing'} · ${percent}% done`,
  preview: 'Preview',
  calculating: 'Calculating...',
});

/** The parts of what counts. */
export const partTitles = sentences('partTitles', {
  attendance: 'Attendance',
  firstTimeGuests: 'First-time guests',
  kids: 'Kids',
  serving: 'Serving',
  groups: 'Groups',
  giving: 'Giving',
  seats: 'Seats filled',
  brandTerms: 'Search',
  week: 'Week and calendar',
});

/** What a part counts. Each is a whole phrase; several stand beside each other with a dot between them. */
export const choiceDescriptions = sentences('choiceDescriptions', {
  headcounts: (names: string) => `Headcounts at ${names}`,
  headcountTypes: (names: string) => `Headcounts of ${names}`,
  checkIns: (names: string) => `Check-ins at ${names}`,
  notAt: (event: string, times: string) => `Except ${event} on ${times}`,
  firstCheckIns: (names: string) => `First check-ins at ${names}`,
  anyForm: 'Submissions of any form',
  form: (names: string) => `Submissions of the form ${names}`,
  anyWorkflow: 'Cards in any workflow',
  workflow: (names: string) => `Cards in the workflow ${names}`,
  rooms: (names: string) => `Check-ins in ${names}`,
  scheduledFor: (names: string) => `People scheduled for ${names}`,
  scheduled: 'People scheduled for any service type',
  groupsOf: (names: string) => `Groups of the type ${names}`,
  wholePast: (groups: string) => `${groups}, three years of meetings`,
  giftsTo: (names: string) => `Gifts to ${names}`,
  seats: (count: string, event: string) => `${count} seats at ${event}`,
  ownName: (terms: string) => `Searches that count as your name: ${terms}`,
  week: (day: string, zone: string, country: string, easter: EasterCalendar) =>
    `Weeks start ${day} · ${zone} · Holidays: ${country} · ${easterCalendarNames[easter]}`,
  /** A record that was deleted at the provider. */
  unnamed: (id: string) => `deleted item ${id}`,
});

/** Which Easter a church keeps. */
export const easterCalendarNames: Readonly<Record<EasterCalendar, string>> = sentences(
  'easterCalendarNames',
  { western: 'Western Easter', orthodox: 'Orthodox Easter' },
);
