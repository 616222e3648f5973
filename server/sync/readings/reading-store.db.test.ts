import { expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { checkIns } from '#testing/figures/figure-input.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { loadedOf, loadKinds, loadReadings, replaceReadings } from './reading-store.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

const span = { from: '2026-03-02', to: '2026-03-15' };
const on = (day: string, ...people: string[]) => checkIns(people, { day });

/** Replaces a church's check-ins of the span one after the other; gives the version of each day's row. */
async function replaceBy(accountId: string, ...answers: ReturnType<typeof on>[][]) {
  const client = await database.connections.jobs.connect();
  const key = { accountId, kind: 'checkIns' } as const;
  const versions: Map<string, string>[] = [];
  for (const answer of answers) {
    await replaceReadings(client, key, span, answer);
    const { rows } = await database.owner.query<{ day: string; version: string }>(
      'select day::text, xmin::text as version from private.readings where account_id = $1',
      [accountId],
    );
    versions.push(new Map(rows.map(({ day, version }) => [day, version])));
  }
  const kept = await loadReadings(client, accountId, 'checkIns', span);
  client.release();
  return { kept, versions };
}

test('what reads the same is not written again; what has changed or gone is', async () => {
  const before = [on('2026-03-08', 'ann'), on('2026-03-09', 'ben'), on('2026-03-15', 'cas')];
  const after = [on('2026-03-08', 'ann'), on('2026-03-15', 'cas', 'dan')];
  const { kept, versions } = await replaceBy(await buildAccount(database.owner), before, after);
  expect(kept).toEqual(after);
  const [first, second] = versions;
  expect(second?.get('2026-03-08')).toBe(first?.get('2026-03-08'));
  expect(second?.get('2026-03-15')).not.toBe(first?.get('2026-03-15'));
});

test('kinds are loaded each with the days that were asked of it, oldest first', async () => {
  const accountId = await buildAccount(database.owner);
  const all = [on('2026-03-15', 'cas'), on('2026-03-02', 'ann'), on('2026-03-08', 'ben')];
  await replaceBy(accountId, all);
  const loaded = await loadKinds(database.connections.jobs, accountId, [
    { kind: 'checkIns', from: '2026-03-03', to: 'infinity' },
    { kind: 'team', from: '-infinity', to: 'infinity' },
  ]);
  expect(loadedOf(loaded, 'checkIns')).toEqual([on('2026-03-08', 'ben'), on('2026-03-15', 'cas')]);
  expect(loadedOf(loaded, 'team')).toEqual([]);
});
