import type { ChurchCalendar } from '../calendar/church-calendar.ts';
import { sundayOf } from '../calendar/church-week.ts';
import { dayNumber } from '../calendar/plain-date.ts';

const turnsPerYear = [1, 2, 3, 4];
const seasonTerms = 2 * turnsPerYear.length;
const daysPerYear = 365.2425;
const firstDayOfSeasons = dayNumber('2000-01-01');

/** Events large enough to get a wider outlier threshold; their weeks give no last-year residual. */
const majorEvents = new Set([
  'easter',
  'palm_sunday',
  'after_easter',
  'christmas_eve',
  'christmas_eve_on_weekday',
  'christmas_day',
  'after_christmas',
  'new_year',
  'mothers_day',
  'memorial_day',
  'independence_day',
  'labor_day',
  'after_thanksgiving',
]);

/** Whether an event is one of them. */
export function isMajorEvent(id: string): boolean {
  return majorEvents.has(id);
}

/** The indexes of the state vector: level, events, seasonal pairs, last year's residual. */
export interface Layout {
  events: number;
  season: number;
  lastYear: number;
  size: number;
}

/** The layout of the state for a calendar. The level is at index 0. */
export function layoutOf(calendar: ChurchCalendar): Layout {
  const season = 1 + calendar.events.length;
  const lastYear = season + seasonTerms;
  return { events: 1, season, lastYear, size: lastYear + 1 };
}

/** One week's sparse row of the design matrix: indexes into the state and their factors. */
export interface WeekDesign {
  places: readonly number[];
  factors: readonly number[];
  /** The ids of its events. */
  events: readonly string[];
  /** Whether one of them is major. */
  major: boolean;
}

/** Cached per calendar, because all figures of a church share it. */
const knownDesigns = new WeakMap<ChurchCalendar, Map<string, WeekDesign>>();

/** A week's design without last year's residual. */
export function weekDesign(week: string, calendar: ChurchCalendar, layout: Layout): WeekDesign {
  const known = knownDesigns.get(calendar) ?? new Map<string, WeekDesign>();
  const before = known.get(week);
  if (before !== undefined) {
    return before;
  }
  const design = makeDesign(week, calendar, layout);
  knownDesigns.set(calendar, known.set(week, design));
  return design;
}

function makeDesign(week: string, calendar: ChurchCalendar, layout: Layout): WeekDesign {
  const all = calendar.eventsOf(week).map(({ id }) => id);
  // On a holiday weekend the holiday moves it, which says nothing of Pentecost in other years.
  const events = all.length > 1 ? all.filter((id) => id !== 'pentecost') : all;
  const eventPlaces = events.map(
    (id) => layout.events + calendar.events.findIndex((event) => event.id === id),
  );
  const season = seasonFactors(week);
  return {
    places: [0, ...eventPlaces, ...season.map((_, index) => layout.season + index)],
    factors: [1, ...eventPlaces.map(() => 1), ...season],
    events,
    major: events.some((id) => majorEvents.has(id)),
  };
}

/** A week's design with last year's residual as its last factor. */
export function withLastYear(design: WeekDesign, layout: Layout, residual: number): WeekDesign {
  return residual === 0
    ? design
    : {
        ...design,
        places: [...design.places, layout.lastYear],
        factors: [...design.factors, residual],
      };
}

/** sin and cos of 2πkt, where t is the position of the week's Sunday in the year. */
function seasonFactors(week: string): number[] {
  const years = (dayNumber(sundayOf(week)) - firstDayOfSeasons) / daysPerYear;
  return turnsPerYear.flatMap((turns) => {
    const angle = 2 * Math.PI * turns * years;
    return [Math.sin(angle), Math.cos(angle)];
  });
}
