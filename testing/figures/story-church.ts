import type { ChurchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks, weekOf, weeksBetween } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { normal, poisson, rowsOf, seededRandom } from './made-up-rows.ts';
import { storySearchDays } from './story-search-days.ts';

type Options = {
  calendar: ChurchCalendar;
  /** The church's local date; the newest week is the one that ended before it. */
  today: string;
  weeks?: number;
  seed?: number;
};

/** The effects of events on a Sunday, in logs. */
const eventEffects: Readonly<Record<string, number>> = {
  easter: 0.38,
  palm_sunday: 0.05,
  mothers_day: 0.12,
  memorial_day: -0.12,
  independence_day: -0.12,
  labor_day: -0.12,
  before_christmas: 0.14,
  christmas_eve: 0.2,
  after_christmas: -0.28,
  new_year: -0.1,
};
const peopleOnSunday = 168;
const guestsAWeek = 3.5;
const returnShare = 0.33;
/** What happens, in weeks before the newest one. */
const story = { iceStorm: 4, returnFallsFrom: 19, groupsSince: 4 };

/**
 * Three years of a church of about 170 people, deterministic: Easter, summer and Christmas, a Sunday lost
 * to an ice storm, thirteen guests last week, fewer returning guests, groups read for only five weeks,
 * and gifts that have not settled. For tests, screenshots and the bench.
 */
export function storyChurch({ calendar, today, weeks = 156, seed = 7 }: Options) {
  const random = seededRandom(seed);
  const newest = addWeeks(weekOf(today, 'monday'), -1);
  const first = addWeeks(newest, 1 - weeks);
  const all = Array.from({ length: weeks }, (_, index) => addWeeks(first, index));
  const back = (week: string) => weeksBetween(week, newest);
  const attendance = all.map((week) => {
    const season = 0.04 * Math.cos((2 * Math.PI * weeksBetween(first, week)) / 52.18);
    const event = calendar.eventsOf(week).reduce((sum, { id }) => sum + (eventEffects[id] ?? 0), 0);
    const value = Math.round(peopleOnSunday * Math.exp(season + event + 0.055 * normal(random)));
    return back(week) === story.iceStorm ? null : back(week) === 0 ? 168 : value;
  });
  const counted = (make: (came: number, week: string) => number) =>
    attendance.map((came, index) => (came === null ? null : make(came, all[index] ?? first)));
  const guests = counted((_, week) => (back(week) === 0 ? 13 : poisson(random, guestsAWeek)));
  const figures = new Map<FigureId, FigureWeek[]>([
    ['attendance', rowsOf(first, attendance, { count: 4, source: 'headcounts+check_ins' })],
    ['first_time_guests', rowsOf(first, guests, { source: 'first_time_check_ins' })],
    ['guest_return', guestReturn(all, guests, back, random)],
    [
      'kids',
      rowsOf(
        first,
        counted((came) => Math.round(came * 0.18 + 2 * normal(random))),
        { source: 'check_ins' },
      ),
    ],
    ['serving', rowsOf(first, drifting(weeks, 57, 1.2, random), { source: 'team_members' })],
    ['group_members', groupRows(newest, random)],
    [
      'giving',
      rowsOf(
        first,
        counted((came, week) => gifts(came, week, random)),
        { count: 96, source: 'donations' },
      ),
    ],
    ['giving_units', rowsOf(first, drifting(weeks, 118, 1.5, random), { source: 'donations' })],
    [
      'recurring_share',
      rowsOf(
        first,
        drifting(weeks, 415, 6, random).map((value) => value / 1000),
        { source: 'donations' },
      ),
    ],
    [
      'search_clicks',
      rowsOf(first, drifting(weeks, 140, 8, random), { count: 7, source: 'search_console' }),
    ],
    [
      'search_impressions',
      rowsOf(first, drifting(weeks, 2600, 120, random), { count: 7, source: 'search_console' }),
    ],
    [
      'search_nonbrand_clicks',
      rowsOf(first, drifting(weeks, 36, 4, random), { count: 7, source: 'search_console' }),
    ],
  ]);
  for (const figure of [
    'giving',
    'search_clicks',
    'search_impressions',
    'search_nonbrand_clicks',
  ] as const) {
    leaveOpen(figures.get(figure) ?? [], figure === 'giving' ? 0.82 : 0.7);
  }
  return {
    figures,
    searchDays: storySearchDays(figures.get('search_nonbrand_clicks') ?? []),
    currency: 'USD',
    newest,
    /** The day of the ice storm. */
    iceStorm: addDays(addWeeks(newest, -story.iceStorm), 6),
  };
}

/** Makes the newest week incomplete. */
function leaveOpen(rows: FigureWeek[], share: number): void {
  const last = rows.at(-1);
  if (last?.value != null) {
    rows[rows.length - 1] = { ...last, value: Math.round(last.value * share), state: 'incomplete' };
  }
}

function gifts(came: number, week: string, random: () => number): number {
  const yearEnd = week.slice(5) >= '12-18' ? 1.5 : 1;
  return Math.round(came * 4500 * yearEnd * Math.exp(0.12 * normal(random)));
}

/** Each cohort's share; cohorts whose six weeks are not over are incomplete. */
function guestReturn(
  all: readonly string[],
  guests: readonly (number | null)[],
  back: (week: string) => number,
  random: () => number,
): FigureWeek[] {
  return all.flatMap((week, index) => {
    const cohort = guests[index] ?? 0;
    const share = back(week) < story.returnFallsFrom ? returnShare * 0.12 : returnShare;
    const returned = Array.from({ length: cohort }, random).filter((value) => value < share).length;
    const [row] = rowsOf(week, [cohort === 0 ? null : returned / cohort], {
      count: cohort,
      source: 'first_time_check_ins',
    });
    return row ? [back(week) < 7 && cohort > 0 ? { ...row, state: 'incomplete' } : row] : [];
  });
}

/** Membership is a snapshot, known since the connection. */
function groupRows(newest: string, random: () => number): FigureWeek[] {
  const values = Array.from(
    { length: story.groupsSince + 1 },
    (_, index) => 58 + index + Math.round(random() * 2),
  );
  return rowsOf(addWeeks(newest, -story.groupsSince), values, { source: 'memberships' });
}

/** A slow mean-reverting series. */
function drifting(weeks: number, mean: number, step: number, random: () => number): number[] {
  let value = mean;
  return Array.from({ length: weeks }, () => {
    value += 0.3 * (mean - value) + step * normal(random);
    return Math.max(0, Math.round(value));
  });
}
