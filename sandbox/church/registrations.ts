import { type ChurchBase, gapOf } from './church-base.ts';

/** Something that people sign up for. */
export type Signup = {
  number: number;
  name: string;
  createdAt: number;
  openAt: number;
  closeAt: number | null;
  isArchived: boolean;
};

export type Attendee = {
  number: number;
  signup: Signup;
  /** Which registration of the signup it is part of. */
  registration: number;
  person: number;
  state: 'active' | 'canceled' | 'waitlisted';
  createdAt: number;
};

/** What one person sent in, for themselves and others. */
export type Registration = { number: number; signup: Signup; createdAt: number };

const names = [
  'Winter retreat',
  'Baptism class',
  'Vacation Bible School',
  'Marriage weekend',
  'Fall camp',
  'Newcomers lunch',
  'Mission trip',
];
const signupsCount = 23;
const dayMs = 86_400_000;

/** A signup every seven weeks or so; older ones are archived, the latest are open. */
export function signupsOf(base: ChurchBase): Signup[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const gapDays = gapOf(base, signupsCount);
  const days: number[] = [];
  for (let day = first.sunday; base.zone.at(Math.floor(day), 780) <= base.asOf; day += gapDays) {
    days.push(Math.floor(day));
  }
  return days.map((day, at) => {
    const createdAt = base.zone.at(day, 780);
    const openAt = createdAt + 3 * dayMs;
    return {
      number: 12_000 + at,
      name: `${names[at % names.length]} ${new Date(createdAt + 60 * dayMs).getUTCFullYear()}`,
      createdAt,
      openAt,
      closeAt: at % 6 === 5 ? null : openAt + 35 * dayMs,
      isArchived: base.asOf - createdAt > 300 * dayMs && at % 4 !== 0,
    };
  });
}

/** The attendees of a signup in the order in which they came. */
export function attendeesOf(
  base: ChurchBase,
  signup: Signup,
  people: readonly number[],
): Attendee[] {
  const next = base.dice.stream('attendees', signup.number);
  const count = Math.max(base.spec.rowsMin, Math.round((12 + 45 * next()) * base.spec.size));
  const lastAt = signup.closeAt ?? signup.openAt + 120 * dayMs;
  const start = Math.floor(next() * people.length);
  return Array.from({ length: count }, (_, at) => {
    const part = at / count;
    const roll = next();
    const state: Attendee['state'] =
      roll < 0.07 ? 'canceled' : part > 0.9 && roll < 0.6 ? 'waitlisted' : 'active';
    return {
      number: signup.number * 1000 + at,
      signup,
      registration: signup.number * 1000 + Math.floor(at / 2),
      person: people[(start + at * 3) % people.length] ?? 0,
      state,
      createdAt: Math.floor((signup.openAt + part * (lastAt - signup.openAt)) / 1000) * 1000,
    };
  }).filter(({ createdAt }) => createdAt <= base.asOf);
}

/** The registrations that the given attendees belong to. */
export function registrationsOf(attendees: readonly Attendee[]): Registration[] {
  const registrations = new Map<number, Registration>();
  for (const { registration: number, signup, createdAt } of attendees) {
    if (!registrations.has(number)) {
      registrations.set(number, { number, signup, createdAt });
    }
  }
  return [...registrations.values()];
}
