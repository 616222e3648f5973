import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks, sundayOf } from '#analytics/calendar/church-week.ts';
import { dayNumber } from '#analytics/calendar/plain-date.ts';
import { rowsOf, seededRandom } from '#testing/figures/made-up-rows.ts';
import type { ChurchFile } from '../replay/church-file.ts';
import { replayChurch } from '../replay/replay-church.ts';
import { manyOf, type Seeds, seedsOf } from './simulated-church.ts';

/** How many weeks of a kind lie inside of their 80 % range. */
export type Holiday = { name: string; weeks: number; inside: number };

type Case = {
  name: string;
  church: Pick<ChurchFile, 'country' | 'weekStartsOn' | 'easter'>;
  firstWeek: string;
  /** What a week that has such an event is multiplied by. */
  lift: Readonly<Record<string, number>>;
  /** What the time of year multiplies by, from 0 to 1. */
  season?: (year: number) => number;
  /** The weeks that are looked at. */
  isEvaluated: (events: readonly string[], index: number) => boolean;
};

const weeks = 260;
const firstForecast = 9;
const eve = 'christmas_eve_on_weekday';

const cases: readonly Case[] = [
  {
    name: 'Christmas Eve in the count of a week from Sunday, from the second on',
    church: { country: 'US', weekStartsOn: 'sunday', easter: 'western' },
    firstWeek: '2017-01-01',
    lift: { [eve]: 1.8, easter: 1.5 },
    isEvaluated: (events, index) => index > 110 && events.includes(eve),
  },
  {
    name: 'Orthodox Easter, from the first on',
    church: { country: 'US', weekStartsOn: 'monday', easter: 'orthodox' },
    firstWeek: '2018-01-01',
    lift: { easter: 1.6 },
    isEvaluated: (events) => events.includes('easter'),
  },
  {
    name: 'Easter, the first',
    church: { country: 'US', weekStartsOn: 'monday', easter: 'western' },
    firstWeek: '2018-01-01',
    lift: { easter: 1.5 },
    isEvaluated: (events, index) => index < 52 && events.includes('easter'),
  },
  {
    name: 'New Zealand, the first year',
    church: { country: 'NZ', weekStartsOn: 'monday', easter: 'western' },
    firstWeek: '2018-01-01',
    lift: { easter: 1.3 },
    // Full in their winter, empty in January.
    season: (year) => Math.exp(-0.08 * Math.cos(2 * Math.PI * year)),
    isEvaluated: (events, index) => index < 52 && events.length === 0,
  },
];

/** Replays churches of 180 through some years of holidays. */
export async function holidays(churches: Seeds): Promise<Holiday[]> {
  return Promise.all(
    cases.map(async (each) => {
      const all = await Promise.all(seedsOf(churches).map((seed) => insideOf(each, seed)));
      const looked = all.flat();
      return {
        name: each.name,
        weeks: looked.length,
        inside: looked.filter(Boolean).length / looked.length,
      };
    }),
  );
}

async function insideOf(
  { church, firstWeek, lift, season = () => 1, isEvaluated }: Case,
  seed: number,
): Promise<boolean[]> {
  const random = seededRandom(seed);
  const calendar = churchCalendar(church);
  const known = Array.from({ length: weeks }, (_, index) => {
    const week = addWeeks(firstWeek, index);
    return { year: dayNumber(sundayOf(week)) / 365.2425, events: idsOf(week) };
  });
  const values = known.map(({ year, events }) => {
    const lifted = events.reduce((all, id) => all * (lift[id] ?? 1), 180 * season(year));
    return manyOf(random, lifted, 0.07);
  });
  const figures = new Map([['attendance', rowsOf(firstWeek, values)] as const]);
  const lines = await replayChurch({ ...church, timeZone: 'America/Chicago', figures });
  return lines.flatMap(({ verdicts }, index) =>
    index >= firstForecast && isEvaluated(known[index]?.events ?? [], index)
      ? [verdicts.attendance?.side === 'in']
      : [],
  );

  function idsOf(week: string): string[] {
    return calendar.eventsOf(week).map(({ id }) => id);
  }
}
