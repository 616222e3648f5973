import { theEvent } from './events.ts';
import { capitalised, countWords } from './figure-words.ts';
import type { LeadNames } from './lead.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** The names of numbers that differ from last year's, by the way that they do. */
type Apart = { up: string | null; down: string | null };

/** Where the number of the week before a day lay. */
type Before = { day: string; side: 'above' | 'below' };

/** 'Is anything off?', answered. */
export const anythingOffMessages = sentences('anythingOffMessages', {
  nothing: (judged: number) =>
    judged === 8
      ? 'No. All eight numbers look normal.'
      : plural(judged, {
          one: 'No. The one number we can check so far looks normal.',
          other: `No. The ${countWords(judged)} numbers we can check look normal.`,
        }),
  /** The same where weeks differ from a year before, which is said next. */
  notThisWeek: (judged: number) =>
    judged === 8
      ? 'No, not this week: all eight numbers look normal.'
      : plural(judged, {
          one: 'No, not this week: the one number we can check so far looks normal.',
          other: `No, not this week: the ${countWords(judged)} numbers we can check look normal.`,
        }),
  /**
   * A clear fall from last year.
   *
   * @param over which weeks, e.g. `the last 13 weeks`
   * @param others other numbers whose newest weeks differ clearly from last year's
   */
  fallen: (
    noun: string,
    { share, over }: Record<'share' | 'over', string>,
    others: Apart | null,
  ) =>
    others === null
      ? `Compared with last year, you’re down ${share} in ${noun} over ${over}.`
      : `Compared with last year, you’re down ${share} in ${noun} over ${over}, and the last eight weeks were ${apartWords(others)}.`,
  /** Before a sentence that says why a number only seems to be outside. */
  no: 'No.',
  /** A number per person, of which only the people are unusual. */
  byAttendance: (noun: string, isHigh: boolean) =>
    isHigh
      ? `${capitalised(noun)} is high only because so few people came.`
      : `${capitalised(noun)} is low only because so many people came.`,
  /** While all of this week is still coming in. */
  nothingLately: 'No, not last week. This week’s numbers are still coming in.',
  /** What has changed for good is so of the last weeks, and perhaps not of the newest. */
  lately: (phrase: string) => `${phrase} lately`,
  /** Of such a change that is small. */
  slightly: (phrase: string) => `slightly ${phrase}`,
  /** The same where the weeks before and since are alike, for the season hides it. */
  forSeason: (phrase: string) => `${phrase} than usual for the time of year`,
  /** Of a single week. */
  far: (phrase: string) => `far ${phrase} than usual`,
  /** Of a level that has changed, beside a week that lies on the other side of it. */
  despite: (
    name: string,
    value: string,
    change: { event: string | null; since: string; after: string; before: string },
  ) =>
    `${capitalised(name)}: ${value} this week${change.event === null ? '' : ` (${change.event})`}, but about ${change.after} in other weeks since ${change.since}, and about ${change.before} before that.`,
  /** Far fewer than usual over weeks: how many, and how many are typical. */
  farFewer: (phrase: string, value: string, range: string) =>
    `far ${phrase} than usual (${value}, when ${range} is typical)`,
  /** About half of those who usually serve: in the headline, and as a thing that is off. */
  halfServingLook: 'Serving looks only half entered.',
  halfServing: (value: string, range: string) =>
    `serving looks only half entered (${value}, when ${range} is typical)`,
  /**
   * More guests come, and fewer of them stay.
   *
   * @param more e.g. `more first-time guests lately`
   * @param back and how many of how many came back, of those of some weeks
   */
  comeAndGo: (
    more: string,
    back: { value: string; guests: number } & Record<'from' | 'to' | 'range', string>,
  ) =>
    `${more}, but only ${back.value} of the ${back.guests} from ${back.from} to ${back.to} came back within six weeks, when ${back.range} is typical`,
  /** Far fewer guests who came back, of some weeks' first-time guests. */
  fewBack: (
    value: string,
    guests: number,
    { from, to, range }: { from: string; to: string; range: string },
  ) =>
    `only ${value} of the ${guests} first-time guests from ${from} to ${to} came back within six weeks, when ${range} is typical`,
  /** What is off where that is no trouble and nothing else is. */
  onlyGoodNews: (phrases: string) => `Yes, and it’s good news: ${phrases}.`,
  /** The same after numbers that may be. */
  goodNews: (phrases: string) => `Good news: ${phrases}.`,
  /** After the answer: numbers that are above before their week is whole. */
  alreadyAbove: (names: string, count: number) =>
    plural(count, {
      one: `The number for ${names} is already above what we expected, but isn’t final.`,
      other: `The numbers for ${names} are already above what we expected, but aren’t final.`,
    }),
  /** The same of a share of gifts, which is high as long as others are not in. */
  shareSoFar: (name: string) =>
    `${capitalised(name)} looks high so far, likely because other gifts aren’t in yet.`,
  /** The same of giving by person in a week whose Christmas Eve is not counted. */
  eveGifts: (name: string) =>
    `${capitalised(name)} is already above what we expected. It includes gifts from Christmas Eve, but not the people who came.`,
  /**
   * After the answer, while the count that everything else leans on is not finished.
   *
   * @param before where the number of the week before lay, if outside of what was expected
   */
  unfinished: (noun: string, day: string, before: Before | null) =>
    `We can’t check ${noun} until ${day}’s count is finished${beforeWords(before)}.`,
  /** The same where none was begun. */
  uncounted: (noun: string, day: string, before: Before | null) =>
    `We can’t check ${noun} until ${day} is counted${beforeWords(before)}.`,
  /** After it: numbers of people who check in, which no headcount is waited for. */
  checkedIn: (names: string) => `${capitalised(names)} come from check-ins, so they’re complete.`,
  /** Marks what was said of an earlier week and still stands, by one of the words below. */
  mark: (week: string) => `(${week})`,
  /** The same of several names. */
  markAll: (week: string, count: number) => (count === 2 ? `(both ${week})` : `(all ${week})`),
  lastWeek: 'last week',
  /** The same beside a week that is over itself. */
  weekBefore: 'the week before',
  weekOf: (day: string) => `on ${day}`,
  /** Of a level that has changed, up to the week that was judged last. */
  through: (day: string) => `through ${day}`,
  /** There is history, but no count to check. */
  notCounted: 'Not yet. We don’t have a full count to check for this week.',
  noneJudged: 'Not yet. There isn’t enough history to tell.',
  /** The newest weeks of a figure that the page does not lead with, where they differ clearly from last year's. */
  unlikeLastYear: (
    noun: string,
    side: 'up' | 'down',
    { now, before }: Record<'now' | 'before', string>,
  ) =>
    `The last eight weeks were ${side === 'up' ? 'higher' : 'lower'} than last year for ${noun}: typically about ${now}, compared with ${before}.`,
  /** The same of several. */
  unlikeLastYearAll: (numbers: Apart) =>
    `Compared with last year, the last eight weeks were ${apartWords(numbers)}.`,
  /** The same where they are hardly more than half of last year's, and that may be chance. */
  maybeHalved: (noun: string, { now, before }: Record<'now' | 'before', string>) =>
    `Not clear yet: for ${noun}, the last eight weeks look well below last year’s (typically about ${now}, compared with ${before}), though that may be chance.`,
  some: (off: number, phrases: string) =>
    plural(off, {
      one: `Yes, one thing: ${phrases}.`,
      other: `Yes, ${countWords(off)} things: ${phrases}.`,
    }),
  /** In a list of them, and of numbers that are outside: those that are not named. */
  others: (count: number) =>
    plural(count, { one: 'another number', other: `${countWords(count)} other numbers` }),
  /** In place of what there is no room for. */
  alsoOutside: (count: number) =>
    plural(count, {
      one: 'One other number is higher or lower than we expected.',
      other: `${capitalised(countWords(count))} other numbers are higher or lower than we expected.`,
    }),
});

/** E.g. `lower for kids and higher for giving per person`. */
function apartWords({ up, down }: Apart): string {
  const [lower, higher] = [down && `lower for ${down}`, up && `higher for ${up}`];
  return [lower, higher].filter((each) => each !== null).join(' and ');
}

function beforeWords(before: Before | null): string {
  return before === null ? '' : `; ${before.day} was ${before.side} what we expected`;
}

/** Of guests who came back, in a range so wide that hardly any number could be too few. */
export const uncertainMessages = sentences('uncertainMessages', {
  /** @param why that so many guests are too few, as it stands under the number */
  look: (name: string, number: string, { why, range }: Record<'why' | 'range', string>) =>
    `${name}: ${number}. ${why}: anything from ${range} would be typical.`,
  /** After the good news that more guests come. */
  beside: (value: string, guests: number, { from, to }: Record<'from' | 'to', string>) =>
    `Of the ${guests} first-time guests from ${from} to ${to}, ${value} came back within six weeks: too few guests to tell whether anything changed.`,
});

type AheadSide = 'higher' | 'same' | 'lower';

export const comingMessages = sentences('comingMessages', {
  open: 'Open the forecast',
  /** Only where every week ahead is expected within a tenth of the last four, and none is named apart. */
  alike: (weeks: number, range: string, lead: LeadNames) =>
    `The next ${nextWeeks(weeks)}${lead ? ` ${lead.of}` : ''} ${plural(weeks, { one: 'looks', other: 'look' })} a lot like what’s been typical lately: ${range}${lead ? '' : ' people'}.`,
  /** @param areMost whether some weeks are named apart */
  ahead: (
    weeks: number,
    range: string,
    { side, areMost }: { side: AheadSide | null; areMost: boolean },
    lead: LeadNames,
  ) =>
    `${areMost ? `In most of the next ${nextWeeks(weeks)}` : `Over the next ${nextWeeks(weeks)}`}, we expect ${expectedWords(range, lead)}${side === null || side === 'same' ? '' : `, ${comparedWords(side)}`}.`,
  /** Ordinary weeks that change on the way: those before. */
  through: (
    day: string,
    range: string,
    { side, lead }: { side: AheadSide | null; lead: LeadNames },
  ) =>
    `Through ${day}, we expect ${expectedWords(range, lead)}${side === null ? '' : `, ${comparedWords(side)}`}.`,
  /** And those after, compared with them. */
  from: (
    day: string,
    range: string,
    { side, lead }: { side: 'higher' | 'lower'; lead: LeadNames },
  ) => `From ${day} on, ${laterWords(side, lead)}: ${range}.`,
  /** A week unlike the ordinary ones. @param lastYear the same named Sunday a year before */
  except: (event: string, day: string, range: string, lastYear: string | null) =>
    lastYear === null
      ? `For ${day} (${event}), expect ${range}.`
      : `For ${day} (${event}), expect ${range}; last year it was ${lastYear}.`,
  /** The week that stands out, said first. */
  major: (
    event: string,
    day: string,
    range: string,
    { lead, lastYear }: { lead: LeadNames; lastYear: string | null },
  ) =>
    lastYear === null
      ? `For ${theEvent(event)} (${day}), expect ${expectedWords(range, lead)}.`
      : `For ${theEvent(event)} (${day}), expect ${expectedWords(range, lead)}; last year it was ${lastYear}.`,
  /** Where its day is no Sunday. @param day null for today */
  christmasEve: (day: string | null) =>
    day === null ? 'Christmas Eve is today.' : `Christmas Eve is ${day}.`,
  /** The same where no year’s count of it is in the numbers. */
  eveNotCounted: (day: string | null) =>
    `Christmas Eve is ${day ?? 'today'}. We don’t have a count from past years, so we can’t say what to expect. To count this one, include its service in What We Count.`,
  /** Where it is part of its week’s count. */
  eveWeek: (range: string, lastYear: string | null) =>
    lastYear === null
      ? `For the week of Christmas Eve, expect ${range} people.`
      : `For the week of Christmas Eve, expect ${range} people; last year it was ${lastYear}.`,
});

function expectedWords(range: string, lead: LeadNames): string {
  return lead ? lead.expected(range) : `${range} people`;
}

function nextWeeks(weeks: number): string {
  return plural(weeks, { one: 'week', other: `${countWords(weeks)} weeks` });
}

/** How the second of two stretches compares with the first. */
function laterWords(side: 'higher' | 'lower', lead: LeadNames): string {
  if (lead) {
    return side === 'higher' ? 'expect higher numbers' : 'expect lower numbers';
  }
  return side === 'higher' ? 'expect more' : 'expect fewer';
}

/** How weeks ahead compare with the last ordinary ones. */
function comparedWords(side: AheadSide): string {
  if (side === 'same') {
    return 'about the same as what’s been typical lately';
  }
  return side === 'higher'
    ? 'up from what’s been typical lately'
    : 'down from what’s been typical lately';
}
