import type { PoolClient } from 'pg';
import { weekOf } from '#analytics/calendar/church-week.ts';
import { guestVisits } from '#analytics/figures/first-visits.ts';
import type { FirstVisitReading } from '#analytics/figures/readings.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { loadReadings } from './reading-store.ts';

/** The visits of all guests. */
export async function guestsOf(
  client: PoolClient,
  accountId: string,
  choices: MeasureChoices,
): Promise<FirstVisitReading[]> {
  const always = { from: '-infinity', to: 'infinity' };
  const firstVisits = await loadReadings(client, accountId, 'firstVisits', always);
  const firstSeen = await loadReadings(client, accountId, 'firstSeen', always);
  return guestVisits({ firstVisits, firstSeen }, choices);
}

/** The weeks that have other guests than before. */
export function weeksWithOtherGuests(
  before: readonly FirstVisitReading[],
  after: readonly FirstVisitReading[],
  { weekStartsOn }: MeasureChoices,
): string[] {
  const keyOf = ({ person, day }: FirstVisitReading) => `${person} ${day}`;
  const [old, now] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))];
  const changed = [
    ...before.filter((one) => !now.has(keyOf(one))),
    ...after.filter((one) => !old.has(keyOf(one))),
  ];
  return [...new Set(changed.map(({ day }) => weekOf(day, weekStartsOn)))];
}
