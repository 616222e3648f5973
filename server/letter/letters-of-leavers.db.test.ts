import type { SupabaseClient } from '@supabase/supabase-js';
import type pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { ComputeCall, Computing } from '#server/services.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { churchOfLetters } from '#testing/mail/church-of-letters.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { raceRounds } from '#testing/race-rounds.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const server = await forThisFile(startTestServer(database), 'close');

const patience = { timeout: 30_000, interval: 20 };

/** Letters that are written and not yet handed on, each until the test lets it go. */
const written: { call: ComputeCall; letGo: () => void }[] = [];
let isHolding = false;
const computing: Computing = {
  ...server.services.computing,
  answer: async (call) => {
    const answer = await server.services.computing.answer(call);
    if (isHolding) {
      await new Promise<void>((letGo) => written.push({ call, letGo }));
    }
    return answer;
  },
};
const stand = await forThisFile(startLetterStand({ ...server.services, computing }), 'stop');

const ruth = await buildPerson(owner, { role: 'account_admin' });
const accountId = ruth.accountId ?? '';
await buildStoryChurch(owner, accountId);
const { call, colleague, subscribed } = churchOfLetters(database, accountId);

/** How somebody loses the right to see the church: SQL about the person `$1`. */
const losses = [
  ['moves to another church', 'update public.profiles set account_id = $2 where user_id = $1'],
  [
    'loses their role',
    'update public.profiles set role = null, account_id = null where user_id = $1 and $2::uuid is not null',
  ],
  ['is deleted', 'delete from auth.users where id = $1 and $2::uuid is not null'],
] as const;

async function lose(client: pg.Pool | pg.PoolClient, loss: string, { userId }: Person) {
  await client.query(loss, [userId, await buildAccount(owner)]);
}

const asking = 'select private.save_own_letter($1, true, false)';
const queueing =
  "select private.queue_letter(id, planned_after, now(), now() + interval '7 days') from private.letters where person_id = $1";

/** A transaction that is left open. */
async function begin(): Promise<pg.PoolClient> {
  const client = await owner.connect();
  await client.query('begin');
  return client;
}

/** One in which this person has asked for the letter, or asks for it next. */
async function beginAs({ userId }: Person): Promise<pg.PoolClient> {
  const client = await begin();
  await client.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ sub: userId }),
  ]);
  await client.query('set local role account_admin');
  return client;
}

async function end(client: pg.PoolClient, how: 'commit' | 'rollback' = 'commit'): Promise<void> {
  await client.query(how);
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
    }, patience)
    .toBe(1);
}

async function countOf(table: 'letters' | 'mails', { userId }: Person): Promise<number> {
  const { rowCount } = await owner.query(`select from private.${table} where person_id = $1`, [
    userId,
  ]);
  return rowCount ?? 0;
}

const mailsTo = ({ email }: Person) => stand.smtp.taken.filter(({ to }) => to.includes(email));

/** What became of this person's mail, once another one has gone out after it. */
async function endOf(recipient: string): Promise<string> {
  const witness = await colleague();
  await call(await server.clientOf(witness.email), 'letter-test');
  await stand.mailTo(witness.email);
  const find = async () => {
    const text = 'select state from private.mails where recipient = $1';
    return (await owner.query<{ state: string }>(text, [recipient])).rows[0]?.state ?? 'gone';
  };
  await expect.poll(find, patience).not.toMatch(/queued|sending/);
  return find();
}

/** Asks for a test letter and does something when it is written and not yet handed on. */
async function whenWritten(client: SupabaseClient, work: () => Promise<unknown>): Promise<void> {
  isHolding = true;
  await call(client, 'letter-test');
  await expect.poll(() => written.length, patience).toBe(1);
  await work();
  isHolding = false;
  for (const { letGo } of written.splice(0)) {
    letGo();
  }
}

describe.each(losses)('when its reader %s', (_how, loss) => {
  test('while they ask for the letter, it is found and ended', async () => {
    for (let round = 0; round < raceRounds(3); round += 1) {
      const mary = await colleague();
      const client = await beginAs(mary);
      await client.query(asking, [accountId]);
      const left = lose(owner, loss, mary);
      await untilItWaits(loss);
      await end(client);
      await left;
      expect(await countOf('letters', mary)).toBe(0);
    }
  });

  test('before they ask for it, that is refused', async () => {
    for (let round = 0; round < raceRounds(3); round += 1) {
      const mary = await colleague();
      const leaving = await begin();
      await lose(leaving, loss, mary);
      const client = await beginAs(mary);
      const refused = expect(client.query(asking, [accountId])).rejects.toThrow();
      await untilItWaits(asking);
      await end(leaving);
      await refused;
      await end(client, 'rollback');
      expect(await countOf('letters', mary)).toBe(0);
    }
  });

  test('while it is planned, none is queued', async () => {
    for (let round = 0; round < raceRounds(3); round += 1) {
      const mary = await colleague();
      await subscribed(await server.clientOf(mary.email));
      const leaving = await begin();
      await lose(leaving, loss, mary);
      const planned = owner.query(queueing, [mary.userId]);
      await untilItWaits(queueing);
      await end(leaving);
      await planned;
      expect(await countOf('mails', mary)).toBe(0);
    }
  });

  test('while it is written, it is not sent', { timeout: 120_000 }, async () => {
    for (let round = 0; round < raceRounds(3); round += 1) {
      const mary = await colleague();
      await whenWritten(await server.clientOf(mary.email), () => lose(owner, loss, mary));
      // The mail of somebody who was deleted goes with them.
      expect(['gone', 'refused']).toContain(await endOf(mary.email));
      expect(mailsTo(mary)).toEqual([]);
    }
  });
});

describe('a mark ‘without giving’', () => {
  const mark = ({ userId }: Person) =>
    owner.query('update public.profiles set without_giving = true where user_id = $1', [userId]);

  test('that is set while a letter is written leaves no giving in it', {
    timeout: 120_000,
  }, async () => {
    for (let round = 0; round < raceRounds(3); round += 1) {
      const mary = await colleague();
      await whenWritten(await server.clientOf(mary.email), () => mark(mary));
      const mail = await stand.mailTo(mary.email);
      expect(mail.text).toContain('Attendance');
      expect(mail.text + String(mail.html)).not.toMatch(/(?<!thanks)giving|\$|donat/i);
      expect(mail.attachments.map(({ filename }) => filename).join()).not.toContain('giving');
    }
  });

  test('that is not committed yet counts for nothing: what goes out then, went out before it', async () => {
    const mary = await colleague();
    const marking = await begin();
    await whenWritten(await server.clientOf(mary.email), () =>
      marking.query('update public.profiles set without_giving = true where user_id = $1', [
        mary.userId,
      ]),
    );
    expect((await stand.mailTo(mary.email)).text).toMatch(/Giving per person: \$/);
    await end(marking);
  });
});
