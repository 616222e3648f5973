import { householdThatCounts } from '#analytics/people/households.ts';
import { ReadingRefused } from '../../reader.ts';
import type { Member } from '../../readings/people-parts.ts';
import { type Resource, relatedIds } from '../json-api.ts';
import type { List } from '../list-pages.ts';
import { readWholeList } from '../read-list.ts';
import type { Reading } from '../reading.ts';

const path = '/people/v2/households';

/** Hashes a person for giving; null where giving is not counted. */
export type HashGiver = ((personId: string) => string) | null;

/**
 * Reads who belongs to which household, as hashes. No name is asked for.
 *
 * @returns null where households may not be read
 */
export async function readHouseholds(
  reading: Reading,
  hashGiver: HashGiver,
): Promise<Member[] | null> {
  const list = await readLists(reading);
  if (list === null) {
    return null;
  }
  const households = new Map<string, string[]>();
  for (const row of list.rows) {
    for (const person of relatedIds(row, 'people')) {
      households.set(person, [...(households.get(person) ?? []), row.id]);
    }
  }
  return [...households].map(([person, ids]) => {
    const household = householdThatCounts(ids) ?? '';
    return [
      reading.hash(person),
      reading.hash(`household:${household}`),
      hashGiver?.(person) ?? null,
    ];
  });
}

/** Whether the people of a household come without being included is not known of every church. */
async function readLists({ context }: Reading): Promise<List | null> {
  const hasPeople = (row: Resource) => relatedIds(row, 'people').length > 0;
  try {
    const plain = await readWholeList(context, path, { 'fields[Household]': 'people' });
    return plain.rows.length === 0 || plain.rows.some(hasPeople)
      ? plain
      : await readWholeList(context, path, {
          'fields[Household]': 'people',
          include: 'people',
          'fields[Person]': 'child',
        });
  } catch (error) {
    if (error instanceof ReadingRefused) {
      return null;
    }
    throw error;
  }
}
