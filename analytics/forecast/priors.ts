import type { ChurchCalendar } from '../calendar/church-calendar.ts';

// Priors for a church without data of its own, in log units: learned from the attendance of three American
// churches (docs/metrics/forecast.md; `npm run priors` prints what others would teach).

/** A normal prior. */
export interface Prior {
  mean: number;
  deviation: number;
}

/**
 * Where a figure's event priors come from. `wide` is for learning the priors themselves: no knowledge,
 * no shrinkage.
 */
export type PriorSource = 'attendance' | 'none' | 'wide';

const ofEvents: Readonly<Record<string, Prior>> = {
  // Of the first Easter here, .217 ± .25 left 8 of 23 outside the 80 % range; this leaves one.
  easter: { mean: 0.4, deviation: 0.35 },
  palm_sunday: { mean: 0.031, deviation: 0.12 },
  after_easter: { mean: -0.021, deviation: 0.071 },
  pentecost: { mean: -0.024, deviation: 0.072 },
  before_christmas: { mean: 0.037, deviation: 0.072 },
  christmas_eve: { mean: 0, deviation: 0.35 },
  christmas_eve_on_weekday: { mean: 0, deviation: 0.35 },
  christmas_day: { mean: -0.283, deviation: 0.5 },
  after_christmas: { mean: -0.128, deviation: 0.25 },
  new_year: { mean: -0.157, deviation: 0.129 },
  after_new_year: { mean: 0.033, deviation: 0.073 },
  mothers_day: { mean: 0.049, deviation: 0.072 },
  memorial_day: { mean: -0.013, deviation: 0.12 },
  fathers_day: { mean: 0.013, deviation: 0.085 },
  independence_day: { mean: 0.001, deviation: 0.084 },
  labor_day: { mean: -0.049, deviation: 0.12 },
  after_thanksgiving: { mean: -0.03, deviation: 0.073 },
  before_thanksgiving: { mean: 0.016, deviation: 0.072 },
  martin_luther_king_day: { mean: 0.041, deviation: 0.075 },
  clocks_forward: { mean: -0.016, deviation: 0.074 },
  super_bowl: { mean: 0.033, deviation: 0.111 },
  clocks_back: { mean: 0.01, deviation: 0.071 },
  columbus_day: { mean: -0.016, deviation: 0.078 },
};

/** sin and cos of one to four cycles a year. */
const ofSeason: readonly Prior[] = [
  { mean: 0.008, deviation: 0.024 },
  { mean: 0.03, deviation: 0.025 },
  { mean: -0.029, deviation: 0.031 },
  { mean: -0.018, deviation: 0.025 },
  { mean: -0.003, deviation: 0.022 },
  { mean: 0.008, deviation: 0.022 },
  { mean: -0.017, deviation: 0.025 },
  { mean: -0.01, deviation: 0.022 },
];

/** The prior of the coefficient on last year's residual. */
export const lastYearPrior: Prior = { mean: 0.1, deviation: 0.15 };

/** The standard deviation of the level, around the first counted value without its effects. */
export const levelDeviation = 0.25;

/** The prior of unknown events: as wide as that of an American holiday weekend. */
const unknownEvent: Prior = { mean: 0, deviation: 0.12 };

const wideEvent: Prior = { mean: 0, deviation: 0.5 };
const wideSeason: Prior = { mean: 0, deviation: 0.1 };

/** Of an Orthodox Easter nothing is known but that many come. */
const eventsByEaster = new Set(['palm_sunday', 'after_easter', 'pentecost']);

/** The priors of a calendar's events, in its order; centered on zero for other countries' events. */
export function eventPriors({ events, easter }: ChurchCalendar, source: PriorSource): Prior[] {
  if (source === 'wide') {
    return events.map(() => wideEvent);
  }
  return events.map(({ id }) => {
    const prior = ofEvents[id] ?? unknownEvent;
    const known = source === 'attendance' && !(easter === 'orthodox' && eventsByEaster.has(id));
    return known ? prior : { mean: 0, deviation: prior.deviation };
  });
}

/** The priors of the four seasonal pairs: the American school year's, or those half a year later. */
export function seasonPriors(
  source: PriorSource,
  { season }: Pick<ChurchCalendar, 'season'>,
): readonly Prior[] {
  if (source === 'attendance' && season === 'american') {
    return ofSeason;
  }
  if (source === 'attendance' && season === 'southern') {
    // Half a year turns the odd cycles around.
    return ofSeason.map(({ mean, deviation }, index) => ({
      mean: Math.floor(index / 2) % 2 === 0 ? -mean : mean,
      deviation,
    }));
  }
  return ofSeason.map(({ deviation }) => (source === 'wide' ? wideSeason : { mean: 0, deviation }));
}
