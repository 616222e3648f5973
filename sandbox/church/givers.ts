import type { Donation } from './donations.ts';
import type { Person } from './people.ts';

/** A person in Giving. */
export type Giver = { person: Person; firstDonatedAt: number | null };

/** A standing order. */
export type RecurringDonation = {
  number: number;
  person: number;
  amountCents: number;
  funds: readonly number[];
  createdAt: number;
  lastAt: number;
};

/** The standing order that a gift comes from; null for all other gifts. */
export function recurringNumberOf({ isRecurring, person }: Donation): number | null {
  return isRecurring && person !== null ? 700_000_000 + person : null;
}

/**
 * Everybody, with the moment of their first gift.
 *
 * @param donations oldest first
 */
export function giversOf(people: readonly Person[], donations: readonly Donation[]): Giver[] {
  const first = new Map<number, number>();
  for (const { person, receivedAt } of donations) {
    if (person !== null) {
      first.set(person, Math.min(first.get(person) ?? receivedAt, receivedAt));
    }
  }
  return people.map((person) => ({ person, firstDonatedAt: first.get(person.number) ?? null }));
}

/**
 * One for each person who has ever given by a standing order.
 *
 * @param donations the gifts oldest first
 */
export function recurringDonationsOf(donations: readonly Donation[]): RecurringDonation[] {
  const byPerson = new Map<number, RecurringDonation>();
  for (const donation of donations) {
    const { person, amountCents, receivedAt, funds } = donation;
    const number = recurringNumberOf(donation);
    if (number !== null && person !== null) {
      const createdAt = byPerson.get(person)?.createdAt ?? receivedAt;
      const lastAt = receivedAt;
      byPerson.set(person, { number, person, amountCents, funds, createdAt, lastAt });
    }
  }
  return [...byPerson.values()];
}

/** Each batch's total in cents, by the batch's number. */
export function batchTotalsOf(donations: readonly Donation[]): Map<number, number> {
  const totals = new Map<number, number>();
  for (const { batch, amountCents } of donations) {
    if (batch) {
      totals.set(batch.number, (totals.get(batch.number) ?? 0) + amountCents);
    }
  }
  return totals;
}
