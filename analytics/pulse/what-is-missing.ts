import { localDay } from '#contract/formats.ts';
import type { PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';
import { isClosed, lastDayOf } from '../calendar/church-week.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import { halvedShare } from '../forecast/doubted-weeks.ts';
import type { UncountedEve as Eve } from './christmas-eve.ts';
import { noteOf } from './masked-weeks.ts';
import type { PulseInput } from './pulse-input.ts';
import { type Former, formerAttendance } from './revised.ts';
import { isByAttendance, isGivingTile, isOffNow, isServingHalved } from './tile-facts.ts';

/** Figures of which a week that is due is not complete. */
export type LateFigures = {
  tiles: readonly PulseTile[];
  /** These weeks, oldest first, with the day that people name each by. */
  weeks: readonly Pick<PulsePoint, 'week' | 'day'>[];
};

/** What of a church's numbers is still to be entered, or may be. */
export type Missing = {
  /** The church's local date. */
  today: string;
  /** The newest week that is over, while people are still to be counted for it; without a value, all of them. */
  newest: PulsePoint | null;
  /** A week that is not over, whose count so far is shown. */
  soFar: PulsePoint | null;
  /** Older weeks without a whole count that are still asked about, oldest first. */
  halves: readonly PulsePoint[];
  /** What the only one of them was before; null where it is not known to have been more. */
  halfWas: Former | null;
  /** Figures besides attendance, the giving ones first. */
  late: readonly LateFigures[];
  /**
   * Less giving than usual may be giving that was not entered; `since` null where one week was off. `notEntered`:
   * next to none is there.
   */
  doubted: { since: string | null; notEntered: PulseTile['notEntered'] | null } | null;
  /** Half of those who usually serve, or fewer still, may be a schedule that was not entered. */
  served: { value: number; usual: number } | null;
  /** Kids that fell by about a half at once may be a room that is not counted any more. */
  halved: Halved | null;
  /** A Christmas Eve of the last weeks that no count holds; see `uncountedEve`. */
  eve: Eve | null;
  /** Christmas Eve today; see `eveTonight`. */
  tonight: Pick<Eve, 'wasCounted'> | null;
  /** Whether its gifts are in the shown giving per attender, which its people are not. */
  isEveDivided: boolean;
  /** Which services of the weeks are missing, where that is known. */
  services: PulseInput['services'];
  /** Whether a connection is broken or still being read: what is late may be there already. */
  isCutOff: boolean;
};

/** A level in the unit of its line, and the day that it has been so since. */
type Halved = {
  tile: PulseTile;
  since: string;
  after: number;
  before: number;
  /** The day that it was so last, where the newest weeks are back at what was usual; null while it lasts. */
  until: string | null;
  /** Whether attendance counts those who check in, and is short of the same kids. */
  isInAttendance: boolean;
};

type Known = { since: string | null } & Pick<Missing, 'eve' | 'tonight'> &
  Pick<
    PulseInput,
    | 'today'
    | 'connections'
    | 'questions'
    | 'figures'
    | 'revised'
    | 'annotations'
    | 'services'
    | 'timeZone'
  >;

/**
 * A count that is missing is asked about for so many days, on the Monday after it and the next: a chore that is read each
 * Monday is read no more. After that it is only among what is not to be trusted.
 */
const askedDays = 14;

/** Whether a week lacks a count, or has a part of one that nobody has set aside. */
export function isGap({ judged, value, isMasked }: PulsePoint): boolean {
  return !isMasked && ((value === null && judged !== 'hidden') || judged === 'partial');
}

/**
 * What the trust strip doubts and the next step asks for: the same of both.
 *
 * @param since the first week that attendance was counted in; null where it never was
 */
export function whatIsMissing(tiles: readonly PulseTile[], known: Known): Missing {
  const { since, eve, tonight, today, connections, questions, annotations } = known;
  const attendance = tiles.find(({ tile }) => tile === 'attendance');
  const weeks = attendance?.line.filter(({ week }) => since !== null && week >= since) ?? [];
  const over = weeks.filter(({ week }) => lastDayOf(week) < today);
  const last = attendance?.state === 'asked' ? undefined : over.at(-1);
  const newest = last && isOpen(last) && !isExplained(last, known) ? last : null;
  const doubted = doubtedGiving(tiles, attendance);
  const uncounted = new Set(weeks.filter(isOpen).map(({ week }) => week));
  const late = lateFigures(tiles, { uncounted, today });
  const halves = over.filter(
    (point) =>
      point !== newest &&
      !point.isMasked &&
      isGap(point) &&
      noteOf(point.week, annotations) === null &&
      daysBetween(point.day, today) <= askedDays,
  );
  const [half] = halves;
  return {
    today,
    newest,
    soFar: weeks.findLast((point) => lastDayOf(point.week) >= today && isSoFar(point)) ?? null,
    halves,
    halfWas: half && halves.length === 1 ? moreBefore(half, known) : null,
    late: doubted ? late.filter((each) => !each.tiles.every(isOfGiving)) : late,
    doubted,
    halved: halvedKids(tiles, questions),
    services: known.services,
    served: halvedServing(tiles),
    eve,
    tonight,
    isEveDivided: tiles.some(
      ({ tile, value, line, notEntered }) =>
        tile === 'giving_per_attender' &&
        value !== null &&
        !notEntered &&
        line.at(-1)?.week === eve?.week,
    ),
    isCutOff: connections.some(
      ({ isConnected, brokenSince, isReading }) =>
        isConnected && (brokenSince !== null || isReading),
    ),
  };
}

/** Whether a week's count is shown that is not final. */
function isSoFar({ judged, value, isMasked }: PulsePoint): boolean {
  return judged === 'provisional' && value !== null && !isMasked;
}

/** What a count in part was before it became less. */
function moreBefore({ week, value }: PulsePoint, known: Known): Former | null {
  const former = formerAttendance(known, week);
  return former !== null && former.value > (value ?? 0) ? former : null;
}

/** Whether a church has said since a service day why it lacks a count: a note that was planned says nothing of that. */
function isExplained(
  { week, day }: PulsePoint,
  { annotations, timeZone }: Pick<Known, 'annotations' | 'timeZone'>,
): boolean {
  return annotations.some(
    ({ from, to, at }) =>
      from <= lastDayOf(week) && to >= week && localDay(new Date(at), timeZone) >= day,
  );
}

/** Whether somebody has still to count a week, or the rest of it. */
function isOpen(point: PulsePoint): boolean {
  return !point.isMasked && (isGap(point) || point.judged === 'provisional');
}

function doubtedGiving(
  tiles: readonly PulseTile[],
  attendance: PulseTile | undefined,
): Missing['doubted'] {
  const tile = tiles.find(
    (each) =>
      isGivingTile(each) &&
      (each.notEntered ||
        (isOffNow(each) &&
          each.direction === 'fewer' &&
          !each.areGiftsIn &&
          !isByAttendance(each, attendance))),
  );
  if (!tile) {
    return null;
  }
  const since = tile.verdict.state === 'lasting' ? (tile.lasting?.since ?? null) : null;
  return { since, notEntered: tile.notEntered ?? null };
}

function halvedServing(tiles: readonly PulseTile[]): Missing['served'] {
  const { value = null, expected = null } = tiles.find(isServingHalved) ?? {};
  return value === null || expected === null ? null : { value, usual: expected.median };
}

/**
 * Kids of whom about half are missing since a day, until the church has said why: as its question has it, or where
 * none is open, as the level that is news.
 */
function halvedKids(
  tiles: readonly PulseTile[],
  questions: PulseInput['questions'],
): Missing['halved'] {
  const tile = tiles.find((each) => each.tile === 'kids');
  const asked = questions.flatMap((each) =>
    each.about === 'level' && each.figure === 'kids' ? [each] : [],
  );
  const open = asked.find(({ answered }) => answered === null)?.facts;
  const isNews = tile?.verdict.state === 'lasting' && tile.lasting?.direction === 'down';
  const lasting = isNews && asked.length === 0 ? tile.lasting : null;
  const facts = open ?? (lasting && { ...lasting, day: lasting.since });
  if (!tile || !facts) {
    return null;
  }
  const { day, before, after } = facts;
  const source = tiles.find((each) => each.tile === 'attendance')?.source?.split('+') ?? [];
  const isInAttendance = source.length > 1 && source.includes('check_ins');
  const until = lastHalved(tile, { before, after });
  return after <= halvedShare * before && until !== undefined
    ? { tile, since: day, before, after, until, isInAttendance }
    : null;
}

/** Of the newest weeks so many are nearer to what was usual where a fall is over. */
const weeksBack = 2;

/** The day of a fall's last week, where the weeks since are back; null while it lasts, undefined once it is out of sight. */
function lastHalved({ line }: PulseTile, { before, after }: Pick<Halved, 'before' | 'after'>) {
  const counted = line.filter(({ value, isMasked }) => value !== null && !isMasked);
  const isBack = ({ value }: PulsePoint) => (value ?? 0) > (before + after) / 2;
  const last = counted.findLastIndex((point) => !isBack(point));
  return counted.length - 1 - last >= weeksBack ? counted[last]?.day : null;
}

type Due = {
  /** Weeks whose attendance is missing: what is divided by it waits for that. */
  uncounted: ReadonlySet<string>;
  today: string;
};

/** Those whose weeks are missing together are told together, giving apart. */
function lateFigures(tiles: readonly PulseTile[], due: Due): LateFigures[] {
  const all = tiles.flatMap((tile) => {
    const weeks = lateWeeks(tile, due);
    return weeks.length === 0 ? [] : [{ tile, weeks }];
  });
  // A batch that is open holds the recurring share of 90 days: it is told as the gifts of its own week.
  const isToldAlready = ({ tile }: PulseTile) =>
    tile === 'recurring_share' && all.some((each) => isGivingTile(each.tile));
  const told = all.filter((each) => !isToldAlready(each.tile));
  const groups = Map.groupBy(
    told,
    ({ tile, weeks }) => `${isOfGiving(tile)} ${weeks.map(({ week }) => week)}`,
  );
  return [...groups.values()]
    .map((group) => ({
      tiles: group.map(({ tile }) => tile),
      weeks: group[0]?.weeks ?? [],
    }))
    .toSorted((a, b) => Number(b.tiles.some(isOfGiving)) - Number(a.tiles.some(isOfGiving)));
}

/** The due weeks of a tile that are not complete: all of gifts, of others the newest and those right before it. */
function lateWeeks(tile: PulseTile, { uncounted, today }: Due): PulsePoint[] {
  if (!isEntered(tile)) {
    return [];
  }
  const due = tile.line.filter(
    ({ week, isMasked }) => isClosed(week, today) && !isMasked && !uncounted.has(week),
  );
  const last = due.findLastIndex((point) => !isLate(point));
  if (last < 0) {
    // Nobody counts it any more.
    return [];
  }
  const late = isGivingTile(tile) ? due.filter(isLate) : due.slice(last + 1);
  return tile.tile === 'recurring_share' ? late.slice(-1) : late;
}

function isLate({ judged, value }: PulsePoint): boolean {
  return (
    judged === 'partial' || judged === 'provisional' || (judged === 'missing' && value === null)
  );
}

/** Whether a person can enter the rest of it: not of what is computed later, or read as it stands. */
function isEntered({ tile, own, state }: PulseTile): boolean {
  return (
    tile !== 'attendance' &&
    tile !== 'guest_return' &&
    tile !== 'group_members' &&
    !own?.sums &&
    state !== 'no_data' &&
    state !== 'hidden' &&
    state !== 'asked'
  );
}

/** Whether gifts make it. */
export function isOfGiving(tile: PulseTile): boolean {
  return isGivingTile(tile) || tile.tile === 'recurring_share';
}
