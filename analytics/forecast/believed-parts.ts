import { addWeeks } from '../calendar/church-week.ts';
import { blurredWeeks, type Doubt, doubtsOf } from './doubted-weeks.ts';
import type { ModelOptions } from './model.ts';
import type { Pass } from './one-pass.ts';
import type { WeeklySeries } from './series.ts';

/** A pass over the weeks that were believed at the time: what is told from a week on, up to the next one's. */
export type BelievedPart = {
  from: number;
  doubts: readonly Doubt[];
  pass: Pass;
};

/**
 * A pass in which what is told after a week rests on what was believed then: once weeks are doubted, as if nobody had
 * counted them.
 *
 * @param whole the pass over all weeks
 * @param run runs another one
 */
export function passByBelief(
  whole: Pass,
  { series, options }: { series: WeeklySeries; options: ModelOptions },
  run: (series: WeeklySeries, options: ModelOptions) => Pass | null,
): Pass {
  const doubts = doubtsOf(series, whole, options);
  if (doubts.length === 0) {
    return whole;
  }
  const turns = [...new Set(doubts.flatMap(({ from, until }) => [from, until]))]
    .filter((index) => index < series.observations.length)
    .sort((a, b) => a - b);
  const parts = [0, ...turns].flatMap((from): BelievedPart[] => {
    const then = doubts.filter((each) => each.from <= from && from < each.until);
    const over = options.isOverlapping ? doubts.filter(({ until }) => until <= from) : [];
    const isWhole = then.length + over.length === 0;
    const pass = isWhole
      ? whole
      : run(withoutDoubts(series, then), withNewLevels(series, options, over));
    return pass === null ? [] : [{ from, doubts: then, pass }];
  });
  const at = (index: number) =>
    parts.findLast(({ from }) => from <= Math.max(0, index))?.pass ?? whole;
  return {
    ...at(series.observations.length),
    doubts: doubts.filter(({ from, until }) => from < until),
    parts,
    asked: new Set(
      parts.flatMap(({ from, pass }, place) =>
        [...pass.asked].filter(
          (index) => index >= from && index < (parts[place + 1]?.from ?? Number.POSITIVE_INFINITY),
        ),
      ),
    ),
    reach95From: (origin) => at(origin).reach95From(origin),
    forecastFrom: (origin, horizon) => at(origin).forecastFrom(origin, horizon),
    forecastsFrom: (origin) => at(origin).forecastsFrom(origin),
  };
}

/** Options by which the level is another from the weeks on that were doubted and are believed after all. */
function withNewLevels(
  { firstWeek }: WeeklySeries,
  options: ModelOptions,
  over: readonly Doubt[],
): ModelOptions {
  const { sure = new Set<string>(), freed = [], ...told } = options.told ?? {};
  // It is still on its way for as long as a week shares readings with those before.
  const since = over.flatMap(({ from }) =>
    Array.from({ length: blurredWeeks + 1 }, (_, later) => addWeeks(firstWeek, from + later)),
  );
  return { ...options, told: { ...told, sure, freed: new Set([...freed, ...since]) } };
}

/** A series in which nobody counted the weeks that are doubted. */
export function withoutDoubts(
  { firstWeek, observations }: WeeklySeries,
  doubts: readonly Doubt[],
): WeeklySeries {
  const isDoubted = (index: number) =>
    doubts.some(({ since, last }) => index >= since && index <= last);
  return {
    firstWeek,
    observations: observations.map((each, index) => (isDoubted(index) ? null : each)),
  };
}

/** Whether a week of a pass is doubted by what is known at another. */
export function isDoubtedBy({ doubts }: Pass, of: number, index: number): boolean {
  return doubts.some(
    ({ since, last, from, until }) => of >= since && of <= last && from <= index && index < until,
  );
}

/** The weeks that were believed at one, and the pass over them. */
export function knownAt(
  series: WeeklySeries,
  pass: Pass,
  index: number,
): { series: WeeklySeries; pass: Pass } {
  const part = pass.parts.findLast(({ from }) => from <= index);
  return part === undefined
    ? { series, pass }
    : { series: withoutDoubts(series, part.doubts), pass: part.pass };
}
