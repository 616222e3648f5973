import { capitalised, countWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** How clearly numbers outside their ranges lie in weeks unlike last year's; `elsewhere`: those of other numbers do. */
type Again = 'clear' | 'elsewhere' | 'maybe' | null;

/** That nothing is off, before numbers outside their ranges. */
function outsideStarts(again: Exclude<Again, 'clear'>): string {
  if (again === 'elsewhere') {
    return 'No, nothing clear this week.';
  }
  return again === null ? 'No, nothing lasting so far.' : 'No, nothing clear so far.';
}

function othersWords(others: number): string {
  if (others === 0) {
    return '';
  }
  return plural(others, {
    one: ', and one other number is outside its range',
    other: `, and ${countWords(others)} other numbers are outside their ranges`,
  });
}

/** What happens once in so many weeks is not unusual. */
const usualEvery = 8;

/** Numbers outside of what was expected, of which no change that lasts is known. */
export const outsideMessages = sentences('outsideMessages', {
  /** Before them, where nothing else is off. @param again what makes it no single number */
  start: (again: Again) => (again === 'clear' ? 'Yes.' : outsideStarts(again)),
  /** After it. @param side where all of them lie; null where on both */
  named: (names: string, side: 'above' | 'below' | null) =>
    `${capitalised(names)} came in ${side ?? 'outside'} what we expected.`,
  /** The answer, where one number alone is outside, and nothing else is off. */
  single: (name: string, side: 'above' | 'below') =>
    `No, just one ${side === 'above' ? 'high' : 'low'} number, not a pattern: ${name} came in ${side} what we expected.`,
  /** After it. */
  inFive: 'That happens about one week in five.',
  /** @param side where all of them lie; null where on both */
  also: (names: string, side: 'above' | 'below' | null) =>
    side === null
      ? `Also a little outside what we expected: ${names}.`
      : `Also a little ${side} what we expected: ${names}.`,
  /** The same where some are far outside. */
  alsoFar: (names: string, side: 'above' | 'below' | null) =>
    `Also ${side ?? 'outside'} what we expected: ${names}.`,
  /** @param others how many other numbers are outside that nothing else names */
  far: (
    name: string,
    { value, range, others }: { value: string; range: string; others: number },
    side: 'above' | 'below',
  ) =>
    `${name} came in far ${side} what we expected: ${value}, when ${range} is typical${othersWords(others)}.`,
  /** The same of guests who came back, of some weeks' first-time guests. */
  returned: (
    value: string,
    guests: number,
    { from, to, range, others }: Record<'from' | 'to' | 'range', string> & { others: number },
  ) =>
    `Of the ${guests} first-time guests from ${from} to ${to}, ${value} came back within six weeks, when ${range} is typical${othersWords(others)}.`,
  /** Of a number outside its 95 % range. */
  howFar: 'That happens at most one week in twenty.',
  /** How often so many numbers were outside at once in the weeks before. */
  atOnce: (count: number, times: number, of: number) => {
    if (times === 0) {
      return `It’s the first week in a year with ${countWords(count)} numbers off at once.`;
    }
    const [every, many] = [Math.round(of / times), capitalised(countWords(count))];
    if (every < 2) {
      return `${many} or more are outside their ranges in most weeks.`;
    }
    return every <= usualEvery
      ? `With this many numbers, it’s common for ${countWords(count)} or more to be outside their ranges in the same week.`
      : `It’s rare for ${countWords(count)} or more numbers to be outside their ranges in the same week.`;
  },
  lastYear: (event: string | null, before: string, day: string) =>
    `${event ?? 'The same week'} last year: ${before} people, on ${day}.`,
});
