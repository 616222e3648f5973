import { afterAll, expect, test } from 'vitest';
import { killDuring, untilRead } from '#testing/sync/kill-during.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';

/** FAULTS=full kills more often. */
const kills = process.env.FAULTS === 'full' ? 20 : 3;

const stage = await startSandboxStand('grace-hill');
const { provider, sandbox, stand, close } = stage;
const { owner } = stage.database;
afterAll(close);

async function quartersOf({ accountId }: StandChurch) {
  const { rows } = await owner.query<{ state: string }>(
    `select quarter, measure, span, value, base, state from analytics.quarters where account_id = $1
     order by quarter, measure`,
    [accountId],
  );
  return rows;
}

async function countQuarterly({ accountId }: StandChurch): Promise<void> {
  await owner.query(
    `update private.sync_connections set mode = 'quarterly', run_id = gen_random_uuid(), due_at = private.now()
     where account_id = $1`,
    [accountId],
  );
}

/** Days that hashes may be kept, and what a run has read so far. */
const kept = { checkIns: 17 * 7, team: 14 * 7, donors: 14 * 7, newcomers: 17 * 7 };

test('killed at random moments, a quarterly run comes to the same rows and leaves nothing behind', {
  timeout: 600_000 + kills * 60_000,
}, async () => {
  sandbox.passOn(provider);
  const church = await stand.connectChurch();
  const survivor = await stand.startProcess();
  await untilRead(stage, church, 300_000);
  const before = await quartersOf(church);
  expect(before.filter(({ state }) => state === 'complete').length).toBeGreaterThan(20);
  const calm = provider.received.length;
  await countQuarterly(church);
  await untilRead(stage, church, 300_000);
  const requests = provider.received.length - calm;
  expect(await quartersOf(church)).toEqual(before);

  // Rows that need more of the past than a quarterly run reads stay as they are, and are not written anew.
  const forget = () =>
    owner.query('delete from analytics.quarters where account_id = $1', [church.accountId]);
  await forget();
  await countQuarterly(church);
  await untilRead(stage, church, 300_000);
  const anew = await quartersOf(church);
  expect(anew.length).toBeGreaterThan(50);

  await forget();
  const killing = killDuring(stage, survivor, { kills, requests });
  await countQuarterly(church);
  await untilRead(stage, church, 120_000 + kills * 60_000);
  killing.end();
  expect(killing.killed()).toBe(kills);
  expect(await quartersOf(church)).toEqual(anew);

  const { rows: parts } = await owner.query('select from private.people_parts');
  expect(parts).toEqual([]);
  const { rows: old } = await owner.query(
    `select kind, min(day)::text from private.readings
     join jsonb_each_text($1) as limits on limits.key = kind
     where day < current_date - limits.value::integer - 1 group by kind`,
    [JSON.stringify(kept)],
  );
  expect(old).toEqual([]);
});
