import type { ChurchBase, Week } from './church-base.ts';
import { sundayServices } from './sunday.ts';
import { isDuring } from './unusual-times.ts';

/** A guest who has not come back within this many weeks counts as not returning. */
const returnWeeksMax = 6;
const returnChance = 0.24;
const returnChanceUnwritten = 0.01;
/** Of newcomers, so many come with the one before them, as one family. */
const comeTogether = 0.2;

/** A first-time guest: the week, and the index among that week's newcomers. */
export type Newcomer = { week: number; index: number };

/** How many came for the first time on a Sunday, in both services together. */
export function newcomersOf(base: ChurchBase, week: Week): number {
  return sundayServices(base, week).reduce((sum, { firstTimers }) => sum + firstTimers, 0);
}

/** The service (0 or 1) that a newcomer came to. */
export function serviceOfNewcomer(base: ChurchBase, week: Week, index: number): number {
  return index < (sundayServices(base, week)[0]?.firstTimers ?? 0) ? 0 : 1;
}

/** The index of the first of a newcomer's family. Families come, come again and stay together. */
export function familyOfNewcomer(base: ChurchBase, week: Week, index: number): number {
  const service = serviceOfNewcomer(base, week, index);
  let first = index;
  while (
    first > 0 &&
    serviceOfNewcomer(base, week, first - 1) === service &&
    base.dice.roll('together', week.number, first) < comeTogether
  ) {
    first -= 1;
  }
  return first;
}

/** Earlier newcomers who come back to this service. */
export function returners(base: ChurchBase, week: Week, slot: number): Newcomer[] {
  const back: Newcomer[] = [];
  const weeksBefore = week.number - (base.weeks[0]?.number ?? week.number);
  for (let ago = 1; ago <= Math.min(returnWeeksMax, weeksBefore); ago += 1) {
    const earlier = { number: week.number - ago, sunday: week.sunday - 7 * ago };
    const newcomers = newcomersOf(base, earlier);
    for (let index = 0; index < newcomers; index += 1) {
      const family = familyOfNewcomer(base, earlier, index);
      if (family % 2 === slot && returnsAfter(base, earlier, family) === ago) {
        back.push({ week: earlier.number, index });
      }
    }
  }
  return back;
}

/** A newcomer who has stayed, the first of their family, and the weeks in which they come. */
export type Stayer = Newcomer & { family: number; from: number; until: number };

/** Whoever came again mostly stays, and few others do; some for half a year, some for good. */
const stays = { returned: 0.75, others: 0.05 };

const known = new WeakMap<ChurchBase, readonly Stayer[]>();

/** The newcomers who stayed. They come from the seventh week on, once it is told who returned. */
export function stayersOf(base: ChurchBase): readonly Stayer[] {
  const stayers =
    known.get(base) ??
    base.weeks.flatMap((week) =>
      Array.from({ length: newcomersOf(base, week) }, (_, index) => index).flatMap((index) => {
        const family = familyOfNewcomer(base, week, index);
        const next = base.dice.stream('stays', week.number, family);
        const chance = returnsAfter(base, week, family) === null ? stays.others : stays.returned;
        const from = week.number + returnWeeksMax + 1;
        const until = from + 15 + Math.floor(260 * next());
        return next() < chance ? [{ week: week.number, index, family, from, until }] : [];
      }),
    );
  known.set(base, stayers);
  return stayers;
}

/** Weeks until a family's second visit; null for those who do not return. */
export function returnsAfter(base: ChurchBase, week: Week, family: number): number | null {
  const next = base.dice.stream('return', week.number, family);
  const chance = isDuring('guestsUnwritten', week.sunday) ? returnChanceUnwritten : returnChance;
  return next() < chance ? 1 + Math.floor(next() ** 1.6 * returnWeeksMax) : null;
}
