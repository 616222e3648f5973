import { capitalised, countWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** Why an answer to a card is refused. */
export const recommendationRefusals = sentences('recommendationRefusals', {
  reasonNeeded: 'Please say in a few words why this is not for you.',
  unknown: 'We couldn’t find that recommendation.',
  tooManyAnswers: 'This recommendation has been answered 50 times. We’ll keep the last answer.',
  answered: 'Someone has already answered this one. Refresh to see what they said.',
});

/** The Recommendations screen. */
export const recommendationMessages = sentences('recommendationMessages', {
  nothing: 'Nothing to do this week.',
  /** Where the dashboard asks for something, or is not known. */
  nothingNew: 'Nothing new in your trends this week.',
  /** Beside 'Recommendations content coming soon'. */
  weeksShort: (weeks: number) =>
    plural(weeks, {
      one: 'We need 1 more week of counts before we can recommend anything.',
      other: `We need ${weeks} more weeks of counts before we can recommend anything.`,
    }),
  preparing: 'We’re looking through your weeks now. Check back in a minute.',
  loadFailed: 'We couldn’t load recommendations.',
  answerFailed: 'We couldn’t save your answer. Please try again.',
  accepted: 'Great. We’ll keep it on your list.',
  dismissed: 'Got it. We’ve dismissed this one.',
  done: 'Nice work. It’s marked done.',
  taken_back: 'Undone. This recommendation is open again.',
  settingsFailed: 'We couldn’t change the setting. Please try again.',
  toDo: (cards: number) =>
    plural(cards, {
      one: 'One thing to do this week.',
      other: `${capitalised(countWords(cards))} things to do this week.`,
    }),
  caughtUp: 'You’re all caught up.',
  /** Where the dashboard asks for something besides, or is not known. */
  answeredHere: 'You’ve answered everything on this page.',
  toDoAndMore: (cards: number) =>
    plural(cards, {
      one: 'One thing to do this week. There’s more on your dashboard.',
      other: `${capitalised(countWords(cards))} things to do this week. There’s more on your dashboard.`,
    }),
  onDashboard: 'Also on your dashboard',
  openDashboard: 'Open the dashboard',
  checkedQuiet: (things: number, days: string) =>
    `We checked ${things} things for the week of ${days}. None of them led to a recommendation.`,
  checked: (things: number, days: string, found: number) =>
    plural(found, {
      one: `We checked ${things} things for the week of ${days}, and one needs action.`,
      other: `We checked ${things} things for the week of ${days}, and ${countWords(found)} need action.`,
    }),
  checkedTitle: 'What we checked',
  earlier: 'Earlier',
  earlierAre: 'What we saw at the time. Your numbers may have changed since.',
  /** @param day the Sunday of its week */
  asOf: (day: string) => `As of ${day}`,
  allEarlier: (cards: number) => `All ${cards} earlier recommendations`,
  older: 'Older recommendations',
  print: 'Print',
  chance:
    'You’ll see a recommendation when several weeks are clearly different from your normal, or when something’s missing. False alarms should be rare: fewer than two a year.',
});

/** The library's panel on the page of a core knowledge entry. */
export const libraryMessages = sentences('libraryMessages', {
  loadFailed: 'We couldn’t load the library panel.',
  preview:
    'Preview: where this entry would appear at the demo church if you published it as it is now.',
  saved: 'Library panel saved.',
  invalid: 'Please check the link and the attendance: a link begins with https://.',
  saveFailed: 'We couldn’t save the library panel. Please try again.',
  gone: 'This entry isn’t in the library.',
});

/** The sentences with which a card may begin, written here; a model chooses one by its id. */
export const openings = [
  'stood_out',
  'few_minutes',
  'certain',
  'fairly_sure',
  'less_sure',
] as const;
export type Opening = (typeof openings)[number];

export const openingWords: Readonly<Record<Opening, string>> = sentences('openingWords', {
  stood_out: 'This stood out when we looked at your numbers.',
  few_minutes: 'This is worth a few minutes of your week.',
  certain: 'We’re sure about this one.',
  fairly_sure: 'We’re fairly sure about this one.',
  less_sure: 'We’re less sure about this one, so take a look before you act.',
});

/** What stands around a card’s own sentences. */
export const wordingMessages = sentences('wordingMessages', {
  /** What else a finding may be, where that should be checked first. */
  checkFirst: (name: string, text: string) => `Check this first: ${name}. ${text}`,
  title: 'AI wording',
  turnOn: 'Let AI choose the wording of recommendations',
  used: (used: number, most: number) => `${used} of ${most} requests used this month.`,
  /** The information for a church before it lets a model word its cards. */
  model: (provider: string) =>
    `For each recommendation, we send ${provider} what it’s about, how sure we are, our own sentences to choose from, and the library and church knowledge entries that fit it, as they’re written. So please keep names and private matters out of your church’s knowledge entries. Apart from those, we send none of your numbers, no names, nothing your notes say and nothing from Google. ${provider} decides how long it keeps this; your Steeple administrator can tell you more.`,
});
