import { mean, sum } from 'd3-array';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { layoutOf } from './design.ts';
import { createModel, takeWeek } from './model.ts';
import type { Prior } from './priors.ts';
import { type Reading, weeklySeries } from './series.ts';

/** The minimum number of churches to pool, so that no church's weeks can be inferred from a mean. */
export const churchesMin = 10;
/** A church is included from a year of counted weeks on. */
const weeksMin = 52;
/** Shrinks learned effects as if two more churches had none. */
const pseudoChurches = 2;

/** Lower bounds for the deviation of some events, however much the churches agree. */
const deviationMin: Readonly<Record<string, number>> = {
  easter: 0.25,
  christmas_day: 0.5,
  after_christmas: 0.25,
  new_year: 0.12,
  palm_sunday: 0.12,
  memorial_day: 0.12,
  labor_day: 0.12,
};

/** A learned prior with the number of churches behind it. */
export interface LearnedPrior extends Prior {
  effect: string;
  churches: number;
}

interface Effect {
  value: number;
  variance: number;
}

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const layout = layoutOf(calendar);

/**
 * Learns priors of effects from churches' attendance: estimates each church's effects under wide priors,
 * then pools them with a random-effects mean (R. DerSimonian and N. Laird, 1986).
 *
 * @param churches attendance of American churches with Western Easter, one list of weeks each
 * @returns in the state's order, without effects that fewer than ten churches have observed; null for
 *   fewer than ten churches with a year of counted weeks
 */
export function learnPriors(churches: readonly (readonly Reading[])[]): LearnedPrior[] | null {
  const learned = churches.map(effectsOf).filter((effects) => effects !== null);
  if (learned.length < churchesMin) {
    return null;
  }
  return effectNames().flatMap((effect) => {
    const known = learned.flatMap((effects) => effects.get(effect) ?? []);
    return known.length < churchesMin
      ? []
      : [{ effect, churches: known.length, ...pooled(known, deviationMin[effect] ?? 0) }];
  });
}

function effectNames(): string[] {
  const turns = [1, 2, 3, 4].flatMap((turn) => [`sin ${turn}`, `cos ${turn}`]);
  return [...calendar.events.map(({ id }) => id), ...turns, 'last_year'];
}

/** One church's estimate of each effect it has observed; null for less than a year of weeks. */
function effectsOf(readings: readonly Reading[]): ReadonlyMap<string, Effect> | null {
  const series = weeklySeries(readings, 'count');
  const [first] = series?.observations ?? [];
  const counted = series?.observations.filter((observation) => observation !== null) ?? [];
  if (series === null || !first || counted.length < weeksMin) {
    return null;
  }
  const options = { kind: 'count', calendar, priors: 'wide' } as const;
  const model = createModel(first, series.firstWeek, options);
  const seen = new Set<string>();
  series.observations.forEach((observation, index) => {
    takeWeek(model, observation);
    if (observation !== null) {
      for (const { id } of calendar.eventsOf(addWeeks(series.firstWeek, index))) {
        seen.add(id);
      }
    }
  });
  const { mean: means, covariance } = model.state;
  const effects = effectNames().map((effect, index): [string, Effect] => {
    const place = layout.events + index;
    const variance = covariance[place * layout.size + place] ?? 0;
    return [effect, { value: means[place] ?? 0, variance }];
  });
  const events = new Set(calendar.events.map(({ id }) => id));
  return new Map(effects.filter(([effect]) => !events.has(effect) || seen.has(effect)));
}

function pooled(effects: readonly Effect[], atLeast: number): Prior {
  const variance = mean(effects, (effect) => effect.variance) ?? 0;
  const pseudo = Array.from({ length: pseudoChurches }, () => ({ value: 0, variance }));
  const all = [...effects, ...pseudo];
  const spread = spreadBetween(all);
  const weights = all.map((effect) => 1 / (effect.variance + spread));
  const total = sum(weights);
  const center = sum(all, ({ value }, index) => value * (weights[index] ?? 0)) / total;
  return { mean: center, deviation: Math.max(atLeast, Math.sqrt(spread + 1 / total)) };
}

/** The between-church variance (τ²), never below zero. */
function spreadBetween(effects: readonly Effect[]): number {
  const weights = effects.map(({ variance }) => 1 / variance);
  const total = sum(weights);
  const center = sum(effects, ({ value }, index) => value * (weights[index] ?? 0)) / total;
  const heterogeneity = sum(
    effects,
    ({ value }, index) => (weights[index] ?? 0) * (value - center) ** 2,
  );
  const scale = total - sum(weights, (weight) => weight ** 2) / total;
  return Math.max(0, (heterogeneity - (effects.length - 1)) / scale);
}
