import type { PulseState, TileId } from '../functions/church-pulse.ts';
import { countWords, valueWords } from './figure-words.ts';
import { plural } from './plural.ts';
import { sentences } from './sentences.ts';

/** What a tile is called. */
export const tileNames: Readonly<Record<TileId, string>> = sentences('tileNames', {
  attendance: 'Attendance',
  first_time_guests: 'First-time guests',
  guest_return: 'Guest return',
  kids: 'Kids',
  serving: 'Serving',
  group_members: 'Groups',
  giving: 'Giving',
  giving_per_attender: 'Giving per attender',
  recurring_share: 'Recurring giving',
});

/** Where a figure that was never read would come from. */
export const bringsItMessages: Readonly<Record<TileId, string>> = sentences('bringsItMessages', {
  attendance: 'Comes from headcounts or check-ins in Planning Center.',
  first_time_guests: 'Comes from first check-ins or a guest form in Planning Center.',
  guest_return: 'Comes from first check-ins in Planning Center, six weeks later.',
  kids: 'Comes from children’s check-ins in Planning Center.',
  serving: 'Comes from schedules in Planning Center Services.',
  group_members: 'Comes from Planning Center Groups.',
  giving: 'Comes from Planning Center Giving.',
  giving_per_attender: 'Comes from Planning Center Giving.',
  recurring_share: 'Comes from recurring gifts in Planning Center Giving.',
});

/** In place of giving per attender where there is giving only. */
export const needsAttendance = 'Once attendance is counted, we’ll show giving per attender.';

/** In place of a number that waits for an answer of the church. */
export const askedMessages = sentences('askedMessages', {
  tile: 'This number waits for the answer to a question about how you count.',
  look: (name: string) => `${name} waits for the answer to a question about how you count.`,
  trust: 'We’re waiting for your answer about how you count attendance.',
});

/** The second sentence: what to look at, at most one thing. */
export const lookMessages: Readonly<Record<TileId | 'guests', string>> = sentences('lookMessages', {
  attendance: 'Attendance is the thing to look at.',
  guests: 'Guests are the thing to look at.',
  first_time_guests: 'Guests are the thing to look at.',
  guest_return: 'Guests coming back are the thing to look at.',
  kids: 'Kids are the thing to look at.',
  serving: 'Serving is the thing to look at.',
  group_members: 'Groups are the thing to look at.',
  giving: 'Take a look at giving this week.',
  giving_per_attender: 'Giving is the thing to look at.',
  recurring_share: 'Recurring giving is the thing to look at.',
});

/** What is off, as a part of a sentence, by the way it is off. */
export const offPhrases: Readonly<Record<TileId, { more: string; fewer: string }>> = sentences(
  'offPhrases',
  {
    attendance: { more: 'more people', fewer: 'fewer people' },
    first_time_guests: { more: 'more first-time guests', fewer: 'fewer first-time guests' },
    guest_return: { more: 'more guests coming back', fewer: 'fewer guests coming back' },
    kids: { more: 'more kids', fewer: 'fewer kids' },
    serving: { more: 'more people serving', fewer: 'fewer people serving' },
    group_members: { more: 'more people in groups', fewer: 'fewer people in groups' },
    giving: { more: 'more giving', fewer: 'less giving' },
    giving_per_attender: { more: 'more giving per attender', fewer: 'less giving per attender' },
    recurring_share: { more: 'more recurring giving', fewer: 'less recurring giving' },
  },
);

export const weekSentences = sentences('weekSentences', {
  normal: (value: string, day: string, range: string) =>
    `A normal week: ${value} came on ${day}, and we expected ${range}.`,
  /** Outside the range of four weeks in five, which one week in five is. */
  edge: (value: string, day: string, range: string, side: 'more' | 'fewer') =>
    `${side === 'more' ? 'A fuller' : 'A quieter'} week, not an unusual one: ${value} came on ${day}, and we expected ${range}.`,
  event: (event: string, value: string, range: string, side: 'more' | 'fewer' | null) =>
    side === null
      ? `${event}: ${value} people, right in line with the ${range} we expected.`
      : `${event}: ${value} people, a little ${side === 'more' ? 'above' : 'below'} the ${range} we expected.`,
  unusual: (value: string, day: string, range: string, side: 'more' | 'fewer') =>
    `An unusual week: ${value} came on ${day}, ${side} than the ${range} we expected.`,
  shift: (value: string, day: string, since: string, side: 'more' | 'fewer') =>
    `${value} people on ${day}. Your weeks have been ${side === 'more' ? 'fuller' : 'smaller'} than they were since about ${since}.`,
  /** Not believed until somebody has said that it is right. */
  doubted: (value: string, day: string, range: string | null) =>
    `Is ${value} the right count for ${day}?${range ? ` We expected ${range}.` : ''} We set it aside until you check it.`,
  provisional: (value: string, range: string | null) =>
    `So far this week: ${value}.${range ? ` We’re expecting ${range}.` : ''}`,
  /** Above its range before the week is whole. */
  alreadyAbove: (value: string, range: string) =>
    `${value} so far — already more than the ${range} we expected.`,
  waiting: (range: string | null) =>
    `No count yet for this week.${range ? ` We’re expecting ${range}.` : ''}`,
  partial: (value: string, day: string, range: string | null) =>
    `${day} was counted only in part: ${value} so far${range ? `, and we had expected ${range}` : ''}.`,
  missing: (day: string, range: string | null) =>
    `Nobody counted on ${day}${range ? `; we had expected ${range}` : ''}.`,
  masked: (note: string) => `This week does not count${note ? `: ${note}` : ''}.`,
  tooLittle: (value: string, day: string, weeksToGo: number) =>
    `${value} came on ${day}. After ${weeksToGo} more counted ${weeksToGo === 1 ? 'week' : 'weeks'} we can say what to expect.`,
  first: (value: string, day: string, weeksToGo: number) =>
    `${value} came on ${day}, the first week we have. After ${weeksToGo} more counted weeks we can say what to expect.`,
  unread: 'Attendance is not read yet.',
  asked: 'We’ll show attendance once a question about how you count it is answered.',
});

type LookWords = {
  now: string;
  day: string;
  expected: string | null;
  name: string;
  /** Where it lies by its range; null inside of it. */
  side: 'above' | 'below' | null;
  /** When a lasting change began. */
  since: string | null;
  /** Above its range before the week is whole. */
  isAlreadyAbove: boolean;
};

/** The sentence over the closer look at one figure. */
export const lookSentences = sentences('lookSentences', {
  none: (name: string) => `${name}: nothing was counted this week.`,
  doubted: (name: string) => `${name}: please check this week’s count. We set it aside until then.`,
  state: (state: PulseState, words: LookWords): string => {
    const { now, day, expected, name, side, since, isAlreadyAbove } = words;
    const what = name === 'Attendance' ? `${now} on ${day}` : `${name}: ${now}`;
    if (state === 'provisional') {
      return isAlreadyAbove
        ? `${what} so far, already more than the ${expected} we expected.`
        : `${what} so far; this may still change.`;
    }
    if (state === 'partial') {
      return `${what} was counted, and a part is missing.`;
    }
    if (state === 'unusual') {
      return `${what} is unusual: we expected ${expected}.`;
    }
    if (state === 'shift') {
      return `${what}. The level has changed since about ${since}; now we expect ${expected}.`;
    }
    if (state === 'normal' && side !== null) {
      return `${what}, a little ${side} the ${expected} we expected. That happens about one week in five.`;
    }
    return state === 'normal'
      ? `${what} is normal.`
      : `${what}. There is too little to compare with yet.`;
  },
  lastYear: (before: string, now: string) =>
    `The same four weeks: ${before} last year, ${now} this year.`,
});

export const todoMessages = sentences('todoMessages', {
  nothing: 'Nothing to do this week.',
  noAccess: 'Ask for access to Check-Ins in Planning Center.',
});

export const trustMessages = sentences('trustMessages', {
  whole: 'Yes, nothing is missing.',
  /** Every week is counted, and something else is left out. */
  wholeBut: (count: number) =>
    `Mostly: every week is counted, but ${count === 1 ? 'one thing is' : `${countWords(count)} things are`} left out.`,
  gaps: (count: number) =>
    `Yes, except for ${countWords(count)} ${plural(count, { one: 'week', other: 'weeks' })}.`,
  manyGaps: (counted: number, of: number) => `Only in part: ${counted} of ${of} weeks are counted.`,
  nothingYet: 'We cannot say yet: no week is counted.',
  broken: (system: string, day: string | null) =>
    `Reconnect ${system}: its access ended${day ? ` on ${day}` : ''}.`,
  reading: (system: string) =>
    `${system} is being read for the first time; more weeks are coming in.`,
  stale: (system: string, day: string) => `${system} was last read on ${day}.`,
  neverRead: (system: string) => `${system} has not been read yet.`,
  noGap: 'No week is missing.',
  missing: (day: string, note: string | null) =>
    `${day}: ${note ?? 'nobody counted'}. Missing, not 0.`,
  partial: (day: string, note: string | null) =>
    `${day}: only a part was counted${note ? ` (${note})` : ''}, so the week does not count.`,
  leftOut: (day: string, note: string | null) => `${day} does not count${note ? `: ${note}` : ''}.`,
  open: (names: string) => `${names}: late counts come in until the third day.`,
  inPart: (names: string) => `${names}: some data never came in.`,
  nothingOpen: 'No more data is expected for this week.',
  comingIn: 'The newest week is still coming in.',
  duplicates: {
    attendance: 'Checked in more than once and counted once, in these weeks.',
    kids: 'Children checked in more than once and counted once, in these weeks.',
  },
});

/** The answer to 'How do people find us?'. */
export function searchAnswer({ now, yearAgo }: { now: number; yearAgo: number | null }): string {
  if (yearAgo === null) {
    return `${count(now)} clicks came from people who did not search for our name.`;
  }
  const side = now === yearAgo ? 'As many' : now > yearAgo ? 'More' : 'Fewer';
  const than = now === yearAgo ? 'as a year ago' : `against ${count(yearAgo)} a year ago`;
  return `${side} people who did not know our name clicked through: ${count(now)}, ${than}.`;
}

/** How searches and guests are related; the sentence says that this is only an association. */
export function togetherSentence(
  lagWeeks: number,
  { correlation, low, high, weeks }: Record<'correlation' | 'low' | 'high' | 'weeks', number>,
): string {
  const numbers = `(rank correlation ${signed(correlation)}, range ${signed(low)} to ${signed(high)}, ${weeks} weeks)`;
  if (low <= 0 && high >= 0) {
    return `Weeks with more of these clicks than the weeks around them are not clearly followed by more or fewer first-time guests ${countWords(lagWeeks)} weeks later ${numbers}.`;
  }
  const side = correlation > 0 ? 'more' : 'fewer';
  return `Weeks with more of these clicks than the weeks around them tend to be followed, ${countWords(lagWeeks)} weeks later, by ${side} first-time guests ${numbers}. They go together; that does not show that one brings the other.`;
}

/** Two decimals, with a real minus sign. */
function signed(value: number): string {
  const written = Math.abs(value).toFixed(2);
  return value < 0 && written !== '0.00' ? `−${written}` : written;
}

function count(value: number): string {
  return valueWords(value, 'people', null);
}

/** Why a request about a church's notes or shared links is refused. */
export const pulseRefusals = {
  noteGone: 'This note no longer exists.',
  linkGone: 'This link no longer exists.',
  linkEnded: 'This link is no longer valid. Please ask the church for a new one.',
  tooManyNotes: 'There are 2,000 notes already. Please delete some that you no longer need.',
  tooManyLinks: 'There are 100 links already. Please revoke some that are no longer needed.',
} as const;

/** A short definition of each figure; docs/metrics has the full ones. */
export const tileDefinitionTexts: Readonly<Record<TileId, { is: string; trap: string }>> =
  sentences('tileDefinitionTexts', {
    attendance: {
      is: 'People in the room at the services you chose, and children checked in where you count them.',
      trap: 'A service that nobody counted makes the week incomplete, not smaller.',
    },
    first_time_guests: {
      is: 'People whose first visit was in this week, as you count it.',
      trap: 'One-time guests without a profile are not included.',
    },
    guest_return: {
      is: 'Of the guests of eight weeks, those who came back within 42 days. A week counts once its 42 days are over.',
      trap: 'A guest without children can come back without checking in.',
    },
    kids: {
      is: 'Children checked in, each once a day.',
      trap: 'Children who are not checked in are not counted.',
    },
    serving: {
      is: 'Different people who were scheduled within six weeks and did not decline, compared with the adults of those weeks.',
      trap: 'Neighboring weeks share five of their six weeks, so a change shows slowly.',
    },
    group_members: {
      is: 'Members of the groups you chose, at the time they were read.',
      trap: 'There is nothing before the day you connected.',
    },
    giving: {
      is: 'Gifts of the week to the funds you chose.',
      trap: 'A week without gifts is 0, not a gap. Hidden below ten givers.',
    },
    giving_per_attender: {
      is: 'Gifts of the week to the funds you chose, over the attendance of the same week.',
      trap: 'Weeks above three times the usual are capped before ranges are calculated. Hidden below ten givers.',
    },
    recurring_share: {
      is: 'The part of giving in 90 days that comes from recurring gifts.',
      trap: 'Hidden below twenty givers. Neighboring weeks share most of their gifts.',
    },
  });

/** Errors and hints of the dashboard. */
export const pulseMessages = sentences('pulseMessages', {
  loadFailed: 'Failed to load the dashboard',
  lookFailed: 'Failed to load this figure',
  sharedFailed: 'This page cannot be shown',
  noteSaved: 'Note saved',
  noteFailed: 'Failed to save the note',
  noteDeleted: 'Note deleted',
  noteDeleteFailed: 'Failed to delete the note',
  linkMade: 'Link made',
  linkFailed: 'Failed to make the link',
  linkRevoked: 'Link ended',
  revokeFailed: 'Failed to end the link',
  activeLinks: 'Active links',
  linksFailed: 'Failed to load the links',
  connectQuietly: 'Connect Planning Center or Google Search Console, and your weeks appear here.',
  pleaseCheck: 'We chose what counts based on what we found.',
  checkLink: 'Please check it',
});

/** The banner when a super admin views a church's page. */
export function viewingAs(churchName: string): string {
  return `You are viewing ${churchName} as a super admin`;
}
