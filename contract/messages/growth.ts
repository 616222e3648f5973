import type { NamedService } from '../functions/figure-look.ts';
import type { Growth, Leaning, YearToDate } from '../functions/pulse-verdict.ts';
import { capitalised, valueWords, weeklyTimeWords } from './figure-words.ts';
import { sentences } from './sentences.ts';

/** A change from last year with its range; all that the sentences need. */
type Change = Pick<YearToDate, 'change' | 'low' | 'high' | 'said'> & Pick<Growth, 'leaning'>;

/**
 * So far from last year a year may be that is called about the same. A tenth is what growth is there to find: a range
 * that holds more than that of a fall says no way, whatever its middle. Of one that ends at no change, so far to
 * either side. A range that is wider than the last says nothing at all.
 */
const wide = { even: 0.105, leaning: 0.1, whole: 0.6 };

/** Where one end of a range is so much farther from last year than the other, 'give or take' would hide it. */
const lopsided = 0.03;

/** Since when a change is, and the medians beside the year before: of the weeks since then, or of the newest eight. */
type BesideYear = Record<'since' | 'now' | 'before', string> & { isOfEight: boolean };

export const growthMessages = sentences('growthMessages', {
  question: 'Are we growing?',
  tooFew: 'We’ll compare with last year once enough of the same weeks have counts in both years.',
  aligned:
    'We compare each week with the same week last year. Around Easter, we count from Easter instead: two weeks before Easter is compared with two weeks before last year’s Easter. We leave out weeks that are missing a count in either year, and weeks with a holiday in only one of the years.',
  range:
    'The bar shows how far off we could be. About four times out of five, the real change is inside it.',
  none: 'not enough weeks',
  services: 'Each service by itself',
  /** Of one that has not been counted for weeks. */
  lastCounted: (service: string, day: string) => `${service} was last counted on ${day}.`,
  ofService: (service: string, over: string) => `${service}, ${over}`,
});

/** A change from last year, as a sentence and in a few words. */
export const changeMessages = sentences('changeMessages', {
  up: (share: string) => `Up ${share}`,
  down: (share: string) => `Down ${share}`,
  even: 'Little change',
  unclear: 'No clear change',
  inAYear: (change: string) => `${change} in a year`,
  said: {
    up: (share: string, within: number, over: string) =>
      `Up ${share} from last year, give or take ${within}%, over ${over}.`,
    down: (share: string, within: number, over: string) =>
      `Down ${share} from last year, give or take ${within}%, over ${over}.`,
    even: (within: number, over: string) =>
      `About the same as last year, give or take ${within}%, over ${over}.`,
    /** The same where most of the range lies on one side. @param low, high e.g. `1% down` */
    evenBetween: ({ low, high }: Record<'low' | 'high', string>, over: string) =>
      `About the same as last year over ${over}, somewhere between ${low} and ${high}.`,
    maybeUp: (share: string, over: string) =>
      `Maybe up from last year over ${over}: somewhere between no change and ${share} more.`,
    maybeDown: (share: string, over: string) =>
      `Maybe down from last year over ${over}: somewhere between no change and ${share} less.`,
    /** Where the range is too wide for any of these. @param low, high e.g. `5% down` */
    between: ({ low, high }: Record<'low' | 'high', string>, over: string) =>
      `Somewhere between ${low} and ${high} from last year over ${over}. Your weeks vary too much to say more.`,
    /** Where it is so wide that it says nothing. */
    uncertain: (over: string) =>
      `We can’t say how ${over} compare with last year. The weeks vary too much.`,
  },
  /** After it, where a shorter stretch alone says otherwise. */
  alone: (side: 'up' | 'down', share: string, { within, over }: { within: number; over: string }) =>
    `${capitalised(over)} by themselves are ${side} ${share}, give or take ${within}%.`,
  /** After it, where the newest weeks alone differ. @param now, before their medians in both years */
  newest: (
    side: 'up' | 'down',
    isClear: boolean,
    { now, before }: Record<'now' | 'before', string>,
  ) => {
    const higher = side === 'up' ? 'higher' : 'lower';
    const verb = isClear ? `were ${higher}` : `look ${higher}, though that may be chance`;
    return `The last eight weeks by themselves ${verb}: typically about ${now}, compared with ${before} in the same weeks last year.`;
  },
  /** The same where they are apart by what chance brings; whether they can be is said next. */
  apart: ({ now, before }: Record<'now' | 'before', string>) =>
    `The last eight weeks by themselves were typically about ${now}, compared with ${before} in the same weeks last year.`,
  /** The same where they are level, after a longer stretch that is not. */
  level: ({ now, before }: Record<'now' | 'before', string>) =>
    `The last eight weeks by themselves look much like last year’s: typically about ${now}, compared with ${before} in the same weeks last year.`,
  /**
   * Of a change that nothing said of the year bears out: what it is one from, and how its weeks compare with last
   * year's.
   */
  besideYear: (
    side: 'up' | 'down',
    said: 'too' | 'same' | 'other',
    { since, now, before, isOfEight }: BesideYear,
  ) => {
    const [higher, lower] = side === 'up' ? ['higher', 'lower'] : ['lower', 'higher'];
    const weeks = `The weeks since ${since} are ${higher} than the weeks before them, allowing for the time of year.`;
    if (said === 'too') {
      return `${weeks} They’re ${higher} than the same weeks last year too, though that may be chance.`;
    }
    const beside = said === 'same' ? 'about level with' : `${lower} than`;
    return `${weeks} ${isOfEight ? 'But the last eight weeks are' : 'They’re'} ${beside} the same weeks last year: typically about ${now}, compared with ${before} then.`;
  },
  /** The same in brief of a figure that the page does not lead with, after what its change is. */
  besideYearOf: (
    noun: string,
    { side, said }: { side: 'up' | 'down'; said: 'too' | 'same' | 'other' },
    { since, now, before, isOfEight }: BesideYear,
  ) => {
    const [higher, lower] = side === 'up' ? ['higher', 'lower'] : ['lower', 'higher'];
    const weeks = `For ${noun}, the ${isOfEight ? 'last eight weeks' : `weeks since ${since}`} are`;
    if (said === 'too') {
      return `${weeks} ${higher} than last year’s too, though that may be chance.`;
    }
    return `${weeks} ${said === 'same' ? 'about the same as' : `${lower} than`} last year’s: typically about ${now}, compared with ${before} then.`;
  },
  /** The same in a tile. */
  lately: { up: 'Higher lately than last year', down: 'Lower lately than last year' },
  maybeLately: {
    up: 'Maybe higher lately than last year',
    down: 'Maybe lower lately than last year',
  },
  /** Where the newest weeks are apart by what chance brings. */
  unclearLately: 'No clear change lately',
  /** After a change in a year that the newest weeks do not share. */
  notLately: (change: string) => `${change}, but not lately`,
  /**
   * The medians of the newest eight weeks with counts in both years.
   *
   * @param leftOut days between them that have no whole count
   * @param leftOutBefore days of last year that have none
   */
  beside: (
    before: string,
    now: string,
    { leftOut, leftOutBefore }: Record<'leftOut' | 'leftOutBefore', string | null>,
  ) => {
    const beside = `a typical one was about ${now}, compared with ${before} in the same weeks last year.`;
    if (leftOutBefore !== null) {
      const also = leftOut === null ? '' : `${leftOut}, and `;
      return `Of the last eight weeks with counts in both years (leaving out ${also}${leftOutBefore} last year), ${beside}`;
    }
    return leftOut === null
      ? `Of the last eight weeks, ${beside}`
      : `Of the last eight weeks with counts (leaving out ${leftOut}), ${beside}`;
  },
  /** After it, where that is apart: whether by more than chance. */
  chance: (isClear: boolean) =>
    isClear
      ? 'Eight weeks rarely differ that much by chance.'
      : 'Eight weeks can differ that much by chance.',
  bound: {
    up: (share: string) => `${share} up`,
    down: (share: string) => `${share} down`,
    even: 'no change',
  },
  range: (low: string, high: string) => `${low} to ${high}`,
});

/**
 * How the newest weeks compare with last year, as a sentence.
 *
 * @param over which weeks, e.g. `the last 26 weeks`
 */
export function growthSentence(change: Change, over: string): string {
  const leaning = leaningOf(change);
  const { said } = changeMessages;
  const bounds = { low: boundWords(change.low), high: boundWords(change.high) };
  switch (leaning) {
    case 'up':
    case 'down':
      return said[leaning](percent(Math.abs(change.change)), giveOrTake(change), over);
    case 'maybeUp':
      return said.maybeUp(percent(change.high), over);
    case 'maybeDown':
      return said.maybeDown(percent(-change.low), over);
    case 'even':
      return Math.abs(change.low + change.high) > lopsided
        ? said.evenBetween(bounds, over)
        : said.even(inPercent(aroundEven(change)), over);
    case 'unclear':
      return change.high - change.low > wide.whole
        ? said.uncertain(over)
        : said.between(bounds, over);
  }
}

/** That the newest weeks alone are up or down, of a change that is claimed. */
export function quarterSentence(change: Growth): string {
  return changeMessages.alone(change.change > 0 ? 'up' : 'down', changeShare(change), {
    within: giveOrTake(change),
    over: stretchWords.newest(change.weeks),
  });
}

/** How large a change is, e.g. `8%`. */
export function changeShare({ change }: Pick<Change, 'change'>): string {
  return percent(Math.abs(change));
}

/** The same in a few words beside a number, e.g. `Up 8%`. */
export function changeWords(change: Change): string {
  const leaning = leaningOf(change);
  switch (leaning) {
    case 'up':
    case 'down':
      return changeMessages[leaning](percent(Math.abs(change.change)));
    case 'even':
      return changeMessages.even;
    default:
      return changeMessages.unclear;
  }
}

/** A change in a tile, e.g. `Up 8% in a year`; null where it is not clear. */
export function tileChangeWords(change: Change): string | null {
  const isTold = ['up', 'down', 'even'].includes(leaningOf(change));
  return isTold ? changeMessages.inAYear(changeWords(change)) : null;
}

/** The weeks of a stretch in words. */
export const stretchWords = sentences('stretchWords', {
  newest: (weeks: number) => `the last ${weeks} weeks`,
  year: 'this year so far',
});

/** A change's range, e.g. `5% to 11% up`. */
export function changeRange({ low, high }: Change): string {
  return changeMessages.range(boundWords(low), boundWords(high));
}

/** Which way a change goes, as far as its range says. */
export function leaningOf(change: Change): Leaning {
  return change.leaning ?? leaningsOf(change)[0] ?? 'unclear';
}

/**
 * The same as it may be said, the likeliest first. One that is not claimed has a range that holds no change; one that
 * ends there leans the other way.
 *
 * @param slack how far beyond their limits words may still be said; by default they never both may
 */
export function leaningsOf({ said, low, high }: Change, slack = 0): Leaning[] {
  if (said !== null) {
    return [said];
  }
  const around = aroundEven({ low, high });
  const half = (high - low) / 2;
  const limits: [Leaning, number, number, number][] =
    low < 0 && high > 0
      ? [
          ['even', around, Number.NEGATIVE_INFINITY, wide.even],
          ['unclear', around, wide.even, Number.POSITIVE_INFINITY],
        ]
      : [
          [low === 0 ? 'maybeUp' : 'maybeDown', half, Number.NEGATIVE_INFINITY, wide.leaning],
          ['unclear', half, wide.leaning, Number.POSITIVE_INFINITY],
        ];
  return limits.flatMap(([leaning, measure, from, to]) =>
    measure > from - slack && measure <= to + slack ? leaning : [],
  );
}

function giveOrTake({ change, low, high }: Change): number {
  return inPercent(Math.max(change - low, high - change));
}

/** How far from last year a stretch may be that is about the same. */
function aroundEven({ low, high }: Pick<Change, 'low' | 'high'>): number {
  return Math.max(-low, high);
}

function inPercent(share: number): number {
  return Math.max(1, Math.round(100 * share));
}

function boundWords(bound: number): string {
  const rounded = Math.round(100 * bound);
  const { up, down, even } = changeMessages.bound;
  return rounded === 0 ? even : (rounded > 0 ? up : down)(percent(Math.abs(bound)));
}

function percent(share: number): string {
  return valueWords(share, 'share', null);
}

/**
 * A service's name: its time, an event's name for all of its times, and both where several events have some.
 *
 * @param services all that are named beside it
 */
export function serviceWords(
  { event, time }: NamedService,
  services: readonly NamedService[],
): string {
  if (time === null) {
    return event;
  }
  const isOnly = services.every((each) => each.event === event);
  return isOnly ? weeklyTimeWords(time) : `${event}, ${weeklyTimeWords(time)}`;
}
