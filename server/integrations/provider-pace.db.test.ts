import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';
import { startDeadline } from './deadline.ts';
import { ConnectionLost, ProviderBusy } from './provider-error.ts';
import { createProviderPace, type ProviderPace } from './provider-pace.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
// Our own clock would note a turn only when its answer is read, which a busy machine does late.
await database.owner.query(`
  create table private.turns_taken (key text not null, at timestamptz not null);
  create function private.log_turn() returns trigger language plpgsql as $$
  begin
    insert into private.turns_taken values (new.key, new.used_at);
    return null;
  end $$;
  create trigger log_turn after update on private.provider_paces
  for each row when (new.any_until > old.any_until) execute function private.log_turn()`);

const periodMs = 1_000;
const known = { limit: 100, periodSeconds: periodMs / 1000 };
const said = (more: Record<string, string> = {}) => ({
  headers: new Headers({
    'X-PCO-API-Request-Rate-Limit': '100',
    'X-PCO-API-Request-Rate-Period': '1 seconds',
    ...more,
  }),
  busySeconds: null,
});

/** A church that a person has connected; null while they are not known. */
async function connect(person: string | null): Promise<string> {
  const accountId = await buildAccount(database.owner);
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected) values ($1, 'planning_center', true)`,
    [accountId],
  );
  await database.owner.query(
    `insert into private.sync_connections (account_id, integration_type, person_hash) values ($1, 'planning_center', $2)`,
    [accountId, person],
  );
  return accountId;
}

/** Two connections of one person, paced like two processes would. */
async function twoConnections(
  kind: 'foreground' | 'background',
  rate = known,
  person = `hash ${randomUUID()}`,
): Promise<ProviderPace[]> {
  return Promise.all(
    [1, 2].map(async () => {
      const key = { accountId: await connect(person), type: 'planning_center' } as const;
      const pace = createProviderPace(database.connections.providers, key, rate, { kind });
      await pace.note(said());
      return pace;
    }),
  );
}

/** When turns were given within three periods to all that this person asked, by the database's clock in ms. */
async function turnsOf(person: string, paces: ProviderPace[]): Promise<number[]> {
  const deadline = startDeadline(3 * periodMs);
  const askOn = async (pace: ProviderPace) => {
    for (;;) {
      await pace.waitForTurn(deadline);
    }
  };
  await Promise.allSettled(paces.flatMap((pace) => [askOn(pace), askOn(pace)]));
  const { rows } = await database.owner.query<{ ms: number }>(
    `select extract(epoch from at)::float8 * 1000 as ms from private.turns_taken
     where key = 'planning_center ' || $1 order by at`,
    [person],
  );
  return rows.map(({ ms }) => ms);
}

function mostInAnyPeriod(times: number[]): number {
  return Math.max(
    ...times.map((from) => times.filter((at) => at >= from && at < from + periodMs).length),
  );
}

test('of 100 in any period two connections of one person get 80 in the foreground, 50 in the background', async () => {
  const kinds = [
    ['foreground', 80, 100],
    ['background', 50, 70],
  ] as const;
  // Side by side, since each takes three periods.
  const all = await Promise.all(
    kinds.map(async ([kind, most, atLeast]) => {
      const person = `hash of ${kind}`;
      const times = await turnsOf(person, await twoConnections(kind, known, person));
      return { kind, times, most, atLeast };
    }),
  );
  for (const { kind, times, most, atLeast } of all) {
    expect(mostInAnyPeriod(times), kind).toBeLessThanOrEqual(most);
    // And they are not starved: this many in three periods.
    expect(times.length, kind).toBeGreaterThan(atLeast);
  }
});

test('when the provider has counted more than we asked, the background lets the others go first', async () => {
  const [pace] = await twoConnections('background', { limit: 100, periodSeconds: 120 });
  // For a quarter of the period, which is longer than the deadline.
  await pace?.note(said({ 'X-PCO-API-Request-Rate-Count': '90' }));
  await expect(pace?.waitForTurn(startDeadline(5_000))).rejects.toMatchObject({
    code: 'provider_unavailable',
  });
});

test.each([
  ['a limit above the known one', '1000000', '1', 100],
  ['no limit', 'none', '20', 100],
  ['a limit of nothing', '0', '20', 100],
  ['a smaller limit', '60', '20', 60],
  ['a smaller limit and another period', '1', '1000000', 1],
])('of %s only what asks for less is believed', async (_what, limit, period, believed) => {
  const [pace] = await twoConnections('background', { limit: 100, periodSeconds: 20 });
  await pace?.note(
    said({
      'X-PCO-API-Request-Rate-Limit': limit,
      'X-PCO-API-Request-Rate-Period': period,
    }),
  );
  const { rows } = await database.owner.query(
    `select rate_limit, period_seconds::integer from private.provider_paces
     order by used_at desc limit 1`,
  );
  expect(rows).toEqual([{ rate_limit: believed, period_seconds: 20 }]);
});

test('people’s requests come first: the background waits while they use up their burst', async () => {
  const accountId = await buildAccount(database.owner);
  const take = async (inBackground: boolean): Promise<number> => {
    const { rows } = await database.connections.providers.query<{ wait: number }>(
      "select private.take_provider_turn($1, 'planning_center', $2) as wait",
      [accountId, inBackground],
    );
    return rows[0]?.wait ?? 0;
  };
  for (let request = 0; request < 20; request += 1) {
    expect(await take(false)).toBe(0);
  }
  expect(await take(true)).toBeGreaterThan(0);
  expect(await take(false)).toBe(0);
});

test('Retry-After applies to both of them, and to people’s requests', async () => {
  const [one, other] = await twoConnections('foreground');
  await one?.note({ ...said(), busySeconds: 40 });
  const refusal = await other?.waitForTurn(startDeadline(5_000)).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'provider_unavailable', retryAt: expect.any(Date) });
});

test('whatever an answer asks for, we ask again after an hour', async () => {
  const [pace] = await twoConnections('foreground');
  await pace?.note({ ...said(), busySeconds: 69 * 3600 });
  const refusal = await pace?.waitForTurn(startDeadline(5_000)).catch((error: unknown) => error);
  const waitMs = refusal instanceof ProviderBusy ? refusal.retryAt.getTime() - Date.now() : null;
  expect(waitMs).toBeGreaterThan(3_500_000);
  expect(waitMs).toBeLessThanOrEqual(3_600_000);
});

test('a run that has lost its connection gets no turn, and takes none from the others', async () => {
  const key = { accountId: await connect(null), type: 'planning_center' } as const;
  const holder = randomUUID();
  await database.owner.query(
    'update private.sync_connections set holder = $2 where account_id = $1',
    [key.accountId, holder],
  );
  await countFromTomorrow(key.accountId);
  const pace = createProviderPace(database.connections.jobs, key, known, {
    kind: 'background',
    holder,
  });
  await pace.waitForTurn(startDeadline(5_000));
  const before = await readCounts(key.accountId);
  await database.owner.query(
    'update private.sync_connections set holder = gen_random_uuid() where account_id = $1',
    [key.accountId],
  );
  await expect(pace.waitForTurn(startDeadline(5_000))).rejects.toThrow(ConnectionLost);
  await database.owner.query(
    'update public.integrations set is_connected = false where account_id = $1',
    [key.accountId],
  );
  await expect(pace.waitForTurn(startDeadline(5_000))).rejects.toThrow(ConnectionLost);
  expect(await readCounts(key.accountId)).toEqual(before);
});

test.each(['foreground', 'background'] as const)(
  'in the %s a request that is given up while its turn is taken does not count',
  async (kind) => {
    const key = { accountId: await buildAccount(database.owner), type: 'planning_center' } as const;
    await countFromTomorrow(key.accountId);
    const before = await readCounts(key.accountId);
    const holder = await database.owner.connect();
    onTestFinished(() => holder.release());
    await holder.query('begin');
    await holder.query('select from private.provider_paces for update');
    const stop = new AbortController();
    const { providers } = database.connections;
    const turn = createProviderPace(providers, key, known, { kind }).waitForTurn(
      startDeadline(60_000, stop.signal),
    );
    // Expected before the row is free: the turn may end before the commit is answered.
    const givenUp = expect(turn).rejects.toMatchObject({ code: 'provider_unavailable' });
    await expect
      .poll(() => findWaitingForLock(database.owner, 'steeple_providers'))
      .toHaveLength(1);
    stop.abort();
    await holder.query('commit');
    await givenUp;
    expect(await readCounts(key.accountId)).toEqual(before);
  },
);

/** One turn of a period this long is more than a day, and takes the counts on from tomorrow. */
async function countFromTomorrow(accountId: string): Promise<void> {
  await database.owner.query(
    `insert into private.provider_paces (key, period_seconds, any_until, background_until)
     values ('planning_center ' || $1, 10000000, now() + interval '1 day', now() + interval '1 day')`,
    [accountId],
  );
}

async function readCounts(accountId: string): Promise<unknown[]> {
  const { rows } = await database.owner.query(
    `select any_until::text, background_until::text from private.provider_paces
     where key = 'planning_center ' || $1`,
    [accountId],
  );
  return rows;
}
