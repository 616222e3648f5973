import type { EasterCalendar, Weekday } from '#contract/functions/measures.ts';
import { americanEventsOn, americanLabels, nearestSunday } from './american-year.ts';
import { sundayOf } from './church-week.ts';
import { churchYearEventsOn, churchYearLabels } from './church-year.ts';
import { dayNumber } from './plain-date.ts';

/** A holiday of a country other than the United States, on its own day. */
export interface Holiday {
  /** `YYYY-MM-DD` */
  date: string;
  /** In the country's own language, or in English. */
  name: string;
}

/** What determines a church's events. */
export interface CalendarChoice {
  /** ISO 3166-1 alpha-2. */
  country: string;
  easter: EasterCalendar;
  /** The country's holidays in all years concerned; those of the United States are built in. */
  holidays?: readonly Holiday[];
  /** Where weeks hold the days after their Sunday, Christmas Eve may be one of them. */
  weekStartsOn?: Weekday;
}

/** Whose year the season follows before the church has shown its own; null where it is not known. */
type Season = 'american' | 'southern' | null;

/** An event that a Sunday is named by. */
export interface ChurchEvent {
  id: string;
  /** For people, e.g. `Palm Sunday`. */
  label: string;
}

/** The events of one church's year. */
export interface ChurchCalendar {
  easter: EasterCalendar;
  season: Season;
  /** All possible events, in a fixed order. */
  events: readonly ChurchEvent[];
  /** The events of the week that starts on, or is named by, this date; most weeks have none. */
  eventsOf: (week: string) => readonly ChurchEvent[];
}

const churchYear = labelled(churchYearLabels);
const [eveOnWeekday] = labelled({ christmas_eve_on_weekday: 'Week of Christmas Eve' }).values();
const americanSchoolYear = ['US', 'CA'];
/** Countries whose school year is the American one's by half a year. */
const southernSchoolYear = ['AU', 'NZ', 'ZA'];
const american = labelled(americanLabels);

/** A church's calendar: the liturgical year, and its country's holidays. */
export function churchCalendar(choice: CalendarChoice): ChurchCalendar {
  const country = choice.country === 'US' ? americanCalendar : holidayCalendar(choice);
  const hasEve = choice.weekStartsOn !== undefined && choice.weekStartsOn !== 'monday';
  const eve = hasEve && eveOnWeekday ? [eveOnWeekday] : [];
  // Every figure of a church asks for the same weeks.
  const known = new Map<string, readonly ChurchEvent[]>();
  return {
    easter: choice.easter,
    season: seasonOf(choice.country),
    events: [...churchYear.values(), ...eve, ...country.events],
    eventsOf: (week) => {
      const before = known.get(week);
      if (before !== undefined) {
        return before;
      }
      const sunday = dayNumber(sundayOf(week));
      const ofChurchYear = churchYearEventsOn(sunday, choice.easter).flatMap(
        (id) => churchYear.get(id) ?? [],
      );
      const ofWeek = isEveAfter(week, sunday) ? eve : [];
      const all = [...ofWeek, ...ofChurchYear, ...country.on(sunday)];
      // A week is called by its first event: Memorial Day moves it, Pentecost hardly does.
      const events = all.toSorted((a, b) => Number(isMinor(a)) - Number(isMinor(b)));
      known.set(week, events);
      return events;
    },
  };
}

function isMinor({ id }: ChurchEvent): boolean {
  return id === 'pentecost';
}

function seasonOf(country: string): Season {
  if (southernSchoolYear.includes(country)) {
    return 'southern';
  }
  return americanSchoolYear.includes(country) ? 'american' : null;
}

/** Whether Christmas Eve is a day of the week after its Sunday. */
function isEveAfter(week: string, sunday: number): boolean {
  const eve = dayNumber(`${week.slice(0, 4)}-12-24`);
  return eve > sunday && eve < dayNumber(week) + 7;
}

interface CountryEvents {
  events: readonly ChurchEvent[];
  on: (sunday: number) => readonly ChurchEvent[];
}

const americanCalendar: CountryEvents = {
  events: [...american.values()],
  on: (sunday) => americanEventsOn(sunday).flatMap((id) => american.get(id) ?? []),
};

/** Holidays of the same name are one event, on the Sunday of their weekend. */
function holidayCalendar({ holidays = [], easter }: CalendarChoice): CountryEvents {
  const bySunday = new Map<number, Map<string, ChurchEvent>>();
  const events = new Map<string, ChurchEvent>();
  for (const { date, name } of holidays) {
    const sunday = nearestSunday(dayNumber(date));
    // Good Friday or Boxing Day add nothing to a Sunday that the church's year already names.
    if (churchYearEventsOn(sunday, easter).length === 0) {
      const event = events.get(name) ?? { id: `holiday:${name}`, label: name };
      events.set(name, event);
      bySunday.set(sunday, (bySunday.get(sunday) ?? new Map()).set(event.id, event));
    }
  }
  return {
    events: [...events.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    on: (sunday) => [...(bySunday.get(sunday)?.values() ?? [])],
  };
}

function labelled(labels: Readonly<Record<string, string>>): ReadonlyMap<string, ChurchEvent> {
  return new Map(Object.entries(labels).map(([id, label]) => [id, { id, label }]));
}
