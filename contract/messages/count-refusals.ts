import { valueWords } from './figure-words.ts';
import { sentences } from './sentences.ts';
import { dayOf, people } from './week-questions.ts';

/** Why a count, a link or an import is not taken. */
export const countRefusals = sentences('countRefusals', {
  unknown: 'Your church doesn’t count this anymore. Please refresh the page.',
  date: 'We can’t save a count for this date. Please choose another one.',
  future: (weekday: string) => `That ${weekday} hasn’t happened yet.`,
  value: 'Please enter a whole number up to 1,000,000.',
  days: 'You’ve already counted single days of this week, so you can’t also enter a total for the week.',
  unsureAmount: (one: string, other: string) =>
    `This was entered before Steeple was updated, so it could be ${one} or ${other}. Please enter it again.`,
  key: 'A different number was already saved. Please enter yours again.',
  tooMany: 'You’ve reached the limit: 40 services, and 24 things to count.',
  tooManyLinks: 'You already have 20 counting links. Please turn off some you no longer need.',
  tooManyFigures: 'A church can have 12 custom numbers. Archive one first.',
  tooManyImports:
    'You’ve reached the limit of 100 imports. Undoing one makes room, but also removes its counts.',
  changed: 'Something changed since you looked. Please check again before you save.',
  tooLarge: 'This is more than we can save at once. Please import fewer rows.',
  linkEnded: 'This counting link has ended. Ask whoever gave it to you for a new one.',
  linkDates: (dates: readonly string[], today: string) =>
    dates.length === 1
      ? `This link can only fill in ${dayOf(dates[0] ?? '', today)}.`
      : `This link can only fill in ${dates.map((date) => dayOf(date, today)).join(' and ')}.`,
  enoughForToday: 'This link has saved all it can today. Ask whoever gave it to you for a new one.',
});

/** What is asked about a number that was typed. */
export const countDoubts = sentences('countDoubts', {
  slip: (value: number, meant: number) => `${people(value)} people? Did you mean ${people(meant)}?`,
  much: (value: number) => `${people(value)} people? Is that right?`,
  nobody: '0 people. Did nobody come, or was there no service?',
});

/** What only the church can say about its counts, and its answers. */
export const countQuestionWords = sentences('countQuestionWords', {
  difference: (first: string | null, one: string, second: string | null, other: string) =>
    `${first ?? 'Someone'} counted ${one} and ${second ?? 'someone else'} counted ${other}. Which number should we use?`,
  provider: (value: string, at: string, day: string, typed: string) =>
    `Planning Center now says ${value} for ${at} on ${day}; you typed ${typed}. Which one counts?`,
  providerWeek: (value: string, name: string | null, day: string, typed: string) =>
    `Planning Center now says ${value}${name === null ? '' : ` for ${name}`} in the week of ${day}; you typed ${typed}. Which one counts?`,
  count: (value: string) => value,
  noService: 'no service',
  yes: (value: string) => `Yes, ${value} is right`,
  no: 'No, take it out',
  hand: (value: string) => `${value}, as entered`,
  providers: (value: string) => `${value}, from Planning Center`,
  alwaysHand: 'Always what we enter',
  alwaysProvider: 'Always Planning Center',
});

/** What is suggested to somebody who has never counted here. */
export const countSuggestions = sentences('countSuggestions', {
  service: 'Service',
  attendance: 'Attendance',
});

/** A count as it is written: people, money, or that nobody met. */
export function countWords(
  { value, noService }: { value: number | null; noService: boolean },
  unit: 'people' | 'money',
  currency: string | null,
): string {
  return noService || value === null
    ? countQuestionWords.noService
    : valueWords(value, unit, currency);
}
