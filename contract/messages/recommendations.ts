import { sentences } from './sentences.ts';

/** Why an answer to a card is refused. */
export const recommendationRefusals = sentences('recommendationRefusals', {
  reasonNeeded: 'Please say in a few words why this is not for you.',
  unknown: 'There is no such recommendation.',
  tooManyAnswers: 'This card has been answered 50 times. Its last answer stands.',
  answered: 'Somebody has already answered this one. Reload to see what they said.',
});

/** The Recommendations screen. */
export const recommendationMessages = sentences('recommendationMessages', {
  nothing: 'Nothing to do this week.',
  loadFailed: 'Failed to load recommendations.',
  answerFailed: 'Failed to save your answer. Please try again.',
  accepted: 'Noted: you will do it.',
  dismissed: 'Noted: not for you.',
  done: 'Noted: done.',
  taken_back: 'Your answer has been withdrawn.',
  settingsFailed: 'Failed to change the setting. Please try again.',
  chance:
    'We show a card when several weeks differ clearly from your own year, or when something is missing. By chance alone, that happens less than twice a year.',
});

/** The library's panel on the page of a core knowledge entry. */
export const libraryMessages = sentences('libraryMessages', {
  loadFailed: 'Failed to load the library panel.',
  preview:
    'As the panel reads now, saved or not, if the entry were published: at the demo church, for its newest card of each rule.',
  saved: 'Library panel saved.',
  invalid: 'Please check the address and the sizes: an address begins with https://.',
  saveFailed: 'Failed to save the library panel. Please try again.',
  gone: 'There is no such entry in the library.',
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

/** What else a finding may be, where that should be checked first. */
export const checkFirst = (name: string, text: string) => `Check this first: ${name}. ${text}`;

/** The information for a church before it lets a model word its cards. */
export function modelSentence(provider: string): string {
  return `For each finding, what it is about, our own sentences to choose from, the library’s entries and your own knowledge go to ${provider}. No number of your church, no person, no gift and nothing from Google does. How long they’re kept there is up to that provider: ask whoever runs this installation.`;
}
