import { capitalised, countWords } from './figure-words.ts';
import type { LeadNames } from './lead.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** 'Is anything off?', answered. */
export const anythingOffMessages = sentences('anythingOffMessages', {
  nothing: (judged: number) =>
    judged === 8
      ? 'No. All eight numbers look normal.'
      : plural(judged, {
          one: 'No. The one number we can check so far looks normal.',
          other: `No. The ${countWords(judged)} numbers we can check look normal.`,
        }),
  /** Nothing is off, and some numbers lie where one in five does. */
  onlyOutside: (names: string, one: 'above' | 'below' | null) =>
    one === null
      ? `No. ${capitalised(names)} came in outside what we expected. For each, that happens about one week in five.`
      : `No. ${capitalised(names)} came in ${one} what we expected. That happens about one week in five.`,
  /** Before sentences that name what lies outside. */
  no: 'No.',
  /** Outside the range of nineteen weeks in twenty. */
  farOutside: (names: string, one: 'above' | 'below' | null) =>
    one === null
      ? `${capitalised(names)} came in far outside what we expected. For each, that happens about one week in twenty.`
      : `${capitalised(names)} came in well ${one} what we expected. That happens about one week in twenty.`,
  /** A number per person, of which only the people are unusual. */
  byAttendance: (noun: string, isHigh: boolean) =>
    isHigh
      ? `${capitalised(noun)} is high only because so few people came.`
      : `${capitalised(noun)} is low only because so many people came.`,
  /** While all of this week is still coming in. */
  nothingLately: (areAllInside: boolean) =>
    areAllInside
      ? 'Not last week. This week’s numbers are still coming in.'
      : 'Nothing unusual last week. This week’s numbers are still coming in.',
  /** What has changed for good is so of the last weeks, and perhaps not of the newest. */
  lately: (phrase: string) => `${phrase} lately`,
  /** After the answer: numbers outside of what was expected beside what is off. */
  alsoOutside: (names: string, count: number) =>
    plural(count, {
      one: `Also outside its range: ${names}.`,
      other: `Also outside their ranges: ${names}.`,
    }),
  /** After the answer: numbers that are above before their week is whole. */
  alreadyAbove: (names: string, count: number) =>
    plural(count, {
      one: `${capitalised(names)} is already above what we expected.`,
      other: `${capitalised(names)} are already above what we expected.`,
    }),
  /** After the answer, while the count that everything else leans on is not finished. */
  unfinished: (noun: string, day: string) =>
    `We can’t check ${noun} until ${day}’s count is finished.`,
  /** Marks what was said of an earlier week and still stands. */
  lastWeek: '(last week)',
  /** The same beside a week that is over itself. */
  weekBefore: '(the week before)',
  weekOf: (day: string) => `(on ${day})`,
  /** There is history, but no count to check. */
  notCounted: 'Nothing to check yet: we don’t have a full count for this week.',
  noneJudged: 'Too soon to tell. There isn’t enough history yet.',
  some: (off: number, phrases: string) =>
    plural(off, {
      one: `Yes, one thing: ${phrases}.`,
      other: `Yes, ${countWords(off)} things: ${phrases}.`,
    }),
});

export const comingMessages = sentences('comingMessages', {
  open: 'Open the forecast',
  /** Only where every week ahead is expected within a tenth of the last four. */
  alike: (weeks: number, range: string, lead: LeadNames) =>
    `The next ${plural(weeks, { one: 'week', other: `${countWords(weeks)} weeks` })}${lead ? ` ${lead.of}` : ''} ${plural(weeks, { one: 'looks', other: 'look' })} a lot like the last few: ${range}${lead ? '' : ' people'}.`,
  ahead: (weeks: number, range: string, side: 'higher' | 'lower' | null, lead: LeadNames) =>
    `Over the next ${plural(weeks, { one: 'week', other: `${countWords(weeks)} weeks` })}, we expect ${expectedWords(range, lead)} each week${side === null ? '' : `, ${side === 'higher' ? 'up' : 'down'} from the last few weeks`}.`,
  major: (event: string, weeks: number, range: string, others: number, lead: LeadNames) =>
    `${event} ${inWeeks(weeks)}: ${expectedWords(range, lead)}.${others > 0 ? ' Otherwise, expect weeks much like the last few.' : ''}`,
  /** Where its day is no Sunday. @param day null for today */
  christmasEve: (day: string | null) =>
    day === null ? 'Christmas Eve is today.' : `Christmas Eve is ${day}.`,
});

function expectedWords(range: string, lead: LeadNames): string {
  return lead ? lead.expected(range) : `${range} people`;
}

function inWeeks(weeks: number): string {
  const near = ['this week', 'next week'];
  return near[weeks] ?? `in ${weeks} weeks`;
}
