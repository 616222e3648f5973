import { mean } from 'd3-array';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { weeklySeries } from '#analytics/forecast/series.ts';
import { normal, poisson, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import type { ChurchFile } from '../replay/church-file.ts';
import { replayChurch } from '../replay/replay-church.ts';
import { type Seeds, seedsOf } from './simulated-church.ts';

/** How a figure of a few people a week is forecast and judged. */
export type SmallCount = {
  /** People a week. */
  people: number;
  /** The middle of the forecast over what came. */
  middleOverMean: number;
  inside80: number;
  /** The highest end of an 80 % range over the most that ever came. */
  rangeOverMost: number;
  /** Weeks a year in which it is called unusual or changed. */
  weeksOff: number;
};

const weeks = 208;
const learning = 52;
const means = [0.3, 1.4, 2, 4, 8];
const firstWeek = '2018-01-01';

/** Replays first-time guests of so few that chance is most of what there is. */
export async function smallCounts(churches: Seeds): Promise<SmallCount[]> {
  return Promise.all(means.map((people) => ofMean(people, churches)));
}

async function ofMean(people: number, churches: Seeds): Promise<SmallCount> {
  const all = await Promise.all(seedsOf(churches).map((seed) => ofChurch(people, seed)));
  const lines = all.flat();
  return {
    people,
    middleOverMean:
      (mean(lines, ({ middle }) => middle) ?? 0) / (mean(lines, ({ came }) => came) ?? 1),
    rangeOverMost: Math.max(...lines.map(({ high, most }) => high / most)),
    inside80: mean(lines, ({ isIn }) => Number(isIn)) ?? 0,
    weeksOff: 52 * (mean(lines, ({ isOff }) => Number(isOff)) ?? 0),
  };
}

async function ofChurch(people: number, seed: number) {
  const random = seededRandom(seed);
  const values = Array.from({ length: weeks }, () =>
    poisson(random, people * Math.exp(0.2 * normal(random) - 0.02)),
  );
  const file: ChurchFile = {
    country: 'US',
    timeZone: 'America/Chicago',
    weekStartsOn: 'monday',
    easter: 'western',
    figures: new Map([['first_time_guests', rowsOf(firstWeek, values)]]),
  };
  const lines = await replayChurch(file);
  const ranges = rangesOf(file);
  const most = Math.max(...values);
  return lines.slice(learning).flatMap(({ verdicts, off }, index) => {
    const { side = null } = verdicts.first_time_guests ?? {};
    const range = ranges[learning + index];
    const came = values[learning + index] ?? 0;
    return side === null || range === undefined
      ? []
      : [
          {
            middle: range.median,
            high: range.high80,
            came,
            most,
            isIn: side === 'in',
            isOff: off.length > 0,
          },
        ];
  });
}

/** Each week's forecast; a replay rounds its middle to whole people. */
function rangesOf({ figures, ...church }: ChurchFile) {
  const series = weeklySeries(figures.get('first_time_guests') ?? [], 'count');
  const calendar = churchCalendar(church);
  const pass = series && runOnePass(series, { kind: 'count', calendar, priors: 'attendance' });
  return (series?.observations ?? []).map((_, index) => pass?.forecastFrom(index - 1, 1));
}
