import type { ChurchBase, Week } from './church-base.ts';
import { familyOfNewcomer, newcomersOf, stayersOf } from './newcomers.ts';
import { numberOfNewcomer } from './people.ts';

/** Whether a newcomer is grown up; children do not help, join or give. */
export type IsAdult = (number: number) => boolean;

/** Somebody who came as a guest and has stayed: since when they are on teams, and until when, in weeks. */
export type Helper = { person: number; from: number; until: number };
/** Somebody who came as a guest and joins a group, in days after the Sunday of their first visit. */
export type Joiner = { person: number; sunday: number; afterDays: number; roll: number };

/** Of grown-ups who stay, so many help, and so many join a group. */
const shares = { help: 0.6, join: 0.55 };

/** Newcomers who help, some weeks after they began to come regularly. */
export function helpersOf(base: ChurchBase, isAdult: IsAdult): Helper[] {
  return stayersOf(base).flatMap(({ from, until, ...newcomer }) => {
    const person = numberOfNewcomer(newcomer);
    const next = base.dice.stream('helps', person);
    const helps = next() < shares.help && isAdult(person);
    return helps ? [{ person, from: from + 1 + Math.floor(5 * next()), until }] : [];
  });
}

/** Those of them who have begun to help. */
export function helpingBy({ weeks }: ChurchBase, helpers: readonly Helper[]): number[] {
  const coming = weeks.at(-1)?.number ?? 0;
  return helpers.filter(({ from }) => from < coming).map(({ person }) => person);
}

/** Newcomers who join a group, within half a year of their first visit. */
export function joinersOf(base: ChurchBase, isAdult: IsAdult): Joiner[] {
  const sundays = new Map(base.weeks.map(({ number, sunday }) => [number, sunday]));
  return stayersOf(base).flatMap((stayer) => {
    const person = numberOfNewcomer(stayer);
    const next = base.dice.stream('joins', person);
    const joins = next() < shares.join && isAdult(person);
    const sunday = sundays.get(stayer.week);
    return joins && sunday !== undefined
      ? [{ person, sunday, afterDays: 18 + Math.floor(150 * next()), roll: next() }]
      : [];
  });
}

/** Weeks from a first visit to a first gift: most in the first half-year, the others within the year. */
const firstGift = { least: 2, most: 46 };
/** Whoever stays gives again for a year. */
const again = { every: 7, weeks: 52 };

/** Newcomers who give, by the number of the week in which they do. Of every five families, three do. */
export function givingNewcomers(
  base: ChurchBase,
  isAdult: IsAdult,
): ReadonlyMap<number, readonly number[]> {
  const staying = new Map(stayersOf(base).map((one) => [numberOfNewcomer(one), one.until]));
  const gifts = base.weeks.flatMap((week) =>
    giversAmong(base, week, isAdult).flatMap((person) => {
      const next = base.dice.stream('first-gift', person);
      const after =
        firstGift.least + Math.floor((firstGift.most - firstGift.least) * next() ** 1.6);
      const first = week.number + after;
      const last = Math.min(staying.get(person) ?? 0, first + again.weeks);
      const more = Math.max(0, Math.floor((last - first) / again.every));
      return Array.from({ length: 1 + more }, (_, at) => ({
        week: first + at * again.every,
        person,
      }));
    }),
  );
  return new Map(
    [...Map.groupBy(gifts, ({ week }) => week)].map(([week, all]) => [
      week,
      all.map(({ person }) => person),
    ]),
  );
}

/** The first grown-up of three in five families of a week. */
function giversAmong(base: ChurchBase, week: Week, isAdult: IsAdult): number[] {
  const indexes = Array.from({ length: newcomersOf(base, week) }, (_, index) => index);
  const families = Map.groupBy(indexes, (index) => familyOfNewcomer(base, week, index));
  return [...families.values()].flatMap((family, at) => {
    const adult = family
      .map((index) => numberOfNewcomer({ week: week.number, index }))
      .find(isAdult);
    return (week.number + 2 * at) % 5 < 3 && adult !== undefined ? [adult] : [];
  });
}
