import type { UsualTileId } from '../functions/church-pulse.ts';
import type { PulseState } from '../functions/pulse-states.ts';
import { capitalised, countWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** What a tile is called. */
export const tileNames: Readonly<Record<UsualTileId, string>> = sentences('tileNames', {
  attendance: 'Attendance',
  first_time_guests: 'First-time guests',
  guest_return: 'Returning guests',
  kids: 'Kids',
  serving: 'Serving',
  group_members: 'Groups',
  giving: 'Giving',
  giving_per_attender: 'Giving per person',
  recurring_share: 'Recurring giving',
});

/** Where a figure that was never read would come from. */
export const bringsItMessages: Readonly<Record<UsualTileId, string>> = sentences(
  'bringsItMessages',
  {
    attendance: 'Comes from headcounts or check-ins in Planning Center.',
    first_time_guests: 'Comes from first check-ins or a guest form in Planning Center.',
    guest_return:
      'Comes from check-ins in Planning Center. We wait six weeks to see who comes back.',
    kids: 'Comes from kids’ check-ins in Planning Center.',
    serving: 'Comes from schedules in Planning Center Services.',
    group_members: 'Comes from Planning Center Groups.',
    giving: 'Comes from Planning Center Giving.',
    giving_per_attender: 'Comes from Planning Center Giving.',
    recurring_share: 'Comes from recurring gifts in Planning Center Giving.',
  },
);

/** In place of a number that waits for something of the church. */
export const askedMessages = sentences('askedMessages', {
  /** In place of giving per person where there is giving only. */
  needsAttendance: 'Once attendance is counted, we’ll show giving per person.',
  tile: 'Before we can show this number, please answer a question about how you count.',
  look: (name: string) =>
    `${name}: before we can show it, please answer a question about how you count.`,
  trust: 'We’re waiting for your answer about how you count attendance.',
});

/** The second sentence: what to look at, at most one thing. */
export const lookMessages: Readonly<Record<UsualTileId | 'guests', string>> = sentences(
  'lookMessages',
  {
    attendance: 'Take a look at attendance this week.',
    guests: 'Take a look at guests this week.',
    first_time_guests: 'Take a look at first-time guests this week.',
    guest_return: 'Take a look at how many guests come back.',
    kids: 'Take a look at kids this week.',
    serving: 'Keep an eye on serving.',
    group_members: 'Keep an eye on groups.',
    giving: 'Take a look at giving this week.',
    giving_per_attender: 'Take a look at giving per person this week.',
    recurring_share: 'Keep an eye on recurring giving.',
  },
);

/** What was usual before a level changed, and since. */
type Levels = { after: string; since: string; before: string };

/** That a level which has changed should be looked at, or several figures. */
export const lookAtMessages = sentences('lookAtMessages', {
  changed: (noun: string, { after, since, before }: Levels) =>
    `Take a look at ${noun}: it’s been about ${after} since ${since}. Before that, it was about ${before}.`,
  changedAndOthers: (noun: string, { after, since, before }: Levels, others: string) =>
    `Take a look at ${noun}: it’s been about ${after} since ${since}. Before that, it was about ${before}. Also take a look at ${others}.`,
  withLevel: (noun: string, { after, since, before }: Levels) =>
    `${noun} (about ${after} since ${since}, ${before} before)`,
  several: (nouns: string) => `Take a look at ${nouns} this week.`,
});

/** What is off, as a part of a sentence, by the way it is off. */
export const offPhrases: Readonly<Record<UsualTileId, { more: string; fewer: string }>> = sentences(
  'offPhrases',
  {
    attendance: { more: 'more people', fewer: 'fewer people' },
    first_time_guests: { more: 'more first-time guests', fewer: 'fewer first-time guests' },
    guest_return: { more: 'more guests coming back', fewer: 'fewer guests coming back' },
    kids: { more: 'more kids', fewer: 'fewer kids' },
    serving: { more: 'more people serving', fewer: 'fewer people serving' },
    group_members: { more: 'more people in groups', fewer: 'fewer people in groups' },
    giving: { more: 'more giving', fewer: 'less giving' },
    giving_per_attender: { more: 'more giving per person', fewer: 'less giving per person' },
    recurring_share: { more: 'more recurring giving', fewer: 'less recurring giving' },
  },
);

/** A week with an event, in words. */
type EventWeek = Record<'event' | 'value' | 'day' | 'range', string> & {
  side: 'more' | 'fewer' | null;
};

export const weekSentences = sentences('weekSentences', {
  /** On a service day before anyone has counted, before the week before. */
  today: (event: string | null, range: string) =>
    event === null
      ? `Today we’re expecting ${range} people.`
      : `Today (${event}) we’re expecting ${range} people.`,
  /** After it, and after a week with an event: the same named Sunday a year before. */
  lastYear: (value: string, day: string) => `Last year it was ${value} people, on ${day}.`,
  /** On Christmas Eve itself, before what is said of the Sunday before. */
  eve: 'Tonight is Christmas Eve.',
  normal: (value: string, day: string, range: string) =>
    `A normal week: ${value} people on ${day}, right in line with the ${range} we expected.`,
  /** Outside the range of four weeks in five, which one week in five is. */
  edge: (value: string, day: string, range: string, side: 'more' | 'fewer') =>
    side === 'more'
      ? `A full ${day}: ${value} people, more than the ${range} we expected. That happens about one week in five.`
      : `A lighter ${day}: ${value} people, below the ${range} we expected. That happens about one week in five.`,
  /** Outside the range of nineteen weeks in twenty. */
  farEdge: (value: string, day: string, range: string, side: 'more' | 'fewer') =>
    side === 'more'
      ? `A very full ${day}: ${value} people, more than the ${range} we expected. That happens about one week in twenty.`
      : `A much lighter ${day}: ${value} people, below the ${range} we expected. That happens about one week in twenty.`,
  inLine: (value: string, day: string, range: string) =>
    `${value} people on ${day}, right in line with the ${range} we expected.`,
  event: ({ event, value, day, range, side }: EventWeek) => {
    const where = side === null ? 'right in line with' : side === 'more' ? 'above' : 'below';
    return `${value} people on ${day} (${event}), ${where} the ${range} we expected.`;
  },
  unusual: (value: string, day: string, range: string, side: 'more' | 'fewer') =>
    side === 'more'
      ? `An unusual ${day}: ${value} people, well above the ${range} we expected.`
      : `An unusual ${day}: ${value} people, well below the ${range} we expected.`,
  plain: (value: string, day: string) => `${value} people on ${day}.`,
  /** A level that has changed, after what is said of the week itself; maybe for the time of year only. */
  since: (since: string, side: 'more' | 'fewer', isForSeason: boolean) => {
    const than = isForSeason ? ' than usual for the time of year' : '';
    return `Attendance has been ${side === 'more' ? 'higher' : 'lower'}${than} since about ${since}.`;
  },
  /** Not believed until somebody has said that it is right. */
  doubted: (value: string, day: string, range: string | null) =>
    `We’ve put ${day}’s count of ${value} on hold until you check it.${range ? ` We expected ${range}.` : ''}`,
  provisional: (value: string, range: string | null, event: string | null) =>
    `${event === null ? 'So far this week' : `${event} so far`}: ${value}.${range ? ` We’re expecting ${range}.` : ''}`,
  /** After the week, while some of the count is still to come. */
  overSoFar: (value: string, day: string, range: string | null) =>
    `${value} people counted for ${day} so far.${range ? ` We expected ${range}.` : ''} More may still come in.`,
  alreadyAbove: (value: string, range: string) =>
    `${value} so far — already more than the ${range} we expected.`,
  waiting: (range: string | null) =>
    `No count yet for this week.${range ? ` We’re expecting ${range}.` : ''}`,
  partial: (value: string, day: string, range: string | null) =>
    `Only part of ${day} has been counted: ${value} so far.${range ? ` We expected ${range}.` : ''}`,
  missing: (day: string, range: string | null) =>
    `We don’t have a count for ${day}.${range ? ` We expected ${range}.` : ''}`,
  masked: (note: string) =>
    note ? `You’ve set this week aside: ${note}.` : 'You’ve set this week aside.',
  tooLittle: (value: string, day: string, weeksToGo: number) =>
    `${value} people on ${day}. ${plural(weeksToGo, { one: 'One more week of counts', other: `${capitalised(countWords(weeksToGo))} more weeks of counts` })} and we’ll be able to tell you what to expect.`,
  first: (value: string, day: string, weeksToGo: number) =>
    `Your first week: ${value} people on ${day}. After ${plural(weeksToGo, { one: '1 more week', other: `${weeksToGo} more weeks` })} of counts, we’ll show you what to expect.`,
  unread: 'We don’t have your attendance yet. Set it up in What We Count.',
  asked:
    'We have a question about how you count attendance. Once it’s answered, we’ll show the number here.',
});

type LookWords = {
  now: string;
  day: string;
  expected: string | null;
  name: string;
  /** Where it lies by its range; null inside of it. */
  side: 'above' | 'below' | null;
  /** Whether only one week in twenty lies so far out. */
  isFar: boolean;
  /** Above its range before the week is whole. */
  isAlreadyAbove: boolean;
};

/** The sentence over the closer look at one figure. */
export const lookSentences = sentences('lookSentences', {
  none: (name: string) => `${name}: no count this week.`,
  doubted: (name: string) => `${name}: please check this week’s count. It’s on hold for now.`,
  state: (state: PulseState, words: LookWords): string => {
    const { now, day, expected, name, side, isFar, isAlreadyAbove } = words;
    const what = name === 'Attendance' ? `${now} on ${day}` : `${name}: ${now}`;
    if (state === 'provisional') {
      return isAlreadyAbove
        ? `${what} so far, already more than the ${expected} we expected.`
        : `${what} so far. This number may still change.`;
    }
    if (state === 'partial') {
      return `${what} so far. Part of this week’s count is still missing.`;
    }
    if (state === 'unusual') {
      return `${what}. That’s unusual: we expected ${expected}.`;
    }
    if (state === 'shift') {
      return side === null ? `${what}.` : `${what}, ${side} the ${expected} we expected.`;
    }
    if (state === 'normal' && side !== null) {
      return isFar
        ? `${what}, well ${side} the ${expected} we expected. That happens about one week in twenty.`
        : `${what}, ${side} the ${expected} we expected. That happens about one week in five.`;
    }
    return state === 'normal'
      ? `${what}, about what we expected.`
      : `${what}. We need a few more weeks before we can compare.`;
  },
  /** A level that has changed: the weeks since, or the others of them where this one is unlike them. */
  lasting: (areOthers: boolean, since: string, change: LastingWords) => {
    if ('up' in change) {
      const higher = change.up ? 'higher' : 'lower';
      return areOthers
        ? `In other weeks since ${since}, it’s been ${higher} than usual for the time of year.`
        : `It’s been ${higher} than usual for the time of year since ${since}.`;
    }
    const { isUp, after, before } = change;
    const up = isUp ? 'up' : 'down';
    return areOthers
      ? `In other weeks since ${since}, it’s been about ${after}, ${up} from ${before}.`
      : `It’s been about ${after} since ${since}, ${up} from ${before}.`;
  },
  lastNamed: (event: string, day: string, was: string) => `${event} last year (${day}): ${was}.`,
  cohort: (from: string, to: string) =>
    `These are first-time guests from ${from} to ${to}; each had six weeks to come back.`,
});

/** The medians since and before, or only which way, where they say less than the season. */
type LastingWords = { isUp: boolean; after: string; before: string } | { up: boolean };

/** Why a request about a church's notes or shared links is refused. */
export const pulseRefusals = sentences('pulseRefusals', {
  noteGone: 'This note no longer exists.',
  linkGone: 'This link no longer exists.',
  linkEnded: 'This link has expired. Ask whoever sent it for a new one.',
  linkEndedForGood: 'It’s too late to undo this. Make a new link instead.',
  tooManyNotes: 'You already have 2,000 notes. Please delete some you no longer need.',
  tooManyLinks: 'You already have 100 links. Please turn off some you no longer need.',
});

/** A short definition of each figure; docs/metrics has the full ones. */
export const tileDefinitionTexts: Readonly<Record<UsualTileId, { is: string; trap: string }>> =
  sentences('tileDefinitionTexts', {
    attendance: {
      is: 'People in the room at the services you chose, plus checked-in kids if you count them.',
      trap: 'If a service wasn’t counted, we mark the week incomplete instead of showing a lower number.',
    },
    first_time_guests: {
      is: 'People whose first visit was this week, based on how you count guests.',
      trap: 'Guests checked in without a profile aren’t included.',
    },
    guest_return: {
      is: 'How many first-time guests from an eight-week period came back within six weeks of their first visit. We wait six weeks before we include a week.',
      trap: 'Guests without kids may come back and never check in.',
    },
    kids: {
      is: 'Kids checked in. Each kid counts once a day.',
      trap: 'Kids who aren’t checked in aren’t included.',
    },
    serving: {
      is: 'People scheduled to serve at least once in the last six weeks (and who didn’t decline).',
      trap: 'Because it covers six weeks, changes show up gradually.',
    },
    group_members: {
      is: 'Members of the groups you chose, as of the latest update.',
      trap: 'We only have numbers starting from the day you connected.',
    },
    giving: {
      is: 'This week’s gifts to the funds you chose.',
      trap: 'A week without gifts is 0, not blank. Hidden when there are fewer than ten givers.',
    },
    giving_per_attender: {
      is: 'This week’s gifts to the funds you chose, divided by this week’s attendance.',
      trap: 'Very large weeks are capped so one big gift doesn’t skew the range. Hidden when there are fewer than ten givers.',
    },
    recurring_share: {
      is: 'The share of the last 90 days’ giving that came from recurring gifts.',
      trap: 'Hidden when there are fewer than twenty givers. Changes show up gradually.',
    },
  });

/** Errors and hints of the dashboard. */
export const pulseMessages = sentences('pulseMessages', {
  loadFailed: 'We couldn’t load the dashboard',
  lookFailed: 'We couldn’t load this number',
  sharedFailed: 'We couldn’t open this page',
  noteSaved: 'Note saved',
  noteFailed: 'We couldn’t save the note',
  noteDeleted: 'Note deleted',
  noteDeleteFailed: 'We couldn’t delete the note',
  linkMade: 'Link created',
  linkFailed: 'We couldn’t create the link',
  linkRevoked: 'Link turned off',
  revokeFailed: 'We couldn’t turn off the link',
  activeLinks: 'Active links',
  linksFailed: 'We couldn’t load the links',
  connectQuietly:
    'Connect Planning Center or Google and your first dashboard will be ready in about a minute.',
  pleaseCheck: 'We made a first guess at what to count.',
  checkLink: 'Take a minute to check it',
});
