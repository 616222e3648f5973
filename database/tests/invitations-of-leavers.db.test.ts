import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { raceRounds } from '#testing/race-rounds.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;

/** How somebody loses the right to invite to their church: SQL about the person `$1`. */
const losses = [
  ['moves to another church', 'update public.profiles set account_id = $2 where user_id = $1'],
  [
    'loses their role',
    'update public.profiles set role = null, account_id = null where user_id = $1 and $2::uuid is not null',
  ],
  [
    'may only look from now on',
    'update public.profiles set may_only_look = true where user_id = $1 and $2::uuid is not null',
  ],
  [
    'does without giving from now on',
    'update public.profiles set without_giving = true where user_id = $1 and $2::uuid is not null',
  ],
  ['is deleted', 'delete from auth.users where id = $1 and $2::uuid is not null'],
] as const;

const inviting = "select private.invite_user($1, $2, 'Ruth', 'Ode', null, 'account_admin', $3, $4)";
const accepting = 'select * from private.accept_invitation(array[$1], null)';

type Invited = { email: string; hash: string };

const newInvited = (): Invited => ({
  email: `new-${randomUUID()}@example.test`,
  hash: randomBytes(32).toString('hex'),
});

/** A transaction of this person that is left open. */
async function begin({ userId }: Person, role: string): Promise<pg.PoolClient> {
  const client = await owner.connect();
  await client.query('begin');
  await client.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ sub: userId }),
  ]);
  await client.query(`set local role ${role}`);
  return client;
}

async function invite(author: Person, { email, hash }: Invited): Promise<pg.PoolClient> {
  const client = await begin(author, 'account_admin');
  await client.query(inviting, [randomUUID(), email, author.accountId, hash]);
  return client;
}

async function end(client: pg.PoolClient): Promise<void> {
  await client.query('commit');
  client.release();
}

/** Until this statement waits for another transaction. */
async function untilItWaits(text: string): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await owner.query(
        `select from pg_stat_activity
         where datname = current_database() and query = $1 and wait_event_type = 'Lock'`,
        [text],
      );
      return rowCount;
    })
    .toBe(1);
}

const accept = async ({ hash }: Invited) =>
  (await database.connections.auth.query(accepting, [hash])).rowCount === 1;

async function hasUser({ email }: Invited): Promise<boolean> {
  return (await owner.query('select from auth.users where email = $1', [email])).rowCount === 1;
}

async function isOpen({ hash }: Invited): Promise<boolean> {
  const { rowCount } = await owner.query(
    'select from private.invitations where token_hash = $1 and ended_at is null',
    [hash],
  );
  return rowCount === 1;
}

describe.each(losses)('when whoever invited %s', (_how, loss) => {
  async function arrange() {
    const author = await buildPerson(owner, { role: 'account_admin' });
    const values = [author.userId, await buildAccount(owner)];
    return { author, values, invited: newInvited() };
  }

  test('the invitation ends with the right', async () => {
    const { author, values, invited } = await arrange();
    await end(await invite(author, invited));
    expect(await isOpen(invited)).toBe(true);
    await owner.query(loss, values);
    expect(await isOpen(invited)).toBe(false);
    expect(await accept(invited)).toBe(false);
    expect(await hasUser(invited)).toBe(false);
  });

  test('at the moment it is accepted, one comes first and the other sees it', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      const { author, values, invited } = await arrange();
      await end(await invite(author, invited));
      const leaving = await owner.connect();
      await leaving.query('begin');
      await leaving.query(loss, values);
      const accepted = accept(invited);
      await untilItWaits(accepting);
      await end(leaving);
      expect(await accepted).toBe(false);
      expect(await hasUser(invited)).toBe(false);
    }
  });

  test('while it is being accepted, the person came in before', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      const { author, values, invited } = await arrange();
      await end(await invite(author, invited));
      const coming = await owner.connect();
      await coming.query('begin');
      await coming.query(accepting, [invited.hash]);
      const left = owner.query(loss, values);
      await untilItWaits(loss);
      await end(coming);
      await left;
      expect(await hasUser(invited)).toBe(true);
    }
  });

  test('while they invite, the invitation is found and ended', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      const { author, values, invited } = await arrange();
      const client = await invite(author, invited);
      const left = owner.query(loss, values);
      await untilItWaits(loss);
      await end(client);
      await left;
      expect(await isOpen(invited)).toBe(false);
    }
  });

  test('before they invite, it is refused', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      const { author, values, invited } = await arrange();
      const leaving = await owner.connect();
      await leaving.query('begin');
      await leaving.query(loss, values);
      const client = await begin(author, 'account_admin');
      const refused = expect(
        client.query(inviting, [randomUUID(), invited.email, author.accountId, invited.hash]),
      ).rejects.toThrow('Unauthorized');
      await untilItWaits(inviting);
      await end(leaving);
      await refused;
      await client.query('rollback');
      client.release();
      expect(await isOpen(invited)).toBe(false);
    }
  });
});
