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
  /** Before a sentence that says why a number only seems to be outside. */
  no: 'No.',
  /** A number per person, of which only the people are unusual. */
  byAttendance: (noun: string, isHigh: boolean) =>
    isHigh
      ? `${capitalised(noun)} is high only because so few people came.`
      : `${capitalised(noun)} is low only because so many people came.`,
  /** While all of this week is still coming in. */
  nothingLately: 'Not last week. This week’s numbers are still coming in.',
  /** What has changed for good is so of the last weeks, and perhaps not of the newest. */
  lately: (phrase: string) => `${phrase} lately`,
  /** Of a level that has changed, beside a week that lies on the other side of it. */
  despite: (
    name: string,
    value: string,
    change: { event: string | null; since: string; after: string; before: string },
  ) =>
    `${capitalised(name)} came to ${value} this week${change.event === null ? '' : ` (${change.event})`}; other weeks since ${change.since} have run about ${change.after}, and ${change.before} before.`,
  /** What is off where that is no trouble, after numbers that may be. */
  goodNews: (phrases: string) => `Good news: ${phrases}.`,
  /** After the answer: numbers that are above before their week is whole. */
  alreadyAbove: (names: string, count: number) =>
    plural(count, {
      one: `${capitalised(names)} is above what we expected so far, but isn’t final.`,
      other: `${capitalised(names)} are above what we expected so far, but aren’t final.`,
    }),
  /** After the answer, while the count that everything else leans on is not finished. */
  unfinished: (noun: string, day: string) =>
    `We can’t check ${noun} until ${day}’s count is finished.`,
  /** Marks what was said of an earlier week and still stands. */
  lastWeek: '(last week)',
  /** The same beside a week that is over itself. */
  weekBefore: '(the week before)',
  weekOf: (day: string) => `(on ${day})`,
  /** Of a level that has changed, up to the week that was judged last. */
  through: (day: string) => `(through ${day})`,
  /** There is history, but no count to check. */
  notCounted: 'Nothing to check yet: we don’t have a full count for this week.',
  noneJudged: 'Too soon to tell. There isn’t enough history yet.',
  some: (off: number, phrases: string) =>
    plural(off, {
      one: `Yes, one thing: ${phrases}.`,
      other: `Yes, ${countWords(off)} things: ${phrases}.`,
    }),
});

/** Where next to no gifts are there: they may not be entered. */
export const notEnteredMessages = sentences('notEnteredMessages', {
  /** @param since null where it is so of one week */
  hardlyGiven: (since: string | null) =>
    since === null
      ? 'Hardly any gifts have been entered for the week. Until they are, we can’t tell you about giving.'
      : `Hardly any gifts have been entered since ${since}. Until they are, we can’t tell you about giving.`,
});

/** Numbers outside of what was expected, of which no change that lasts is known. */
export const outsideMessages = sentences('outsideMessages', {
  /** The answer, where nothing else is off. @param side where all of them lie; null where on both */
  alone: (names: string, count: number, side: 'above' | 'below' | null) => {
    if (count > 1) {
      return `Nothing lasting so far. ${capitalised(names)} came in ${side ?? 'outside'} what we expected.`;
    }
    return side === 'above'
      ? `One high number, not a pattern: ${names} came in above what we expected. That happens about one week in five.`
      : `One low number, not a pattern: ${names} came in below what we expected. That happens about one week in five.`;
  },
  also: (names: string, side: 'above' | 'below') =>
    side === 'above'
      ? `Also a little above what we expected: ${names}.`
      : `Also a little below what we expected: ${names}.`,
  far: (name: string, value: string, range: string, side: 'above' | 'below') =>
    side === 'above'
      ? `${name} came in far above what we expected: ${value}, when ${range} is typical.`
      : `${name} came in far below what we expected: ${value}, when ${range} is typical.`,
  /** Of numbers outside their 95 % ranges. */
  howFar: (count: number) =>
    plural(count, {
      one: 'That happens one week in twenty at most.',
      other: 'For each of these, that happens one week in twenty at most.',
    }),
  /** How often so many numbers were outside at once in the weeks before. */
  atOnce: (count: number, times: number, of: number) => {
    if (times === 0) {
      return `In the past year, ${countWords(count)} numbers had never been outside their ranges at once.`;
    }
    const every = Math.round(of / times);
    return every < 2
      ? `With this many numbers, ${countWords(count)} or more are outside their ranges in most weeks.`
      : `With this many numbers, ${countWords(count)} or more are outside their ranges about one week in ${countWords(every)}.`;
  },
  sameWeek: (before: string) => `The same week last year: ${before}.`,
});

export const comingMessages = sentences('comingMessages', {
  open: 'Open the forecast',
  /** Only where every week ahead is expected within a tenth of the last four. */
  alike: (weeks: number, range: string, lead: LeadNames) =>
    `The next ${nextWeeks(weeks)}${lead ? ` ${lead.of}` : ''} ${plural(weeks, { one: 'looks', other: 'look' })} a lot like your recent regular weeks: ${range}${lead ? '' : ' people'}.`,
  /** @param areMost whether some weeks are named apart */
  ahead: (
    weeks: number,
    range: string,
    { side, areMost }: { side: 'higher' | 'lower' | null; areMost: boolean },
    lead: LeadNames,
  ) =>
    `${areMost ? `In most of the next ${nextWeeks(weeks)}` : `Over the next ${nextWeeks(weeks)}`}, we expect ${expectedWords(range, lead)}${areMost ? '' : ' each week'}${side === null ? '' : `, ${side === 'higher' ? 'up' : 'down'} from the last few weeks`}.`,
  /** A week unlike the ordinary ones, after what is said of those. */
  except: (event: string, range: string) => `For ${event}, expect ${range}.`,
  major: (event: string, weeks: number, range: string, others: number, lead: LeadNames) =>
    `${event} ${inWeeks(weeks)}: ${expectedWords(range, lead)}.${others > 0 ? ' The other weeks should look like your recent regular weeks.' : ''}`,
  /** Where its day is no Sunday. @param day null for today */
  christmasEve: (day: string | null) =>
    day === null ? 'Christmas Eve is today.' : `Christmas Eve is ${day}.`,
  /** The same where no year’s count of it is in the numbers. */
  eveNotCounted: (day: string | null) =>
    day === null
      ? 'Christmas Eve is today. Your numbers don’t include it yet.'
      : `Christmas Eve is ${day}. Your numbers don’t include it yet.`,
  /** Where it is part of its week’s count. */
  eveWeek: (range: string, lastYear: string | null) =>
    lastYear === null
      ? `The week of Christmas Eve: ${range} people.`
      : `The week of Christmas Eve: ${range} people, ${lastYear} last year.`,
});

function expectedWords(range: string, lead: LeadNames): string {
  return lead ? lead.expected(range) : `${range} people`;
}

function nextWeeks(weeks: number): string {
  return plural(weeks, { one: 'week', other: `${countWords(weeks)} weeks` });
}

function inWeeks(weeks: number): string {
  const near = ['this week', 'next week'];
  return near[weeks] ?? `in ${weeks} weeks`;
}
