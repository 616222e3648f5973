import type { ChurchBase } from './church-base.ts';
import type { Day } from './zone.ts';

/** One of the events that people are checked in for; its number is its id. */
export type CheckInEvent = {
  number: number;
  name: string;
  frequency: string;
  createdAt: number;
  archivedAt: number | null;
};

/** A room of an event that people are checked in to. */
export type Location = {
  number: number;
  event: CheckInEvent;
  name: string;
  /** Null where the church has not set it. */
  childOrAdult: 'child' | 'adult' | null;
  ageMonths: readonly [from: number, to: number] | null;
  createdAt: number;
};

export const eventNumbers = {
  oldNursery: 690,
  harvestFestival: 691,
  sunday: 701,
  wednesday: 702,
  christmasEve: 703,
  goodFriday: 704,
  vacationBibleSchool: 705,
} as const;

/** The events of a church; the last ones are archived, and a large church has many more. */
export function checkInEvents(base: ChurchBase): CheckInEvent[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 18, 600);
  const event = (number: number, name: string, frequency: string, archivedDay?: Day) => {
    const archivedAt = archivedDay === undefined ? null : base.zone.at(archivedDay, 660);
    return {
      number,
      name,
      frequency,
      createdAt,
      archivedAt: archivedAt !== null && archivedAt <= base.asOf ? archivedAt : null,
    };
  };
  return [
    event(eventNumbers.sunday, 'Sunday Morning', 'Weekly'),
    event(eventNumbers.wednesday, 'Wednesday Night', 'Weekly'),
    event(eventNumbers.christmasEve, 'Christmas Eve', 'None'),
    event(eventNumbers.goodFriday, 'Good Friday', 'None'),
    event(eventNumbers.vacationBibleSchool, 'Vacation Bible School', 'Daily'),
    ...Array.from({ length: base.spec.rowsMin }, (_, at) =>
      event(800 + at, `Workshop ${at + 1}`, 'None'),
    ),
    event(eventNumbers.oldNursery, 'Nursery (old building)', 'Weekly', first.sunday + 200),
    event(eventNumbers.harvestFestival, 'Harvest Festival', 'None', first.sunday + 120),
  ];
}

const rooms: readonly Pick<Location, 'name' | 'childOrAdult' | 'ageMonths'>[] = [
  { name: 'Nursery', childOrAdult: 'child', ageMonths: [0, 24] },
  { name: 'Preschool', childOrAdult: 'child', ageMonths: [24, 60] },
  { name: 'Elementary', childOrAdult: 'child', ageMonths: [60, 132] },
  { name: 'Volunteers', childOrAdult: 'adult', ageMonths: null },
  { name: 'Welcome Desk', childOrAdult: null, ageMonths: null },
];

/** The rooms of every event, five each. */
export function locationsOf(events: readonly CheckInEvent[]): Location[] {
  return events.flatMap((event) =>
    rooms.map((room, at) => ({
      ...room,
      number: event.number * 100 + at,
      event,
      createdAt: event.createdAt,
    })),
  );
}

/** The index of a room within its event: kids by their number, then volunteers and others. */
export function roomOf(kind: 'kid' | 'volunteer' | 'other', person: number): number {
  return kind === 'kid' ? person % 3 : kind === 'volunteer' ? 3 : 4;
}
