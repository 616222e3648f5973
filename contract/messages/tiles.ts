import type { UsualTileId } from '../functions/church-pulse.ts';
import { capitalised, countWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

type Side = 'above' | 'below';

/** A figure's state beside its mark. */
export const stateMessages = sentences('stateMessages', {
  normal: 'Normal',
  outside: (side: Side) => (side === 'above' ? 'Above the usual range' : 'Below the usual range'),
  /** Where only one week in twenty lies so far out. */
  farOutside: (side: Side) =>
    side === 'above' ? 'Far above the usual range' : 'Far below the usual range',
  /** Of a week on the other side of a level that has changed. */
  unlikeLately: (side: Side) =>
    side === 'above' ? 'Higher than recent weeks' : 'Lower than recent weeks',
  unusual: 'Unusual',
  than: (side: 'more' | 'fewer') =>
    side === 'more' ? 'higher than expected' : 'lower than expected',
  shift: (side: 'up' | 'down', weeks: number) =>
    side === 'up'
      ? plural(weeks, { one: 'Higher this week', other: `Higher for ${weeks} weeks` })
      : plural(weeks, { one: 'Lower this week', other: `Lower for ${weeks} weeks` }),
  /** After it: the level since, and before. */
  levels: (after: string, before: string) => `about ${after}, was ${before}`,
  /** The same where the season hides how far. */
  forSeason: 'for the time of year',
  newLevel: 'At a new level',
  /** Of a change that is no news any more. */
  since: (side: 'up' | 'down', day: string) =>
    side === 'up' ? `higher since ${day}` : `lower since ${day}`,
  /** Of one for the time of year. */
  sinceForSeason: (side: 'up' | 'down', day: string) =>
    side === 'up'
      ? `higher for the time of year since ${day}`
      : `lower for the time of year since ${day}`,
  /** Of a change that this week lies on the other side of. */
  otherSince: (side: 'up' | 'down', day: string) =>
    side === 'up' ? `higher most weeks since ${day}` : `lower most weeks since ${day}`,
  otherWeeks: (day: string, after: string, before: string) =>
    `about ${after} most weeks since ${day}, was ${before}`,
  tooLittle: 'Not enough weeks yet',
  /** Of guests who came back, in a range so wide that hardly any number could be too low. @param guests of so many */
  uncertain: (guests: number | null) =>
    guests === null
      ? 'Too few guests to tell a change by'
      : plural(guests, {
          one: '1 guest is too few to tell a change by',
          other: `${guests} guests are too few to tell a change by`,
        }),
  /** Of a number that is known since it is read only. */
  firstWeek: (weeksToGo: number) =>
    plural(weeksToGo, {
      one: 'We can tell you what’s typical after one more week',
      other: `We can tell you what’s typical after ${countWords(weeksToGo)} more weeks`,
    }),
  needs: (weeks: number) =>
    plural(weeks, { one: 'Needs 1 more week', other: `Needs ${weeks} more weeks` }),
  provisional: (day: string | null) => (day === null ? 'Not final yet' : `May change until ${day}`),
  /** Of the day by which everybody has mostly counted, before the one from which it counts anyway. */
  usually: (day: string) => `Usually final on ${day}`,
  partial: 'Partial count',
  missing: 'No count this week',
  /** Of what has not been counted for weeks. */
  lastCounted: (day: string) => `Last counted on ${day}`,
  setAside: 'Set aside',
  notEntered: 'Gifts not entered yet',
  hidden: 'Too few givers to show',
  noData: 'No numbers yet',
  asked: 'Waiting for your answer',
  alreadyAbove: 'above its range so far',
  /** What was said of an earlier week, which still stands. */
  standing: {
    normal: (day: string) => `the week of ${day} was normal`,
    unusual: (day: string) => `the week of ${day} was unusual`,
    above: (day: string) => `the week of ${day} was above the usual range`,
    below: (day: string) => `the week of ${day} was below the usual range`,
    higher: (day: string) => `higher through the week of ${day}`,
    lower: (day: string) => `lower through the week of ${day}`,
  },
});

/** Beside a tile's number: what it is of. */
export const tileOfMessages = sentences('tileOfMessages', {
  soFar: 'so far',
  partial: '(partial)',
  cameBack: (guests: number) => `of ${guests} came back`,
  ofAll: (share: string) => `${share} of attendance`,
  people: 'people',
  /** Of people who serve, whom six weeks are counted for. */
  inSixWeeks: 'people in six weeks',
  ofGiving: 'of giving',
});

/** The three facts under a tile's line. */
export const tileFactMessages = sentences('tileFactMessages', {
  expected: 'Expected',
  afterWeeks: (weeks: number) => `after ${weeks} weeks of counts`,
  noRange: 'no range yet',
  /** Of giving of which next to nothing is entered: its range has followed that. */
  onceEntered: 'once gifts are entered',
  share: 'Percentage',
  shareRange: (share: string, range: string) => `${share} (${range})`,
  weeksSoFar: 'Weeks so far',
  lately: 'Typical lately',
  /** Before a level changed. */
  usualUntil: (day: string) => `Typical before ${day}`,
  lastYear: 'Last year',
  sameWeeks: 'Same weeks last year',
  lastNamed: (event: string) => `${event} last year`,
  of: (value: number, base: number) => `${value} of ${base}`,
});

/** Where a tile's number comes from, in how many weeks, and how fresh it is. */
export const tileSourceMessages = sentences('tileSourceMessages', {
  from: {
    headcounts: 'headcounts',
    check_ins: 'check-ins',
    first_time_check_ins: 'first check-ins',
    team_members: 'schedules',
    memberships: 'group members',
    donations: 'giving',
    form: 'guest form',
    workflow: 'workflow',
    new_people: 'new profiles',
    hand: 'hand counts',
  },
  firstWeek: 'first week',
  weeks: (counted: number, of: number) => `${counted} of ${of} weeks`,
  updatedToday: 'updated today',
  updatedOn: (day: string) => `updated ${day}`,
  line: (sources: string, weeks: string, updated: string) =>
    capitalised(
      [sources === '' ? '' : `From ${sources}`, weeks, updated].filter(Boolean).join('\u00a0· '),
    ),
  none: 'Nothing yet',
});

/** The legend of the tiles. */
export const tilesKeyMessages = sentences('tilesKeyMessages', {
  line: '13 weeks, with the range we expected',
  partial: 'Partial count',
  missing: 'No count',
  gap: (why: string, day: string) => `${why} (${day})`,
  provisional: 'Not final yet',
  lastYear: 'Last year is matched by holiday (Easter with Easter)',
});

/** What a line shows, read aloud in its place. */
export const tileLineMessages = sentences('tileLineMessages', {
  none: (name: string, weeks: number) => `${name}: no counts in ${weeks} weeks.`,
  line: (name: string, weeks: number, range: string, gaps: number) =>
    gaps === 0
      ? `${name}, ${weeks} weeks: ${range}.`
      : `${name}, ${weeks} weeks: ${range}, ${gaps} with no count.`,
});

/** A week of the closer look, read aloud. */
export const pointMessages = sentences('pointMessages', {
  day: (weekday: string, day: string, event: string | null) =>
    event === null ? `${weekday}, ${day}` : `${weekday}, ${day} (${event})`,
  noCount: 'no count',
  soFar: (value: string) => `${value} so far`,
  partial: (value: string) => `${value} (partial)`,
  week: (day: string, value: string, expected: string | null) =>
    expected === null ? `${day}: ${value}.` : `${day}: ${value} (we expected ${expected}).`,
  setAside: 'This week is set aside.',
  lastYear: (value: string) => `Last year: ${value}.`,
});

/** Under the dashboard. */
export const pulseFootnotes = sentences('pulseFootnotes', {
  opens: 'Select any number for its definition, chart and table.',
  ranges: 'Expect a number inside its range about four weeks out of five.',
});

/** The question over each part of the dashboard. */
export const pulseQuestions = sentences('pulseQuestions', {
  off: 'Is anything off?',
  coming: 'What is coming?',
  todo: 'What should we do?',
  trust: 'Can I trust this?',
  search: 'How do people find us?',
});

/** Names of figures within a sentence. */
export const tileNouns: Readonly<Record<UsualTileId, string>> = sentences('tileNouns', {
  attendance: 'attendance',
  first_time_guests: 'first-time guests',
  guest_return: 'returning guests',
  kids: 'kids',
  serving: 'serving',
  group_members: 'groups',
  giving: 'giving',
  giving_per_attender: 'giving per person',
  recurring_share: 'recurring giving',
});
