import { ReadingRefused } from '../../reader.ts';
import { instantOf } from '../json-api.ts';
import { readWholeList } from '../read-list.ts';
import type { Reading } from '../reading.ts';

/** Reads the day of each giver's first gift ever, with people as hashes of the key of what is seen. */
export async function readFirstGifts({
  context,
  clock,
  hash,
}: Reading): Promise<(readonly [person: string, day: string])[]> {
  try {
    const { rows } = await readWholeList(context, '/giving/v2/people', {
      filter: 'has_donated',
      'fields[Person]': 'first_donated_at',
    });
    return rows.flatMap((row) => {
      const first = instantOf(row, 'first_donated_at', context.now);
      return first === null ? [] : [[hash(row.id), clock.dayOf(first)] as const];
    });
  } catch (error) {
    // Without them nothing is said of first gifts.
    if (error instanceof ReadingRefused) {
      return [];
    }
    throw error;
  }
}
