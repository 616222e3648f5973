import type pg from 'pg';
import { readChurchRows } from '#server/church/read-church.ts';
import { refreshExpected } from '#server/pulse/refresh-expected.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { inTransaction } from '../night/churches.ts';
import { addPeople, type Person } from '../people.ts';

const batch = 250;
const toldEvery = 500;

/**
 * Adds churches of three years with one account admin each. No two have the same numbers, in any week: what is
 * worked out for one must not serve the next. What is expected of each is there, as after a night's sync.
 *
 * @param now of the clock of the Steeple that writes their letters
 */
export async function addLetterChurches(
  owner: pg.Pool,
  count: number,
  now: Date,
): Promise<Person[]> {
  const [original] = await addPeople(owner, 'account_admin', 1);
  if (!original) {
    throw new Error('There is no church to copy.');
  }
  await buildStoryChurch(owner, original.accountId);
  const people: Person[] = [original];
  while (people.length < count) {
    const added = await addPeople(owner, 'account_admin', Math.min(batch, count - people.length));
    await copyChurch(owner, original.accountId, added);
    people.push(...added);
  }
  await owner.query('vacuum analyze');
  await expectAll(owner, people, now);
  return people;
}

function copyChurch(owner: pg.Pool, original: string, people: readonly Person[]): Promise<void> {
  const churches = people.map(({ accountId }) => accountId);
  return inTransaction(owner, async (client) => {
    // Skips foreign-key checks, which would take thousands of lookups per church.
    await client.query("set local session_replication_role = 'replica'");
    for (const [table, columns, values = columns] of copied) {
      await client.query(
        `insert into ${table} (account_id, ${columns})
         select church, ${values} from ${table}, unnest($2::uuid[]) as church where account_id = $1`,
        [original, churches],
      );
    }
  });
}

const figureColumns = 'figure, week, value, state, count, source, as_of';
const ownValue =
  'case when value >= 10 then value + abs(hashtext(church::text || figure || week)) % 7 else value end';
const copied: readonly [table: string, columns: string, values?: string][] = [
  ['analytics.figures', figureColumns, figureColumns.replace('value', ownValue)],
  ['analytics.measure_choices', 'available, suggested, reasons, chosen, currency'],
  ['analytics.annotations', 'starts_on, ends_on, text, kind, does_not_count'],
  ['analytics.expected_weeks', 'basis, expected, search_days'],
];

/** Works out what is expected of each church, and prints how far it is. */
async function expectAll(owner: pg.Pool, people: readonly Person[], now: Date): Promise<void> {
  const startMs = performance.now();
  for (const [index, { accountId }] of people.entries()) {
    await refreshExpected(owner, await readChurchRows(owner, accountId, now));
    if ((index + 1) % toldEvery === 0) {
      const seconds = (performance.now() - startMs) / 1000;
      console.log(`${index + 1} churches are known after ${seconds.toFixed(0)} s`);
    }
  }
}
