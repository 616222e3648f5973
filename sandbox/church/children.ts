import type { ChurchBase, Week } from './church-base.ts';
import { stayersOf } from './newcomers.ts';
import { numberOfNewcomer } from './people.ts';
import { type Day, partsOf } from './zone.ts';

/** The children of a Sunday service. */
type Service = {
  /** Those of families who were there before the history begins, as far as they are born. */
  kids: readonly number[];
  week: Week;
  slot: number;
};

/** The early service's share of families. */
const earlyShare = 0.43;
/** How much a week's chance weighs beside a family's habit. */
const chanceWeight = 0.5;
/** Of families, so many spend the winter in the south, and so many leave within a year. */
const snowbirds = 0.03;
const leaveYearly = 0.08;
/** Those who are away come only to a Sunday that is fuller than all who are left. */
const away = -2;

/**
 * As many children as came to a service: first those whose families come most weeks. Families keep to their
 * service, go south in winter, leave, and their children are born and move up out of check-in in September.
 */
export function childrenAt(base: ChurchBase, service: Service, count: number): number[] {
  const ranked = rankedChildren(base, service);
  const own = ranked.filter(({ slot }) => slot === service.slot);
  const others = ranked.filter(({ slot }) => slot !== service.slot).toReversed();
  return [...own, ...others].slice(0, count).map(({ number }) => number);
}

type Ranked = { number: number; slot: number; score: number };
const known = new WeakMap<ChurchBase, { week: number; ranked: readonly Ranked[] }>();

/** All children of a week, the likeliest first; both services of a Sunday share them. */
function rankedChildren(base: ChurchBase, { kids, week }: Service): readonly Ranked[] {
  const before = known.get(base);
  if (before?.week === week.number) {
    return before.ranked;
  }
  const stayers = stayersOf(base)
    .filter(({ from, until }) => week.number >= from && week.number <= until)
    .map((stayer) => {
      const first = numberOfNewcomer({ week: stayer.week, index: stayer.family });
      return rank(base, week, numberOfNewcomer(stayer), first);
    });
  const families = kids.map((number) => {
    const family = Math.floor((number - 1001) / 3);
    const ranked = rank(base, week, number, family);
    const isGone = isGrown(base, number, week) || isAway(base, family, week);
    return isGone ? { ...ranked, score: ranked.score + away } : ranked;
  });
  const ranked = [...families, ...stayers].sort(
    (one, other) => other.score - one.score || one.number - other.number,
  );
  known.set(base, { week: week.number, ranked });
  return ranked;
}

function rank({ dice }: ChurchBase, week: Week, number: number, family: number): Ranked {
  return {
    number,
    slot: dice.roll('family-service', family) < earlyShare ? 0 : 1,
    score:
      dice.roll('habit', family) +
      chanceWeight * dice.roll('comes', family, week.number) +
      0.1 * dice.roll('child-comes', number, week.number),
  };
}

/** Moved up: children check in for twelve years, from September to September. */
function isGrown(base: ChurchBase, number: number, { sunday }: Week): boolean {
  return schoolYearOf(sunday) >= bornIn(base, number) + 12;
}

/** The school year from which on somebody's child is there to be checked in. */
export function bornIn({ dice }: ChurchBase, number: number): number {
  return 2012 + Math.floor(17 * dice.roll('born', number));
}

/** The year in which a day's school year began, in September. */
export function schoolYearOf(day: Day): number {
  const { year, month } = partsOf(day);
  return month >= 9 ? year : year - 1;
}

/** In the south for the winter, or gone to another church. */
function isAway({ dice }: ChurchBase, family: number, { sunday }: Week): boolean {
  const { year, month } = partsOf(sunday);
  const leavesAfter = Math.log(1 - dice.roll('leaves', family)) / Math.log(1 - leaveYearly);
  const isSouth = month <= 3 && dice.roll('snowbird', family) < snowbirds;
  return isSouth || year + month / 12 > 2022 + leavesAfter;
}
