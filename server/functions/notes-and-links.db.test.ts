import { expect } from 'vitest';
import { pulseRefusals } from '#contract/messages/dashboard.ts';
import { recommendationRefusals } from '#contract/messages/recommendations.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { signInNew, test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import type { TestServer } from '#testing/test-server.ts';

/**
 * Calls a function as the admin of a new church.
 *
 * @returns the church's id and what calls answer
 */
async function callerOfNewChurch(database: TestDatabase, server: TestServer) {
  const { accountId, userId, client } = await signInNew(database, server, 'account_admin');
  const call = async (name: string, body: Record<string, unknown>) => {
    const { status, data } = await invokeFunction(client, name, { accountId, ...body });
    return { status, error: status === 200 ? null : data.error };
  };
  return { accountId, userId, call };
}

test('a church has 2,000 notes at most', async ({ database, server }) => {
  const { accountId, call } = await callerOfNewChurch(database, server);
  await database.owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind)
     select $1, '2026-11-01', '2026-11-01', 'Note', 'other' from generate_series(1, 1999)`,
    [accountId],
  );
  const note = { from: '2026-11-01', to: '2026-11-01', text: 'One more', kind: 'other' };
  const save = () => call('annotation-save', { ...note, doesNotCount: false });
  expect(await save()).toEqual({ status: 200, error: null });
  expect(await save()).toEqual({ status: 409, error: pulseRefusals.tooManyNotes });
});

test('a church has 100 links at most that still open', async ({ database, server }) => {
  const { accountId, call } = await callerOfNewChurch(database, server);
  await database.owner.query(
    `insert into analytics.share_links (account_id, label, token_hash, expires_at, revoked_at)
     select $1, 'Link', lpad(nth::text, 64, '0'), now() + interval '1 day',
       case when nth > 99 then now() end
     from generate_series(1, 150) as nth`,
    [accountId],
  );
  const create = () =>
    call('share-link-create', { label: 'One more', days: 1, showsGiving: false });
  expect(await create()).toEqual({ status: 200, error: null });
  expect(await create()).toEqual({ status: 409, error: pulseRefusals.tooManyLinks });
});

test('of the links that have ended a church keeps the newest hundred', async ({
  database,
  server,
}) => {
  const { accountId, call } = await callerOfNewChurch(database, server);
  await database.owner.query(
    `insert into analytics.share_links (account_id, label, token_hash, expires_at, revoked_at, created_at)
     select $1, 'Link ' || nth, lpad(nth::text, 64, 'a'), now() + interval '1 day', now(),
       now() - make_interval(mins => nth)
     from generate_series(1, 150) as nth`,
    [accountId],
  );
  await call('share-link-create', { label: 'One more', days: 1, showsGiving: false });
  const { rows } = await database.owner.query(
    `select count(*)::integer, bool_and(label <> 'Link 101') as has_newest
     from analytics.share_links where account_id = $1`,
    [accountId],
  );
  expect(rows).toEqual([{ count: 101, has_newest: true }]);
});

test.for<[string, string]>([
  ['their role', 'update public.profiles set role = null, account_id = null where user_id = $1'],
  ['their profile', 'delete from public.profiles where user_id = $1'],
])(
  'a link ends when who made it loses %s, with an audit row',
  async ([, change], { database, server }) => {
    const { accountId, userId, call } = await callerOfNewChurch(database, server);
    const stays = await buildPerson(database.owner, {
      role: 'account_admin',
      account_id: accountId,
    });
    await call('share-link-create', { label: 'Elders', days: 1, showsGiving: true });
    const client = await server.clientOf(stays.email);
    await client.functions.invoke('share-link-create', {
      body: { accountId, label: 'Board', days: 1, showsGiving: false },
    });
    await database.owner.query(change, [userId]);
    const { rows } = await database.owner.query(
      `select label, revoked_at is not null as ended, (
       select count(*)::integer from private.audit_log
       where row_id = link.id and operation = 'UPDATE') as audited
     from analytics.share_links as link where account_id = $1 order by label`,
      [accountId],
    );
    expect(rows).toEqual([
      { label: 'Board', ended: false, audited: 0 },
      { label: 'Elders', ended: true, audited: 1 },
    ]);
  },
);

test('the end of a link can be undone for a minute, and not after', async ({
  database,
  server,
}) => {
  const { accountId, client } = await signInNew(database, server, 'account_admin');
  const call = (name: string, body: Record<string, unknown>) =>
    invokeFunction(client, name, { accountId, ...body });
  const made = await call('share-link-create', { label: 'Board', days: 1, showsGiving: false });
  const id: string = made.data.link.id;
  expect((await call('share-link-revoke', { id })).data.link.revokedAt).not.toBeNull();
  expect((await call('share-link-revoke', { id, undo: true })).data.link.revokedAt).toBeNull();
  const isOpen = async () => {
    const token = made.data.path.split('#')[1];
    return (await invokeFunction(client, 'shared-pulse', { token })).status === 200;
  };
  expect(await isOpen()).toBe(true);
  await call('share-link-revoke', { id });
  await database.owner.query('alter table analytics.share_links disable trigger keep_revoked');
  await database.owner.query(
    "update analytics.share_links set revoked_at = now() - interval '2 minutes' where id = $1",
    [id],
  );
  await database.owner.query('alter table analytics.share_links enable trigger keep_revoked');
  const late = await call('share-link-revoke', { id, undo: true });
  expect([late.status, late.data.error]).toEqual([409, pulseRefusals.linkEndedForGood]);
  expect(await isOpen()).toBe(false);
});

test('the end of a link is undone by nobody but whoever ended it', async ({ database, server }) => {
  const { accountId, client } = await signInNew(database, server, 'account_admin');
  const other = await buildPerson(database.owner, { role: 'account_admin', account_id: accountId });
  const colleague = { client: await server.clientOf(other.email) };
  const body = { accountId, label: 'Board', days: 1, showsGiving: false };
  const { data } = await invokeFunction(client, 'share-link-create', body);
  const link = { accountId, id: data.link.id };
  await invokeFunction(client, 'share-link-revoke', link);
  const undone = await invokeFunction(colleague.client, 'share-link-revoke', {
    ...link,
    undo: true,
  });
  expect([undone.status, undone.data.error]).toEqual([409, pulseRefusals.linkEndedForGood]);
});

test('of an entry of the library the newest twenty versions are answered', async ({
  database,
  superAdmin,
}) => {
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into public.knowledge (title, prompt) values ('One', 'Words') returning id`,
  );
  const id = rows[0]?.id;
  await database.owner.query(
    `insert into analytics.library_versions (id, version, title, prompt)
     select $1, nth, 'One', 'Words' from generate_series(2, 30) as nth`,
    [id],
  );
  const { data } = await superAdmin.client.functions.invoke('library-entry', { body: { id } });
  const versions: { version: number }[] = data.versions;
  expect(versions.map(({ version }) => version)).toEqual(
    Array.from({ length: 20 }, (_, index) => 30 - index),
  );
});

test('a card takes fifty answers', async ({ database, server }) => {
  const { accountId, call } = await callerOfNewChurch(database, server);
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into analytics.recommendations (account_id, finding_id, rule, week, place, finding, due_on)
     values ($1, 'a', 'kids_share', '2026-11-16', 1, '{}', '2026-11-20') returning id`,
    [accountId],
  );
  const answers = ['accepted', 'taken_back'];
  for (let nth = 0; nth < 50; nth += 1) {
    await database.owner.query(
      `insert into analytics.recommendation_answers (account_id, recommendation_id, answer)
       values ($1, $2, $3)`,
      [accountId, rows[0]?.id, answers[nth % 2]],
    );
  }
  expect(await call('recommendation-answer', { id: rows[0]?.id, answer: 'accepted' })).toEqual({
    status: 409,
    error: recommendationRefusals.tooManyAnswers,
  });
});

test('the jobs change no answer, no former figure and no version, and make or revoke no link', async ({
  database,
}) => {
  for (const statement of [
    "update analytics.recommendation_answers set person = 'Somebody else'",
    'delete from analytics.recommendation_answers',
    'update analytics.superseded_figures set value = 1',
    'delete from analytics.superseded_figures',
    "update analytics.library_versions set title = 'Another'",
    'delete from analytics.library_versions',
    'update analytics.share_links set revoked_at = null',
    'delete from analytics.share_links',
  ]) {
    await expect(database.connections.jobs.query(statement)).rejects.toMatchObject({
      code: '42501',
    });
  }
});
