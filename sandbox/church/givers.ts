import type { Donation } from './donations.ts';
import type { Person } from './people.ts';

/** Somebody as Giving knows them. */
export type Giver = { person: Person; firstDonatedAt: number | null };

/** A gift that comes again by itself. */
export type RecurringDonation = {
  number: number;
  person: number;
  amountCents: number;
  createdAt: number;
  lastAt: number;
};

/** Everybody, with the moment of their first gift. Takes the gifts oldest first. */
export function giversOf(people: readonly Person[], donations: readonly Donation[]): Giver[] {
  const first = new Map<number, number>();
  for (const { person, receivedAt } of donations) {
    if (!first.has(person)) {
      first.set(person, receivedAt);
    }
  }
  return people.map((person) => ({ person, firstDonatedAt: first.get(person.number) ?? null }));
}

/** One for each person who has ever given by a standing order. Takes the gifts oldest first. */
export function recurringDonationsOf(donations: readonly Donation[]): RecurringDonation[] {
  const byPerson = new Map<number, RecurringDonation>();
  for (const { isRecurring, person, amountCents, receivedAt } of donations) {
    if (isRecurring) {
      const createdAt = byPerson.get(person)?.createdAt ?? receivedAt;
      const number = 700_000_000 + person;
      byPerson.set(person, { number, person, amountCents, createdAt, lastAt: receivedAt });
    }
  }
  return [...byPerson.values()];
}

/** What is in each batch, in cents, by the batch's number. */
export function batchTotalsOf(donations: readonly Donation[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { batch, amountCents } of donations) {
    if (batch) {
      totals.set(batch.number, (totals.get(batch.number) ?? 0) + amountCents);
    }
  }
  return totals;
}
