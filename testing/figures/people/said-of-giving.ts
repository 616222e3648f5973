import { weekOf, weeksBetween } from '#analytics/calendar/church-week.ts';
import { daysBetween } from '#analytics/calendar/plain-date.ts';
import { isPartTold } from '#analytics/people/giving/giving-rules.ts';
import type { Told } from '#analytics/people/giving/told-giving.ts';
import { pathOf } from '#analytics/people/path.ts';
import {
  addQuarters,
  festivalOfGuests,
  quarterClosesOn,
  weeksOfQuarter,
  weeksOfSpan,
} from '#analytics/people/quarter.ts';
import { type GivingKey, givingRows } from '#analytics/people/quarterly/giving-rows.ts';
import type { QuarterRow } from '#analytics/people/quarterly/quarterly.ts';
import { sundayOf } from './church-of-visits.ts';
import { quarterlyInputOf } from './quarterly-input.ts';
import { firstWeek, simulateFamilies } from './simulated-families.ts';
import { type FamilyGift, giftsKnown, simulateGifts, withGifts } from './simulated-giving.ts';

type Households = ReadonlySet<string>;

/** What a row said, and who was behind its numbers when they were counted. */
export type Said = { row: string; measure: string; part: Households; base: Households | null };

/** How rows are told: by the product, or by nothing but the smallness of each of them. */
export type Telling = 'by all rules' | 'by smallness alone';

/** Quarters whose rows a run writes anew. */
const quartersAnew = 8;
/** At this run the church counts one fund less, and at the next all of them again. */
const otherFundsRun = 12;

/** What a run after a quarter tells, and who is behind a row's numbers as they were counted in it. */
export type GivingRun = {
  quarter: string;
  rows: readonly QuarterRow[];
  setsOf: (row: GivingKey) => Pick<Said, 'part' | 'base'>;
};

type MadeUp = { size: number; seed: number; weeks: number };

/** All that a made-up church's rows of giving ever say, in a run after every quarter. */
export function saidOfGiving(madeUp: MadeUp, telling: Telling): Said[] {
  return givingRuns(madeUp).flatMap(({ rows, setsOf }) =>
    rows.flatMap((row) => saidBy(row, setsOf(row), telling)),
  );
}

/** The rows of giving of a made-up church, in a run after every quarter. */
export function givingRuns({ size, seed, weeks }: MadeUp): GivingRun[] {
  const { church, log } = simulateFamilies({ seed, size, weeks });
  const gifts = simulateGifts(log, seed);
  const householdOf = new Map(
    log.families.flatMap(({ id, people }) => people.map((person) => [person, id] as const)),
  );
  const whole = quarterlyInputOf(church);
  const remembered: (GivingKey & Told)[] = [];
  const memory = (key: GivingKey) => remembered.filter((each) => isSame(each, key));
  return whole.quarters.slice(quartersAnew, -1).map((quarter, run) => {
    const week = weeksBetween(
      firstWeek,
      weekOf(quarterClosesOn(quarter, whole.calendar), 'monday'),
    );
    const isOther = run === otherFundsRun;
    const known = giftsKnown(gifts, week, isOther);
    const fundIds = isOther ? ['main'] : ('all' as const);
    const today = sundayOf(week);
    const given = withGifts(
      {
        ...church,
        choices: { ...church.choices, giving: { fundIds } },
        localNow: `${today}T12:00:00`,
      },
      known,
      householdOf,
    );
    const path = pathOf(given);
    const input = { ...whole, path, today, firstGifts: firstGiftsOf(known) };
    const quarters = Array.from({ length: quartersAnew }, (_, back) => addQuarters(quarter, -back));
    const rows = quarters.flatMap((each) => {
      const told = givingRows(input, each, memory);
      remembered.push(...told.remembered);
      return told.rows;
    });
    return { quarter, rows, setsOf: (row) => setsOf(row, known, whole) };
  });
}

/** A row with the households behind it; of one that stands from an earlier run, they were said then. */
function saidBy(
  { quarter, span, measure, value, state }: QuarterRow,
  { part, base }: Pick<Said, 'part' | 'base'>,
  telling: Telling,
): Said[] {
  const said = { row: `${quarter} ${span}`, measure, part, base };
  const isTold =
    telling === 'by all rules'
      ? state === 'complete' && value === part.size
      : ['complete', 'suppressed'].includes(state) &&
        isPartTold({ value: part.size, base: base?.size ?? 1000 }, (households) => households);
  return isTold ? [said] : [];
}

function setsOf(
  { quarter, span, measure }: GivingKey,
  known: readonly FamilyGift[],
  whole: ReturnType<typeof quarterlyInputOf>,
): Pick<Said, 'part' | 'base'> {
  const { calendar } = whole;
  const indexes = (weeks: readonly string[]) =>
    new Set(weeks.map((week) => weeksBetween(firstWeek, week)));
  const gaveIn = (weeks: ReadonlySet<number>) => idsOf(known.filter(({ week }) => weeks.has(week)));
  const inQuarter = indexes(weeksOfQuarter(quarter, calendar));
  if (measure === 'givers') {
    return { part: gaveIn(inQuarter), base: null };
  }
  if (measure === 'givers_first') {
    const base = gaveIn(inQuarter);
    const earlier = idsOf(known.filter(({ week }) => week < Math.min(...inQuarter)));
    return { part: without(base, earlier), base };
  }
  if (measure === 'givers_stopped') {
    const year = (fourth: string) => gaveIn(indexes(weeksOfSpan(fourth, 4, calendar)));
    return { part: without(year(addQuarters(quarter, -4)), year(quarter)), base: null };
  }
  const cohort = weeksOfSpan(quarter, span, calendar)
    .filter((week) => festivalOfGuests(week, whole.easter) === null)
    .flatMap(whole.path.newIn);
  const days = measure === 'gave_26' ? 182 : 364;
  const giftsOf = Map.groupBy(known, ({ family }) => family.id);
  const gave = cohort.filter(({ household, day }) =>
    giftsOf.get(household)?.some(({ week }) => {
      const after = daysBetween(day, sundayOf(week));
      return after >= 0 && after <= days;
    }),
  );
  const ids = (visits: typeof cohort) => new Set(visits.map(({ household }) => household));
  return { part: ids(gave), base: ids(cohort) };
}

function isSame(a: GivingKey, b: GivingKey): boolean {
  return a.quarter === b.quarter && a.span === b.span && a.measure === b.measure;
}

function idsOf(gifts: readonly FamilyGift[]): Set<string> {
  return new Set(gifts.map(({ family }) => family.id));
}

function without(all: Households, some: Households): Set<string> {
  return new Set([...all].filter((id) => !some.has(id)));
}

function firstGiftsOf(gifts: readonly FamilyGift[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const { person, week } of gifts) {
    const day = sundayOf(week);
    const known = first.get(person);
    first.set(person, known !== undefined && known < day ? known : day);
  }
  return first;
}
