import { type ChurchBase, gapOf } from './church-base.ts';
import type { Day } from './zone.ts';

/** Something on the church's calendar; its dates are on its instances. */
export type CalendarEvent = {
  number: number;
  name: string;
  /** Approved, pending or rejected. */
  approval: 'A' | 'P' | 'R';
  isFeatured: boolean;
  isPublic: boolean;
  /** Weeks from one instance to the next; 0 for what happens once. */
  everyWeeks: number;
  createdAt: number;
};

export type EventInstance = {
  number: number;
  event: CalendarEvent;
  startsAt: number;
  endsAt: number;
  location: string;
};

const weekly = [
  'Sunday Services',
  'Midweek Students',
  'Prayer night',
  'Choir rehearsal',
  'Food pantry',
];
const monthly = ['Elders meeting', 'Newcomers lunch', 'Staff meeting', 'Blood drive'];
const once = [
  'Church picnic',
  'Winter retreat',
  'Easter egg hunt',
  'Vacation Bible School',
  'Mission trip send-off',
  'Wedding: Alvarez & Brooks',
  'Memorial service',
  'Baptism Sunday',
  'Work day',
  'Marriage workshop',
];
const rooms = ['Main hall', 'Room 204', 'Fellowship hall', 'Lawn', 'Chapel'];
const daysAhead = 90;
const onceCount = 46;

export function calendarEventsOf(base: ChurchBase): CalendarEvent[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const regular = [...weekly, ...monthly].map((name, at) =>
    calendarEvent(base, {
      at,
      name,
      everyWeeks: at < weekly.length ? 1 : 4,
      day: first.sunday - 15,
    }),
  );
  const gapDays = gapOf(base, onceCount);
  const single: CalendarEvent[] = [];
  for (let day = first.sunday; base.zone.startOf(day) < base.asOf; day += gapDays) {
    const cycle = Math.floor(single.length / once.length) + 1;
    const name = `${once[single.length % once.length]}${cycle > 1 ? ` ${cycle}` : ''}`;
    const at = regular.length + single.length;
    single.push(calendarEvent(base, { at, name, everyWeeks: 0, day: Math.floor(day) }));
  }
  return [...regular, ...single].filter(({ createdAt }) => createdAt <= base.asOf);
}

function calendarEvent(
  base: ChurchBase,
  { at, name, everyWeeks, day }: { at: number; name: string; everyWeeks: number; day: Day },
): CalendarEvent {
  const next = base.dice.stream('calendar', at);
  const roll = everyWeeks > 0 ? 0 : next();
  return {
    number: 4_351_000 + at,
    name,
    approval: roll < 0.92 ? 'A' : roll < 0.97 ? 'P' : 'R',
    isFeatured: next() < 0.15,
    isPublic: next() < 0.8,
    everyWeeks,
    createdAt: base.zone.at(day, 560 + (at % 60)),
  };
}

/** All dates from the first week to three months from now, in order. */
export function eventInstancesOf(
  base: ChurchBase,
  events: readonly CalendarEvent[],
): EventInstance[] {
  return events
    .flatMap((event, at) => instancesOf(base, event, at))
    .sort((one, other) => one.startsAt - other.startsAt || one.number - other.number);
}

function instancesOf(base: ChurchBase, event: CalendarEvent, at: number): EventInstance[] {
  const first = base.weeks[0]?.sunday ?? 0;
  const last = base.zone.dayOf(base.asOf) + daysAhead;
  const next = base.dice.stream('instances', event.number);
  const weekday = at === 0 ? 0 : 1 + Math.floor(next() * 6);
  const minutes = at === 0 ? 540 : 1080 + 30 * Math.floor(3 * next());
  const lengthMs = (at === 0 ? 210 : 60 + 30 * Math.floor(3 * next())) * 60_000;
  const location = rooms[at % rooms.length] ?? 'Main hall';
  const onceDay = base.zone.dayOf(event.createdAt) + 14 + Math.floor(60 * next());
  const begin = event.everyWeeks === 0 ? onceDay : first + weekday;
  const step = event.everyWeeks === 0 ? daysAhead * 100 : event.everyWeeks * 7;
  const instances: EventInstance[] = [];
  for (let day = begin; day <= last; day += step) {
    const startsAt = base.zone.at(day, minutes);
    const number = (event.number - 4_351_000) * 100_000 + day;
    instances.push({ number, event, startsAt, endsAt: startsAt + lengthMs, location });
  }
  return instances;
}

/** How the API words an event's repetition. */
export function recurrence({ everyWeeks }: CalendarEvent): string {
  return everyWeeks === 0 ? 'None' : everyWeeks === 1 ? 'Every week' : `Every ${everyWeeks} weeks`;
}
