import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import { actingAs } from '#testing/acting.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const database = await forThisFile(createTestDatabase(), 'drop');

/** How an author loses the right to their links: SQL about the person `$1`. */
const losses = [
  ['moves to another church', 'update public.profiles set account_id = $2 where user_id = $1'],
  [
    'loses their role',
    'update public.profiles set role = null, account_id = null where user_id = $1 and $2::uuid is not null',
  ],
  [
    'loses their profile',
    'delete from public.profiles where user_id = $1 and $2::uuid is not null',
  ],
  [
    'may only look from now on',
    'update public.profiles set may_only_look = true where user_id = $1 and $2::uuid is not null',
  ],
  [
    'no longer sees the giving that it shows',
    'update public.profiles set without_giving = true where user_id = $1 and $2::uuid is not null',
  ],
  ['is deleted', 'delete from auth.users where id = $1 and $2::uuid is not null'],
] as const;

const insertion = `insert into analytics.share_links (account_id, label, token_hash, shows_giving, expires_at)
  values ($1, 'The board', $2, true, now() + interval '7 days')`;

const newHash = () => randomBytes(32).toString('hex');

/** Whether the link with this hash opens a dashboard, as the server asks for a visitor. */
async function opens(hash: string): Promise<boolean> {
  const { rowCount } = await database.connections.jobs.query(
    'select from private.open_share_link($1)',
    [hash],
  );
  return rowCount === 1;
}

async function isActive(hash: string): Promise<boolean> {
  const { rowCount } = await database.owner.query(
    'select from analytics.share_links where token_hash = $1 and revoked_at is null',
    [hash],
  );
  return rowCount === 1;
}

/** Makes a link in a transaction that is left open. */
async function beginLink({ userId, accountId }: Person, hash: string): Promise<pg.PoolClient> {
  const client = await database.owner.connect();
  await client.query('begin');
  await client.query(`select set_config('request.jwt.claims', $1, true)`, [
    JSON.stringify({ sub: userId }),
  ]);
  await client.query('set local role account_admin');
  await client.query(insertion, [accountId, hash]);
  return client;
}

/** Until this statement waits for a lock of another transaction, or is done. */
async function untilItWaits(statement: Promise<unknown>, text: string): Promise<void> {
  let isDone = false;
  const done = statement.then(() => {
    isDone = true;
  });
  const waiting = expect
    .poll(async () => {
      const { rowCount } = await database.owner.query(
        `select from pg_stat_activity
         where datname = current_database() and query = $1 and wait_event_type = 'Lock'`,
        [text],
      );
      return isDone || rowCount === 1;
    })
    .toBe(true);
  await Promise.race([done, waiting]);
}

describe.each(losses)('when its author %s', (_how, loss) => {
  let author: Person;
  let elsewhere: string;

  async function prepare(): Promise<void> {
    author = await buildPerson(database.owner, { role: 'account_admin' });
    elsewhere = await buildAccount(database.owner);
  }

  test('a link that is being made ends', async () => {
    await prepare();
    const hash = newHash();
    const maker = await beginLink(author, hash);
    const losing = database.owner.query(loss, [author.userId, elsewhere]);
    await untilItWaits(losing, loss);
    await maker.query('commit');
    maker.release();
    await losing;
    expect([await opens(hash), await isActive(hash)]).toEqual([false, false]);
  });

  test('a link that is made in the same moment is refused or ends, in twenty rounds', async () => {
    const left: unknown[] = [];
    for (let round = 0; round < 20; round += 1) {
      await prepare();
      const hash = newHash();
      const actor = await actingAs(database, author.userId);
      const lose = () => database.owner.query(loss, [author.userId, elsewhere]);
      const make = () => actor.change(insertion, author.accountId, hash).catch(() => 0);
      await Promise.all(round % 2 === 0 ? [make(), lose()] : [lose(), make()]);
      if ((await opens(hash)) || (await isActive(hash))) {
        left.push(round);
      }
    }
    expect(left).toEqual([]);
  });

  test('a link that nobody revoked opens nothing', async () => {
    await prepare();
    const hash = newHash();
    const maker = await beginLink(author, hash);
    await maker.query('commit');
    maker.release();
    expect(await opens(hash)).toBe(true);
    await database.owner.query(
      'alter table public.profiles disable trigger revoke_links_of_leaver',
    );
    await database.owner.query(loss, [author.userId, elsewhere]);
    await database.owner.query('alter table public.profiles enable trigger revoke_links_of_leaver');
    expect([await opens(hash), await isActive(hash)]).toEqual([false, true]);
  });
});

test('a link of a super admin lasts until they are none any more', async () => {
  const author = await buildPerson(database.owner, { role: 'super_admin' });
  await buildPerson(database.owner, { role: 'super_admin' });
  const church = await buildAccount(database.owner);
  const hash = newHash();
  await (await actingAs(database, author.userId)).change(insertion, church, hash);
  expect(await opens(hash)).toBe(true);
  await database.owner.query(losses[0][1].replace('set ', `set role = 'account_admin', `), [
    author.userId,
    await buildAccount(database.owner),
  ]);
  expect([await opens(hash), await isActive(hash)]).toEqual([false, false]);
});

test('a church that is deleted while links to it are made leaves none, in twenty rounds', async () => {
  for (let round = 0; round < 20; round += 1) {
    const author = await buildPerson(database.owner, { role: 'account_admin' });
    const actor = await actingAs(database, author.userId);
    const hash = newHash();
    const drop = database.owner.query('delete from public.accounts where id = $1', [
      author.accountId,
    ]);
    await Promise.all([drop, actor.change(insertion, author.accountId, hash).catch(() => 0)]);
    expect([await opens(hash), await isActive(hash)]).toEqual([false, false]);
  }
});
