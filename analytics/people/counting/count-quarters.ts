import { min } from 'd3-array';
import { isClosed, weeksBetween } from '../../calendar/church-week.ts';
import { sameWeekLastYear } from '../../calendar/last-year.ts';
import { thresholdOf } from '../households.ts';
import type { Path } from '../path.ts';
import {
  addQuarters,
  festivalOfGuests,
  isQuarterClosed,
  lastWeekOf,
  partsOfQuarter,
  type Quarter,
  type QuarterCalendar,
  quarterOf,
  weeksOfQuarter,
} from '../quarter.ts';
import { type GivingMemory, type GivingRows, givingRows } from '../quarterly/giving-rows.ts';
import type { QuarterlyInput } from '../quarterly/quarterly.ts';
import { measuredWeek } from '../quarterly/regulars-bridge.ts';
import { seenRows } from '../quarterly/seen-rows.ts';
import { decideSpans, type YearSpans } from '../span.ts';
import type { MeasuredQuarter } from '../telling/people-rows.ts';
import type { SharesUpTo } from './shares.ts';

type Weekly = QuarterlyInput['weekly'];

/** What a church's quarters are counted from, beside its path. */
export type CountingInput = Pick<
  QuarterlyInput,
  'path' | 'products' | 'isGivingChosen' | 'firstGifts'
> & {
  weekly: Weekly;
  /** The spans of years that are decided already. */
  spans: Readonly<Record<string, YearSpans>>;
  memory: GivingMemory;
};

export type CountedQuarters = GivingRows & { spans: Record<string, YearSpans> };

/** Counts all quarters, as far as the readings at hand allow; rows of others stay as they are. */
export function countQuarters({ memory, spans, ...given }: CountingInput): CountedQuarters {
  const { path, weekly } = given;
  const { choices, households, whoChecksIn } = path.church;
  const calendar = calendarOf(path);
  const today = todayOf(path);
  const threshold = thresholdOf(households.unit, whoChecksIn);
  const quarters = quartersOf(given, calendar);
  const ordinary = ordinaryNew(path, weekly, quarters);
  const decided = Object.fromEntries(
    yearsToDecide(quarters, calendar, today).map((year) => [
      String(year),
      spans[year] ?? decideSpans(year, ordinary, threshold),
    ]),
  );
  const input: QuarterlyInput = {
    ...given,
    calendar,
    easter: choices.easter,
    today,
    threshold,
    spans: new Map(Object.entries(decided).map(([year, each]) => [Number(year), each])),
  };
  const giving = quarters.map((quarter) => givingRows(input, quarter, memory));
  return {
    spans: { ...spans, ...decided },
    rows: quarters.flatMap((quarter, index) => [
      ...seenRows(input, quarter),
      ...(giving[index]?.rows ?? []),
    ]),
    remembered: giving.flatMap(({ remembered }) => remembered),
  };
}

/** What weeks and quarters of a church follow. */
export function calendarOf({ church }: Path): QuarterCalendar {
  return { weekStartsOn: church.choices.weekStartsOn, serviceDay: church.serviceDay };
}

const todayOf = ({ church }: Path) => church.localNow.slice(0, 10);

/** The quarters from the first record to the current one. */
function quartersOf(
  { path, products }: Pick<CountingInput, 'path' | 'products'>,
  calendar: QuarterCalendar,
): Quarter[] {
  const { attended, church } = path;
  const first = min([church.firstCheckIn, products.giving.since].filter((day) => day !== null));
  const last = quarterOf(attended.weekOf(todayOf(path)), calendar);
  const quarters: Quarter[] = [];
  if (first !== undefined) {
    for (let each = quarterOf(attended.weekOf(first), calendar); each <= last; ) {
      quarters.push(each);
      each = addQuarters(each, 1);
    }
  }
  return quarters;
}

/** A year's spans are decided once the fourth quarter before it is closed. */
function yearsToDecide(
  quarters: readonly Quarter[],
  calendar: QuarterCalendar,
  today: string,
): number[] {
  const years = new Set(quarters.map((quarter) => partsOfQuarter(quarter).year));
  return [...years].filter((year) => isQuarterClosed(`${year - 1}-Q4`, calendar, today));
}

/** New households outside of festivals, by closed quarter of which every week may have first visits. */
function ordinaryNew(
  path: Path,
  { new_households: rows }: Weekly,
  quarters: readonly Quarter[],
): Map<Quarter, number> {
  const calendar = calendarOf(path);
  const { begins, church } = path;
  const isWhole = (week: string) =>
    begins !== null && week >= begins && isClosed(week, todayOf(path)) && rows.has(week);
  return new Map(
    quarters.flatMap((quarter) => {
      const weeks = weeksOfQuarter(quarter, calendar);
      const ordinary = weeks.filter(
        (week) => festivalOfGuests(week, church.choices.easter) === null,
      );
      const sum = ordinary.reduce((all, week) => all + (rows.get(week)?.value ?? 0), 0);
      return weeks.every(isWhole) ? [[quarter, sum] as const] : [];
    }),
  );
}

/** The weeks that closed quarters are measured by, with who checked in then and a year before. */
export function measureQuarters(
  path: Path,
  shares: SharesUpTo,
  before: Readonly<Record<string, MeasuredQuarter>>,
): Record<string, MeasuredQuarter> {
  const calendar = calendarOf(path);
  const { attended, church } = path;
  const isKnown = (week: string) => weeksBetween(church.readFrom.checkIns, week) >= 12;
  const shareUpTo = (week: string, stored: number | null) =>
    isKnown(week) ? shares(week).c : stored;
  const quarters = new Set([...attended.counted].map((week) => quarterOf(week, calendar)));
  const measured = [...quarters].flatMap((quarter) => {
    const week = measuredWeek(path, quarter, calendar);
    if (week === null || (!isKnown(week) && before[quarter] !== undefined)) {
      return [];
    }
    const stored = before[quarter];
    const lastYear = sameWeekLastYear(week, church.choices.easter);
    const yearAgo = stored?.before ?? before[addQuarters(quarter, -4)]?.c ?? null;
    return [
      [
        quarter,
        {
          week,
          c: shareUpTo(week, stored?.c ?? null),
          before: shareUpTo(lastYear, yearAgo),
        },
      ] as const,
    ];
  });
  return { ...before, ...Object.fromEntries(measured) };
}

/** The newest closed quarter. */
export function newestClosedQuarter(
  calendar: QuarterCalendar,
  week: string,
  today: string,
): Quarter {
  let quarter = quarterOf(week, calendar);
  while (!isQuarterClosed(quarter, calendar, today)) {
    quarter = addQuarters(quarter, -1);
  }
  return quarter;
}

/** The largest span among cohorts that are still followed, and the last week of a quarter. */
export function followed(
  spans: Readonly<Record<string, YearSpans>>,
  quarter: Quarter,
  calendar: QuarterCalendar,
): { span: 1 | 2 | 4; lastWeek: string } {
  const { year } = partsOfQuarter(quarter);
  const open = [year - 1, year].flatMap((each) => Object.values(spans[each] ?? {}));
  const span = open.includes(4) ? 4 : open.includes(2) ? 2 : 1;
  return { span, lastWeek: lastWeekOf(quarter, calendar) };
}
