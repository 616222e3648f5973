import type { PulseTile } from '#contract/functions/church-pulse.ts';
import type { Verdict } from '#contract/functions/pulse-verdict.ts';
import { halvedShare } from '../forecast/doubted-weeks.ts';
import { isHardly } from '../forecast/holes.ts';
import { isInside80, isInside95 } from '../forecast/inside.ts';

type Counted = Pick<PulseTile, 'state' | 'value'>;

/** Whether a tile's state is worth mentioning. */
export function isOff({ state }: Pick<PulseTile, 'state'>): boolean {
  return state === 'unusual' || state === 'shift';
}

/** Whether it is so of the tile's week, or still stands while that one is coming in. */
export function isOffNow(tile: Pick<PulseTile, 'state' | 'standing' | 'verdict'>): boolean {
  return isOff(tile) || (tile.standing !== null && isOffBy(tile.verdict));
}

function isOffBy({ state }: Verdict): boolean {
  return state === 'unusual' || state === 'lasting';
}

/** Whether what is off is that there is more; of a church's own number nobody else knows whether that is good. */
export function isGoodNews({ verdict, own }: Pick<PulseTile, 'verdict' | 'own'>): boolean {
  return verdict.direction === 'up' && own === undefined;
}

/** Whether a number is above its range before its week is whole. */
export function isAlreadyAbove({
  state,
  value,
  expected,
  notEntered,
}: Pick<PulseTile, 'state' | 'value' | 'expected' | 'notEntered'>): boolean {
  const isJudged = state === 'provisional' && notEntered === undefined;
  return isJudged && value !== null && expected !== null && value > expected.high80;
}

/** Whether a number lies so far outside that only one week in twenty does. */
export function isFarOutside({ value, expected }: Pick<PulseTile, 'value' | 'expected'>): boolean {
  return value !== null && expected !== null && !isInside95(expected, value);
}

/** The same of the number that is judged: where the tile's own is coming in, an earlier week's. */
export function isJudgedFarOutside(tile: PulseTile): boolean {
  const { standing, line } = tile;
  const point = standing && line.find(({ week }) => week === standing.week);
  return isFarOutside(point ?? tile);
}

/**
 * Whether giving per attender lies outside its range only because few or many came: by as many people as were
 * expected, what was given would be inside.
 */
export function isByAttendance(
  { tile, value, expected, verdict, line }: PulseTile,
  attendance: PulseTile | undefined,
): boolean {
  const came = attendance?.verdict.side == null ? null : attendance.value;
  const usual = attendance?.expected ?? null;
  const isOfBoth = attendance?.line.at(-1)?.week === line.at(-1)?.week;
  if (!isOfBoth || tile !== 'giving_per_attender') {
    return false;
  }
  if (value === null || expected === null || came === null || usual === null) {
    return false;
  }
  // While gifts are still coming in, low means nothing.
  const isOpposite =
    value > expected.high80 ? came < usual.low80 : verdict.side === 'below' && came > usual.high80;
  return isOpposite && isInside80(expected, (value * came) / usual.median);
}

const overWeeks: ReadonlySet<PulseTile['tile']> = new Set(['serving', 'guest_return']);

/**
 * Whether far fewer serve, or come back, than is usual: theirs are numbers of six and eight weeks, which no single
 * week makes so low.
 */
export function isFarBelowOverWeeks(tile: PulseTile): boolean {
  const { verdict, standing } = tile;
  return (
    overWeeks.has(tile.tile) &&
    (verdict.state === 'outside' || verdict.state === 'unusual') &&
    (standing ?? verdict).side === 'below' &&
    isJudgedFarOutside(tile)
  );
}

/** What was not counted in so many weeks seems to be counted no more: a service that ended, or a room that closed. */
export const quietWeeks = 4;

/** Whether about half of those who serve are there, as where schedules are not entered. */
export function isServingHalved(tile: PulseTile): boolean {
  const { value, expected } = tile;
  const isLow = isFarBelowOverWeeks(tile) || (isOffNow(tile) && tile.verdict.direction === 'down');
  return (
    tile.tile === 'serving' &&
    isLow &&
    value !== null &&
    expected !== null &&
    value <= halvedShare * expected.median
  );
}

/** A level that moved by less than this part of it, or by fewer people, has not moved much. */
const slightShare = 0.1;
const slightPeople = 3;

/** Whether what is off is a level that has changed by little; where the season hides how far, that is not known. */
export function isSlight({ verdict, lasting, lineUnit }: PulseTile): boolean {
  if (verdict.state !== 'lasting' || lasting === null) {
    return false;
  }
  const moved = movedBy(lasting);
  const { before } = lasting;
  const isFew = lineUnit === 'people' && moved < slightPeople;
  return moved >= 0 && (isFew || moved < slightShare * before);
}

/** A level that counts as changed is a twentieth apart; where its weeks are less, the season hides the rest. */
const leastShare = 0.05;

/**
 * Whether a change is to be told as one for the time of year: the weeks before and since are hardly apart, or the year
 * does not bear it out.
 */
export function isForTimeOfYear(lasting: NonNullable<PulseTile['lasting']>): boolean {
  return lasting.besideYear !== undefined || movedBy(lasting) < leastShare * lasting.before;
}

/** Whether a level that is told to have changed is no other than last year's: nobody can say what changed. */
export function isAsLastYear({ verdict, lasting }: PulseTile): boolean {
  const said = lasting?.besideYear?.said;
  return verdict.state === 'lasting' && (said === 'same' || said === 'other');
}

/** How far a level has moved the way that it is said to have. */
function movedBy({ direction, before, after }: NonNullable<PulseTile['lasting']>): number {
  return direction === 'up' ? after - before : before - after;
}

/** Whether a single week is off as attendance is, the same way: fewer people are fewer kids and guests. */
export function isOffAsAttendance(tile: PulseTile, attendance: PulseTile | undefined): boolean {
  return (
    (tile.tile === 'kids' || tile.tile === 'first_time_guests') &&
    tile.verdict.state === 'unusual' &&
    attendance?.verdict.state === 'unusual' &&
    tile.direction === attendance.direction
  );
}

/** Whether somebody has still to count a week that is over, or the rest of it. */
export function isUnfinished({ state, value }: Counted, { isOver }: { isOver: boolean }): boolean {
  if (!isOver) {
    return false;
  }
  return state === 'partial' || state === 'provisional' || (state === 'missing' && value === null);
}

/** Whether so little of a week's gifts is in that their sum says nothing yet. */
export function isHardlyIn(tile: PulseTile): boolean {
  const { value, expected } = tile;
  return (
    isGivingComingIn(tile) &&
    value !== null &&
    expected !== null &&
    isHardly(value, expected.median)
  );
}

/** Whether what was given is shown while gifts are still coming in. */
export function isGivingComingIn(tile: PulseTile): boolean {
  return (
    isGivingTile(tile) && tile.value !== null && ['provisional', 'partial'].includes(tile.state)
  );
}

/** Whether it is about what was given. */
export function isGivingTile({ tile }: Pick<PulseTile, 'tile'>): boolean {
  return tile === 'giving' || tile === 'giving_per_attender';
}
