import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createDice } from '#sandbox/church/dice.ts';
import type { ReadMode } from '#server/sync/reader.ts';
import { leftBySync } from '#testing/sync/sandbox-behind.ts';
import { startSandboxStand } from '#testing/sync/sandbox-stand.ts';
import type { StandChurch } from '#testing/sync/sync-stand.ts';
import { randomEdit, seenAtNight } from './random-edits.ts';

/** What a church goes through: nights, and days on which a part of the past is read again. */
const nightAndDays = (days: number): ReadMode[] => [
  'nightly',
  ...Array.from({ length: days }, () => 'past' as const),
];

/** FAULTS=full kills more often, in two parts of every kind. */
const { kills, rounds } =
  process.env.FAULTS === 'full'
    ? { kills: 20, rounds: [nightAndDays(5), nightAndDays(5), nightAndDays(0)] }
    : { kills: 2, rounds: [nightAndDays(2)] };
/** A kill may fall into a request, or into what is written after it. */
const laterMs = 60;
const dayMs = 86_400_000;
const identity = 'grace-hill';

const { database, provider, sandbox, stand, close } = await startSandboxStand(identity);
afterAll(close);
sandbox.passOn(provider);

test('killed while it looks for what was changed, a sync comes to the same rows as one that nobody disturbed', {
  timeout: 240_000 + kills * 90_000,
}, async () => {
  const reader = await stand.startProcess();
  const churches = [await stand.connectChurch(), await stand.connectChurch()] as const;
  for (const church of churches) {
    await untilIdle(church);
  }
  changeThePast();

  const [undisturbed, church] = churches;
  const costs = await goThrough(undisturbed);
  reader.kill('SIGKILL');
  const expected = await leftBySync(database.owner, undisturbed.accountId);
  expect(expected.filter((row) => row.startsWith('before ')).length).toBeGreaterThan(10);
  expect(expected.filter((row) => row.startsWith('read again ')).length).toBeGreaterThan(1);

  const killing = await killDuring(costs);
  await goThrough(church, killing.begin);
  killing.end();
  expect(killing.killed()).toBe(kills);
  expect(await leftBySync(database.owner, church.accountId)).toEqual(expected);
});

/** People correct many things, and delete some of the oldest, which are read again first. */
function changeThePast(): void {
  const { planner } = sandbox;
  const at = planner.clock.now();
  const next = createDice('kills').stream('edits');
  for (const kind of [...seenAtNight, ...seenAtNight]) {
    planner.edit(randomEdit(kind, { church: planner.church(identity), next, at, since: 0 }));
  }
  const isOldest = (moment: number) => moment < at - 145 * 7 * dayMs;
  planner.edit({
    donations: (rows) => rows.filter((row, index) => !isOldest(row.receivedAt) || index % 3 > 0),
    checkIns: (rows) => rows.filter((row, index) => !isOldest(row.createdAt) || index % 3 > 0),
    headcounts: (rows) =>
      rows.filter((row, index) => !isOldest(row.time.startsAt) || index % 9 > 0),
    team: (rows) => rows.map((row) => (isOldest(row.plan.sortAt) ? { ...row, status: 'D' } : row)),
  });
}

/** Goes through all rounds. @returns how many requests each of them took */
async function goThrough(
  church: StandChurch,
  begin: (round: number) => void = () => undefined,
): Promise<number[]> {
  const costs: number[] = [];
  for (const modes of rounds) {
    for (const mode of modes) {
      const before = provider.received.length;
      begin(costs.length);
      await makeDue(church, mode);
      await untilIdle(church);
      costs.push(provider.received.length - before);
    }
    await letAWeekGoBy(church);
  }
  return costs;
}

const ofChurch = "where account_id = $1 and integration_type = 'planning_center'";

async function makeDue({ accountId }: StandChurch, mode: ReadMode): Promise<void> {
  await database.owner.query(
    `update private.sync_connections set due_at = now(), mode = $2 ${ofChurch}`,
    [accountId, mode],
  );
}

/** Waits for the end of a run, after which nothing is due by itself. */
async function untilIdle(church: StandChurch): Promise<void> {
  await vi.waitFor(
    async () =>
      expect(await stand.row(church)).toMatchObject({
        is_read: true,
        state: 'idle',
        run_id: null,
        is_held: false,
      }),
    { timeout: 60_000 + kills * 60_000, interval: 50 },
  );
  await database.owner.query(
    `update private.sync_connections set due_at = now() + interval '1 day' ${ofChurch}`,
    [church.accountId],
  );
}

async function letAWeekGoBy({ accountId }: StandChurch): Promise<void> {
  await database.owner.query(
    `update private.reading_coverage set past_at = past_at - interval '7 days' where account_id = $1`,
    [accountId],
  );
}

/**
 * Replaces the process that syncs, again and again: at most twice in a round, since a run that ends its
 * process again and again rests.
 */
async function killDuring(costs: readonly number[]) {
  let survivor = await stand.startProcess();
  let [killed, seen, isReplacing] = [0, 0, false];
  let moments: number[] = [];
  const kill = async (): Promise<void> => {
    isReplacing = true;
    killed += 1;
    await pause(Math.random() * laterMs);
    survivor.kill('SIGKILL');
    survivor = await stand.startProcess();
    isReplacing = false;
  };
  sandbox.passOn(provider, () => {
    seen += 1;
    if (seen >= (moments[0] ?? Number.POSITIVE_INFINITY) && !isReplacing) {
      moments = moments.slice(1);
      void kill();
    }
    return null;
  });
  return {
    killed: () => killed,
    begin: (round: number): void => {
      seen = 0;
      const left = kills - killed;
      const here = Math.min(2, Math.ceil(left / (costs.length - round)));
      moments = Array.from({ length: here }, () => Math.ceil(Math.random() * (costs[round] ?? 1)));
      moments.sort((one, other) => one - other);
    },
    end: () => survivor.kill('SIGKILL'),
  };
}
