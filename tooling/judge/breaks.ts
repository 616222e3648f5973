import { max } from 'd3-array';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { runOnePass } from '#analytics/forecast/one-pass.ts';
import { weeklySeries } from '#analytics/forecast/series.ts';
import { levelBreakOf } from '#analytics/judging/level-break.ts';
import { normal, rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import type { ChurchFile } from '../replay/church-file.ts';
import { type ReplayLine, replayChurch } from '../replay/replay-church.ts';
import { type Seeds, seedsOf } from './simulated-church.ts';

/** How the middle follows a break, as the mean of some churches. */
export type Break = {
  name: string;
  /** Weeks until the middle is within 10 % of the new level and stays there for eight: the slowest church's. */
  weeks: number;
  /** The percent of churches where that takes eight weeks at most. */
  soon: number;
  /** Weeks until the slowest church is asked about it; null where none is. */
  asked: number | null;
  /** The highest range's end over the most that ever came. */
  rangeOverMost: number;
};

const at = 120;
const weeks = 180;
const stays = 8;
const soonest = 8;

type Case = { name: string; to: number; value: (index: number, usual: number) => number | null };

const cases: readonly Case[] = [
  {
    name: 'merger, 180 to 360',
    to: 360,
    value: (index, usual) => (index < at ? usual : 2 * usual),
  },
  {
    name: 'half come back after half a year without a count',
    to: 90,
    value: (index, usual) => (index < at - 26 ? usual : index < at ? null : usual / 2),
  },
  {
    name: 'a fall by a fifth',
    to: 144,
    value: (index, usual) => (index < at ? usual : 0.8 * usual),
  },
  { name: 'a first week typed as 0', to: 180, value: (index, usual) => (index === 0 ? 0 : usual) },
  {
    name: 'forty typed zeros',
    to: 180,
    value: (index, usual) => (index >= at - 40 && index < at ? 0 : usual),
  },
  {
    name: 'a tenfold headcount',
    to: 180,
    value: (index, usual) => (index === at ? 10 * usual : usual),
  },
];

/** Replays churches of 180 with a break each, of every kind or of one. */
export async function breaks(churches: Seeds, only?: string): Promise<Break[]> {
  return Promise.all(
    cases
      .filter(({ name }) => [undefined, name].includes(only))
      .map(async (each) => {
        const all = await Promise.all(seedsOf(churches).map((seed) => ofChurch(each, seed)));
        const soon = all.filter(({ waited }) => waited <= soonest).length / all.length;
        return {
          name: each.name,
          weeks: Math.max(...all.map(({ waited }) => waited)),
          soon: Math.round(100 * soon),
          asked: max(all, ({ asked }) => asked) ?? null,
          rangeOverMost: Math.max(...all.map(({ over }) => over)),
        };
      }),
  );
}

async function ofChurch({ name, to, value }: Case, seed: number) {
  const random = seededRandom(seed);
  const values = Array.from({ length: weeks }, (_, index) => {
    const came = value(index, 180 * Math.exp(0.07 * normal(random)));
    return came === null ? null : Math.round(came);
  });
  const firstWeek = '2021-01-04';
  const file: ChurchFile = {
    country: 'US',
    timeZone: 'America/Chicago',
    weekStartsOn: 'monday',
    easter: 'western',
    figures: new Map([['attendance', rowsOf(firstWeek, values)]]),
  };
  const lines = await replayChurch(file);
  const from = name.includes('first week') ? 0 : at;
  const far = lines.slice(from, from + 26 + stays).map((line) => isFar(line, to));
  const waited = far.findIndex((_, index) => !far.slice(index, index + stays).includes(true));
  const most = Math.max(...values.map((each) => each ?? 0));
  const high = Math.max(...lines.flatMap(({ ahead }) => ahead.map(({ high80 }) => high80 ?? 0)));
  return { waited: waited < 0 ? 26 : waited, asked: askedAfter(file), over: high / most };
}

/** Weeks until a church is asked about its break; null where it is not within half a year. */
function askedAfter({ figures, ...church }: ChurchFile): number | null {
  const series = weeklySeries(figures.get('attendance') ?? [], 'count');
  const calendar = churchCalendar(church);
  const pass =
    series &&
    runOnePass(series, { kind: 'count', calendar, priors: 'attendance', isHeadcount: true });
  const wait = Array.from({ length: 26 }, (_, index) => index + 1).find((length) => {
    const observations = series?.observations.slice(0, at + length) ?? [];
    return series && pass && levelBreakOf({ ...series, observations }, pass) !== null;
  });
  return wait ?? null;
}

/** Whether the ordinary weeks ahead are more than a tenth off. */
function isFar({ ahead }: ReplayLine, to: number): boolean {
  const middles = ahead.flatMap(({ median }) => median ?? []).toSorted((a, b) => a - b);
  const middle = middles[Math.floor(middles.length / 2)];
  return middle !== undefined && Math.abs(middle / to - 1) > 0.1;
}
