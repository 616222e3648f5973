import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks, sundayOf } from '#analytics/calendar/church-week.ts';
import { dayNumber } from '#analytics/calendar/plain-date.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import type { ChurchFile } from '../replay/church-file.ts';

/** A change of a simulated church's level. */
export type LevelChange = {
  /** The level of a week, from 1 before the change; `since` counts weeks from 0 at the change. */
  levelAt: (since: number) => number;
  /** The index of the first changed week. */
  at: number;
  figure: 'attendance' | 'kids' | 'first_time_guests' | 'serving';
};

/** What is simulated; everything else follows from the seed. */
export type Simulation = {
  seed: number;
  /** The mean attendance. */
  size: number;
  weeks: number;
  change?: LevelChange;
  /** The standard deviation of the level's weekly steps; 0 is a fixed level. */
  drift?: number;
  /** Only attendance; else ten figures. */
  only?: 'attendance';
};

/** The churches of a table: so many, each of the next seed. */
export type Seeds = { first: number; count: number };

/** The seeds, lowest first. */
export function seedsOf({ first, count }: Seeds): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A simulated church, and the level of its attendance without season and chance. */
export type SimulatedChurch = { file: ChurchFile; levels: number[]; weeks: string[] };

/** Monday, 1 January 2018. */
const firstWeek = '2018-01-01';
const uncounted = 0.03;

/** A church of counts with more than Poisson's chance, a season, Easter and Christmas of its own. */
export function simulateChurch(simulation: Simulation): SimulatedChurch {
  const { seed, size, weeks: length, change, drift = 0, only } = simulation;
  const random = seededRandom(seed * 7919 + size);
  const weeks = Array.from({ length }, (_, index) => addWeeks(firstWeek, index));
  const shape = shapeOf(random);
  let level = 0;
  const changeOf = (figure: LevelChange['figure'], index: number) =>
    change?.figure === figure && index >= change.at ? change.levelAt(index - change.at) : 1;
  const levels = weeks.map((_, index) => {
    level += drift * normal(random);
    return Math.exp(level) * changeOf('attendance', index);
  });
  const means = weeks.map((week, index) => size * (levels[index] ?? 1) * shape(week));
  const attendance = means.map((mean) =>
    random() < uncounted ? null : manyOf(random, mean, 0.07),
  );
  const file = {
    country: 'US',
    timeZone: 'America/Chicago',
    weekStartsOn: 'monday',
    easter: 'western',
  } as const;
  const base: [FigureId, FigureWeek[]] = ['attendance', rowsOf(firstWeek, attendance)];
  const others =
    only === 'attendance' ? [] : otherFigures(random, means, attendance, changeOf, size);
  return { file: { ...file, figures: new Map([base, ...others]) }, levels, weeks };
}

type Random = () => number;

/** A count with more than Poisson's chance, as Poisson's of a mean that varies by `spread`. */
export function manyOf(random: Random, mean: number, spread: number): number {
  const rate = mean * Math.exp(spread * normal(random) - spread ** 2 / 2);
  return rate < 200
    ? poisson(random, rate)
    : Math.max(0, Math.round(rate + Math.sqrt(rate) * normal(random)));
}

/** What season and holidays multiply a week by. */
function shapeOf(random: Random): (week: string) => number {
  const calendar = churchCalendar({ country: 'US', easter: 'western' });
  const about = (mean: number, spread: number) => mean + spread * normal(random);
  const effects: Readonly<Record<string, number>> = {
    easter: about(0.4, 0.12),
    palm_sunday: about(0.05, 0.04),
    christmas_eve: about(0.1, 0.2),
    christmas_day: about(-0.35, 0.15),
    after_christmas: about(-0.2, 0.08),
    new_year: about(-0.15, 0.05),
    mothers_day: about(0.05, 0.03),
    memorial_day: about(-0.07, 0.03),
    labor_day: about(-0.07, 0.03),
    after_thanksgiving: about(-0.05, 0.03),
    independence_day: about(-0.05, 0.03),
  };
  const pairs = [1, 2].map(() => [about(0, 0.03), about(0, 0.03)] as const);
  return (week) => {
    const turn = (2 * Math.PI * dayNumber(sundayOf(week))) / 365.2425;
    const season = pairs.reduce(
      (sum, [sine, cosine], index) =>
        sum + sine * Math.sin((index + 1) * turn) + cosine * Math.cos((index + 1) * turn),
      0,
    );
    const events = calendar.eventsOf(week).reduce((sum, { id }) => sum + (effects[id] ?? 0), 0);
    return Math.exp(season + events);
  };
}

function otherFigures(
  random: Random,
  means: readonly number[],
  attendance: readonly (number | null)[],
  changeOf: (figure: LevelChange['figure'], index: number) => number,
  size: number,
): [FigureId, FigureWeek[]][] {
  const rows = (values: readonly (number | null)[]) => rowsOf(firstWeek, values);
  const guests = means.map((mean, index) =>
    manyOf(random, 0.02 * mean * changeOf('first_time_guests', index), 0.2),
  );
  const back = guests.map((count) =>
    count === 0
      ? null
      : Array.from({ length: count }, random).filter((one) => one < 0.2).length / count,
  );
  const kids = means.map((mean, index) =>
    manyOf(random, 0.18 * mean * changeOf('kids', index), 0.07),
  );
  const gifts = means.map((mean) => 4_500 * mean * Math.exp(0.22 * normal(random)));
  const large = gifts.map(() => (random() < 0.01 ? 20_000 * size : 0));
  const plans = gifts.map(
    (_, index) => 0.42 * (gifts[index] ?? 0) * Math.exp(0.05 * normal(random)),
  );
  const share = means.map((_, index) => {
    const within = <Each>(list: readonly Each[]) => list.slice(Math.max(0, index - 12), index + 1);
    const all =
      within(gifts).reduce((sum, each) => sum + each, 0) +
      within(large).reduce((sum, each) => sum + each, 0);
    return within(plans).reduce((sum, each) => sum + each, 0) / all;
  });
  const back8 = back.map((value, index) => ({ value, count: guests[index] ?? 0 }));
  return [
    ['first_time_guests', rows(guests)],
    ['guest_return', rowsWithCounts(back8)],
    ['kids', rows(kids)],
    [
      'serving',
      rows(servingOf(random, attendance.length, size, (index) => changeOf('serving', index))),
    ],
    ['giving', rows(gifts.map((gift, index) => Math.round(gift + (large[index] ?? 0))))],
    ['recurring_share', rows(share)],
    ['giving_units', rows(gifts.map(() => Math.max(20, Math.round(0.6 * size))))],
  ];
}

/** Different people of six weeks, each with a habit of their own; of a share of them, where others are not entered. */
function servingOf(
  random: Random,
  length: number,
  size: number,
  shareAt: (index: number) => number,
): number[] {
  const people = Math.min(300, Math.round(0.4 * size));
  const habits = Array.from({ length: people }, () => 0.25 * (0.3 + 1.4 * random()));
  const last = habits.map(() => -99);
  const values: number[] = [];
  for (let week = -6; week < length; week += 1) {
    habits.forEach((habit, person) => {
      const serves = random() < habit && person < shareAt(week) * people;
      last[person] = serves ? week : (last[person] ?? -99);
    });
    if (week >= 0) {
      values.push(last.filter((served) => served > week - 6).length);
    }
  }
  return values;
}

function rowsWithCounts(values: readonly { value: number | null; count: number }[]): FigureWeek[] {
  return values.flatMap(({ value, count }, index) =>
    rowsOf(addWeeks(firstWeek, index), [value], { count }),
  );
}
