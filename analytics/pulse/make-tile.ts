import { max, median } from 'd3-array';
import type { PulseTile, TileId } from '#contract/functions/church-pulse.ts';
import { askedMessages } from '#contract/messages/dashboard.ts';
import { bringsItWords } from '#contract/messages/own-tiles.ts';
import {
  addWeeks,
  closingDayOf,
  lastDayOf,
  weeksBetween,
  weeksFrom,
} from '../calendar/church-week.ts';
import { addDays } from '../calendar/plain-date.ts';
import { serviceDayOf } from '../calendar/service-day.ts';
import type { Tile, TileWeek } from '../figures/tile.ts';
import type { TileHistory } from '../judging/tile-history.ts';
import { tileGrowth, verdictOf } from '../judging/verdict.ts';
import { withYear } from './beside-year.ts';
import { isDoubtedAt, withoutDoubted } from './doubted-stretches.ts';
import { inPeople, isSaidInPeople, shown } from './in-people.ts';
import { lastNamedOf, lastYearOf, newestCounted, wholeFromTen } from './last-year-of-tile.ts';
import { lastingChange } from './lasting-change.ts';
import { changeOfHole, withHole } from './not-entered.ts';
import { ownPart } from './own-part.ts';
import type { PulseInput } from './pulse-input.ts';
import { refusalOf } from './pulse-notices.ts';
import { quietWeeks } from './tile-facts.ts';
import { countedWeeksMin, rangeOf, stateOf, tilePoints } from './tile-points.ts';
import { daysOf, shareBaseMin } from './tile-weeks.ts';
import { wilsonInterval } from './wilson.ts';

const lineWeeks = 13;
/** Before so many counted weeks a number is compared with nothing. */
const comparedMin = 3;

/** Everything a tile shows, from its weeks up to the chosen one. */
export function makeTile(history: TileHistory, input: PulseInput, chosen: string): PulseTile {
  const { tile, definition } = history;
  const { unit, lineUnit } = definition;
  const week = newestWeek(history, chosen);
  const row = history.weeks.get(week);
  const isUnanswered = isAsked(history, input);
  const own = ownPart(history, week, input);
  const state = isUnanswered ? 'asked' : stateOf(history, week, input.today);
  const number = {
    value: isUnanswered ? null : shown(definition, row),
    expected: expectedOf(history, week, row?.base ?? null),
  };
  const said = saidOf(history, input, week, { ...number, state });
  const line = tilePoints(history, input, week, lineWeeks);
  const before = history.counted.filter((each) => each.week <= week);
  const made: PulseTile = {
    tile,
    ...own,
    unit,
    lineUnit,
    ...number,
    base: row?.base ?? null,
    share: shareOf(history, row),
    state,
    ...said,
    ...comparedOf(history, input, {
      week,
      said: said.standing?.week ?? week,
      isShown: state !== 'hidden' && !isUnanswered && !isCountedNoMore(history, before, week),
    }),
    ...offBy(said.verdict, week),
    weeksToGo: weeksToGo(own, before.length),
    weeksSoFar: before.length,
    closesOn: state === 'provisional' ? closingDayAhead(definition, week, input) : null,
    median: wholeUnit(definition, latelyOf(withoutDoubted(history, week), week) ?? undefined, row),
    source: row?.source ?? before.at(-1)?.source ?? null,
    asOf: row?.asOf ?? null,
    weeksCounted: line.filter(
      ({ week: each, value, isMasked }) =>
        value !== null && !isMasked && history.weeks.get(each)?.isSettled === true,
    ).length,
    bringsIt: number.value === null ? insteadOf(tile, state, input) : null,
    line,
  };
  return withHole(made, history, { input, week });
}

/** Whether a figure that was counted has not been for some weeks; what it was then is compared with nothing. */
function isCountedNoMore(
  { masked }: TileHistory,
  before: TileHistory['counted'],
  week: string,
): boolean {
  const last = before.at(-1);
  // Weeks that a note sets aside were maybe counted.
  const missed = last
    ? weeksFrom(addWeeks(last.week, 1), week).filter((one) => !masked.has(one))
    : [];
  return missed.length >= quietWeeks;
}

type LastYear = Pick<PulseTile, 'lastYear' | 'lastYearBase' | 'newest'>;
type Compared = Pick<PulseTile, 'growth' | 'growths' | 'yearToDate' | 'lasting' | 'lastNamed'>;

/** A number that is not shown is not compared either. */
const notCompared: Compared = {
  growth: null,
  growths: [],
  yearToDate: null,
  lasting: null,
  lastNamed: null,
};

const noLastYear: LastYear = { lastYear: null, lastYearBase: null, newest: null };

/** What a week is compared with, which is nothing where half of it may not be there; its level by the week whose verdict is said. */
function comparedOf(
  history: TileHistory,
  input: PulseInput,
  { week, said, isShown }: { week: string; said: string; isShown: boolean },
): Compared & LastYear {
  const { calendar } = input;
  const { lineUnit } = history.definition;
  const yardstick = withoutDoubted(history, week);
  const isDoubted = history.judged.get(said)?.doubted && isDoubtedAt(history, said, week);
  const lastYear = isDoubted ? noLastYear : lastYearOf(yardstick, calendar, week);
  if (!isShown || isDoubted) {
    return { ...notCompared, ...lastYear };
  }
  const growth = tileGrowth(yardstick, week, calendar);
  const lasting = lastingChange(history, input, said, yardstick.counted);
  return {
    ...growth,
    ...lastYear,
    lasting: withYear({ ...growth, ...lastYear, lasting, lineUnit }, yardstick, {
      week: said,
      calendar,
    }),
    lastNamed: lastNamedOf(history, input, week),
  };
}

function offBy(
  { direction, since }: PulseTile['verdict'],
  week: string,
): Pick<PulseTile, 'direction' | 'shiftWeeks'> {
  return {
    direction: direction === null ? null : direction === 'up' ? 'more' : 'fewer',
    shiftWeeks: since === null ? 0 : weeksBetween(since, week) + 1,
  };
}

/** Counted weeks before there is a range; what is too rare for one waits for nothing. */
function weeksToGo({ own }: Pick<PulseTile, 'own'>, weeksSoFar: number): number {
  return own?.sums ? 0 : Math.max(0, countedWeeksMin - weeksSoFar);
}

/** The median of a tile's newest counted weeks up to one; null where there is too little to compare with. */
export function latelyOf(
  history: Pick<TileHistory, 'counted'>,
  week: string,
  weeks?: number,
): number | null {
  const newest = newestCounted(history, week, weeks);
  return newest.length < comparedMin ? null : (median(newest, ({ value }) => value ?? 0) ?? null);
}

/** The verdict on the shown number, or the earlier one that stands while it is coming in. */
function saidOf(
  history: TileHistory,
  input: PulseInput,
  week: string,
  { state, ...number }: Pick<PulseTile, 'state' | 'value' | 'expected'>,
): Pick<PulseTile, 'verdict' | 'standing'> {
  if (state === 'asked' && number.value === null) {
    return { verdict: { side: null, state, direction: null, since: null }, standing: null };
  }
  const isOpen = state === 'provisional' || state === 'partial';
  const earlier = isOpen ? standingVerdict(history, week) : null;
  const change =
    earlier &&
    (changeOfHole(history, input, earlier.week) ?? lastingChange(history, input, earlier.week));
  return earlier === null || isBack(number.value, change)
    ? { verdict: verdictOf(history, week, number), standing: null }
    : {
        verdict: { ...earlier.verdict, side: null },
        standing: { week: earlier.week, side: earlier.verdict.side },
      };
}

/** Whether what came in so far is nearer to what was usual before a fall than to what has been since. */
function isBack(value: number | null, lasting: PulseTile['lasting']): boolean {
  return (
    value !== null && lasting?.direction === 'down' && value > (lasting.before + lasting.after) / 2
  );
}

/** While a week's number is coming in, the verdict on the newest final one of the two weeks before stands. */
function standingVerdict(history: TileHistory, week: string) {
  const before = history.counted.findLast((each) => each.week < week);
  if (before === undefined || before.week < addWeeks(week, -2)) {
    return null;
  }
  const verdict = verdictOf(history, before.week, {
    value: shown(history.definition, before),
    expected: expectedOf(history, before.week, before.base),
  });
  return verdict.state === 'none' ? null : { week: before.week, verdict };
}

/**
 * The next day on which a number is final: the one after its services or its week, where as much is counted as
 * usual, else the week's closing. Null of gifts: none is promised, for an open batch holds them.
 */
function closingDayAhead(
  { wholeAfter, figures: [figure] }: Tile,
  week: string,
  input: PulseInput,
): string | null {
  if (wholeAfter === 'closing') {
    return null;
  }
  const { today, serviceDay } = input;
  const days = daysOf(figure, input);
  const services = (days.length > 0 ? days : [serviceDay]).map((day) =>
    serviceDayOf(week, { serviceDay: day }),
  );
  const lastDays = [...(wholeAfter === 'service' ? [max(services) ?? week] : []), lastDayOf(week)];
  const closing = closingDayOf(week);
  const usual = lastDays.map((day) => addDays(day, 1)).find((day) => day > today);
  return usual ?? (closing >= today ? closing : null);
}

/**
 * Guests' return is known for cohorts whose six weeks are over, so its newest week is older. A value
 * first read in the week after the chosen one is shown too, since there is nothing earlier.
 */
function newestWeek(history: TileHistory, chosen: string): string {
  if (history.definition.isSnapshot) {
    const [first = chosen] = history.weeks.keys();
    return first === addWeeks(chosen, 1) ? first : chosen;
  }
  if (history.tile !== 'guest_return') {
    return chosen;
  }
  const last = addWeeks(chosen, -6);
  const known = [...history.weeks.keys()].filter((week) => week <= last);
  return known.reduce((most, week) => (most > week ? most : week), '') || last;
}

/** Whether what it cannot do without is asked about: its own figure, and attendance to divide by. */
function isAsked({ tile, definition }: TileHistory, { asked }: PulseInput): boolean {
  const { figures } = definition;
  const needed = tile === 'giving_per_attender' ? figures : figures.slice(0, 1);
  return needed.some((figure) => asked.figures.has(figure));
}

/** A sentence where there is nothing to show. */
function insteadOf(tile: TileId, state: PulseTile['state'], input: PulseInput): string | null {
  if (state === 'asked') {
    return askedMessages.tile;
  }
  if (state !== 'no_data') {
    return null;
  }
  const isUndivided = tile === 'giving_per_attender' && input.figures.has('giving');
  return (
    refusalOf(tile, input) ?? (isUndivided ? askedMessages.needsAttendance : bringsItWords(tile))
  );
}

function shareOf({ tile, definition }: TileHistory, row: TileWeek | undefined): PulseTile['share'] {
  const value = shown(definition, row);
  const base = row?.base ?? null;
  if (value === null || base === null || base < shareBaseMin || tile === 'giving_per_attender') {
    return null;
  }
  if (tile === 'recurring_share') {
    return { value, interval: null };
  }
  // The guests' rate is an estimate; kids and volunteers are parts of a known total.
  const interval = row?.dispersion
    ? wilsonInterval(value, base, { dispersion: row.dispersion })
    : null;
  return { value: value / base, interval };
}

/** A week's range as it is printed: of a share of people in whole people. */
export function expectedOf(history: TileHistory, week: string, base: number | null) {
  const expected = rangeOf(history, week);
  if (expected === null || !isSaidInPeople(history.definition)) {
    return expected;
  }
  // Of nobody, nobody returns.
  return base ? inPeople(expected, base) : null;
}

function wholeUnit(definition: Tile, value: number | undefined, row: TileWeek | undefined) {
  if (value === undefined) {
    return null;
  }
  return isSaidInPeople(definition)
    ? Math.round(value * (row?.base ?? 0))
    : wholeFromTen(definition, value);
}
