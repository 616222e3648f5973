import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { type Connections, openConnections } from '#database/access/connections.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
/** Like another process's, on the same database. */
let other: Connections;

beforeAll(async () => {
  database = await createTestDatabase();
  other = openConnections(database.ownerConfig, inject('cluster').loginPassword, {
    poolSize: 5,
    acquireTimeoutMs: 30_000,
    statementTimeoutMs: 30_000,
  });
});
afterAll(async () => {
  await other.close();
  await database.drop();
});
beforeEach(async () => {
  await database.owner.query('truncate private.model_months, analytics.model_requests');
});

/** A church that has agreed, with a card. */
async function buildCard(requestsMax = 1000): Promise<{ accountId: string; cardId: string }> {
  const accountId = await buildAccount(database.owner);
  const cardId = randomUUID();
  await database.owner.query(
    'insert into analytics.model_settings (account_id, is_on, requests_max) values ($1, true, $2)',
    [accountId, requestsMax],
  );
  await database.owner.query(
    `insert into analytics.recommendations (id, account_id, finding_id, rule, week, place, finding, due_on)
     values ($1, $2, 'kids', 'kids_share', '2026-10-26', 1, '{}', '2026-11-05')`,
    [cardId, accountId],
  );
  return { accountId, cardId };
}

async function begin(
  { jobs }: Connections,
  { accountId, cardId }: { accountId: string; cardId: string },
  ceiling: number,
): Promise<boolean> {
  const { rows } = await jobs.query<{ id: string | null }>(
    `select private.begin_model_request($1, $2, false, 'host', 'model', 'sent', 'none yet', $3) as id`,
    [accountId, cardId, ceiling],
  );
  return rows[0]?.id !== null;
}

async function countStored(): Promise<number> {
  const { rows } = await database.owner.query<{ count: number }>(
    'select count(*)::integer from analytics.model_requests',
  );
  return rows[0]?.count ?? 0;
}

test('two processes that ask for eight churches at once, in twenty rounds, never send more than the ceiling', async () => {
  const cards = await Promise.all(Array.from({ length: 8 }, () => buildCard()));
  for (let round = 0; round < 20; round += 1) {
    await database.owner.query('truncate private.model_months, analytics.model_requests');
    const ceiling = 1 + (round % 5);
    const begun = await Promise.all(
      [database.connections, other].flatMap((process) =>
        cards.map((card) => begin(process, card, ceiling)),
      ),
    );
    expect(begun.filter(Boolean).length, `round ${round}`).toBe(ceiling);
    expect(await countStored()).toBe(ceiling);
  }
});

test('what a church may not send any more takes nothing from the others', async () => {
  const [full, free] = [await buildCard(0), await buildCard()];
  expect(await begin(database.connections, full, 1)).toBe(false);
  expect(await begin(database.connections, free, 1)).toBe(true);
});

test('a ceiling of none sends nothing, and a church that is deleted gives nothing back', async () => {
  const card = await buildCard();
  expect(await begin(database.connections, card, 0)).toBe(false);
  expect(await begin(database.connections, card, 1)).toBe(true);
  await database.owner.query('delete from public.accounts where id = $1', [card.accountId]);
  expect(await begin(database.connections, await buildCard(), 1)).toBe(false);
});

test('a new month begins anew', async () => {
  const card = await buildCard();
  await begin(database.connections, card, 1);
  await database.owner.query("update private.model_months set month = month - interval '1 month'");
  expect(await begin(database.connections, card, 1)).toBe(true);
});
