import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { libraryMessages, recommendationRefusals } from '#contract/messages/recommendations.ts';
import { userRefusals } from '#contract/messages/users.ts';
import { churchReference } from '#database/access/church-gone.ts';
import { nothingKnown } from '#server/church/choices.ts';
import { buildAccount } from '#testing/factories/account.ts';
import { buildChoices } from '#testing/factories/figures.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildKnowledge } from '#testing/factories/knowledge.ts';
import { buildPerson, demoPassword } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startConsentingProvider } from '#testing/integrations/connecting.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { findWaitingForLock } from '#testing/waiting-for-lock.ts';

// What a request refers to is deleted after the request has found it and before it writes: the
// deletion is held until the request waits for it.

const database = await forThisFile(createTestDatabase(), 'drop');
const provider = await forThisFile(startConsentingProvider(), 'close');
const server = await forThisFile(startTestServer(database, provider.settings), 'close');
const superAdmin = await server.clientOf(
  (await buildPerson(database.owner, { role: 'super_admin' })).email,
);

type Call = [name: string, body: Record<string, unknown>];

const note = { from: '2026-11-01', to: '2026-11-01', text: 'Snow', kind: 'weather' };

describe('while its church is deleted', () => {
  test.each<Call>([
    ['church-pulse', {}],
    ['church-figures', {}],
    ['church-forecast', { figure: 'attendance' }],
    ['church-recommendations', {}],
    ['recommendation-settings', {}],
    ['recommendation-settings', { isOn: false }],
    ['share-links', {}],
    ['share-link-create', { label: 'Elders', days: 7, showsGiving: false }],
    ['annotation-save', { ...note, doesNotCount: true }],
    ['measure-choices-save', { choices: nothingKnown.suggested }],
    ['measure-choices-save', { choices: nothingKnown.suggested, preview: true }],
    ['sync-start', { integrationType: 'planning_center' }],
  ])('%s %j is told that there is no such account', async (name, body) => {
    const accountId = await buildConnectedChurch();
    expect(
      await callWhileDeleting([name, { accountId, ...body }], ['public.accounts', accountId]),
    ).toMatchObject({
      status: 404,
      data: { error: churchRefusals.unknown, code: 'account_not_found' },
    });
  });

  test.each<Call>([
    ['recommendation-settings', { isOn: true }],
    ['forecast-sharing', { shared: true }],
  ])('%s %j of its own admin is told so too', async (name, body) => {
    const accountId = await buildConnectedChurch();
    const { email } = await buildPerson(database.owner, {
      role: 'account_admin',
      account_id: accountId,
    });
    const answer = await callWhileDeleting(
      [name, { accountId, ...body }],
      ['public.accounts', accountId],
      await server.clientOf(email),
    );
    expect(answer).toMatchObject({ status: 404, data: { code: 'account_not_found' } });
  });

  test('create-user is told that the account no longer exists', async () => {
    const accountId = await buildAccount(database.owner);
    const body = {
      email: `new-${randomUUID()}@example.test`,
      first_name: 'Ana',
      last_name: 'Ruiz',
      role: 'account_admin',
      password: demoPassword,
      account_id: accountId,
    };
    expect(
      await callWhileDeleting(['create-user', body], ['public.accounts', accountId]),
    ).toMatchObject({
      status: 409,
      data: { error: userRefusals.accountGone, code: 'account_not_found' },
    });
  });

  test('google-oauth-init is refused as it is for somebody else’s church', async () => {
    const accountId = await buildAccount(database.owner);
    const body = { accountId, origin: server.url };
    expect(
      await callWhileDeleting(['google-oauth-init', body], ['public.accounts', accountId]),
    ).toMatchObject({ status: 403, data: { code: 'not_allowed' } });
  });

  // By this name `isChurchGone` tells a reference to a church from any other.
  test('what refers to a church, and nothing else, is named account_id_fkey', async () => {
    const { rows } = await database.owner.query<{ conname: string }>(
      `select conname from pg_constraint
       where contype = 'f'
         and (confrelid = 'public.accounts'::regclass) <> (conname ~ $1)`,
      [churchReference.source],
    );
    expect(rows).toEqual([]);
  });
});

test('an answer to a card that is deleted is told that there is no such recommendation', async () => {
  const accountId = await buildConnectedChurch();
  const id = await buildCard(accountId);
  const body = { accountId, id, answer: 'accepted' };
  expect(
    await callWhileDeleting(['recommendation-answer', body], ['analytics.recommendations', id]),
  ).toMatchObject({
    status: 404,
    data: { error: recommendationRefusals.unknown, code: 'recommendation_not_found' },
  });
});

test('a library panel whose entry is deleted is told that there is no such entry', async () => {
  const id = await buildKnowledge(database.owner);
  const entry = {
    rules: [],
    sizeFrom: 0,
    sizeTo: 100,
    status: 'draft',
    reviewOn: null,
    sourceAuthor: null,
    sourceTitle: null,
    sourceUrl: null,
  };
  expect(
    await callWhileDeleting(['library-entry-save', { id, entry }], ['public.knowledge', id]),
  ).toMatchObject({
    status: 404,
    data: { error: libraryMessages.gone, code: 'library_entry_not_found' },
  });
});

test('who begins to connect while the session ends is told that it is over', async () => {
  const grace = await buildPerson(database.owner, { role: 'account_admin' });
  const client = await server.clientOf(grace.email);
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from auth.sessions where user_id = $1',
    [grace.userId],
  );
  const body = { accountId: grace.accountId, origin: server.url };
  expect(
    await callWhileDeleting(
      ['google-oauth-init', body],
      ['auth.sessions', rows[0]?.id ?? ''],
      client,
    ),
  ).toMatchObject({ status: 401 });
});

/** Inserts a church with a connection that is synced, and what could count there. */
async function buildConnectedChurch(): Promise<string> {
  const accountId = await buildAccount(database.owner);
  await buildSyncedConnection(database.owner, accountId);
  await buildChoices(database.owner, accountId);
  return accountId;
}

/** Inserts a card that nobody has answered. */
async function buildCard(accountId: string): Promise<string> {
  const id = randomUUID();
  await database.owner.query(
    `insert into analytics.recommendations (id, account_id, finding_id, rule, week, place, finding, due_on)
     values ($1, $2, 'kids', 'kids_share', '2026-10-26', 1, '{}', '2026-11-05')`,
    [id, accountId],
  );
  return id;
}

/** Calls a function, as a super admin by default; the row is deleted once the call waits for it. */
async function callWhileDeleting(
  [name, body]: Call,
  [table, id]: [table: string, id: string],
  client = superAdmin,
) {
  const deleting = await database.owner.connect();
  try {
    await deleting.query('begin');
    await deleting.query(`delete from ${table} where id = $1`, [id]);
    const answer = invokeFunction(client, name, body);
    await expect.poll(() => findWaitingForLock(database.owner, 'steeple_rest')).toHaveLength(1);
    await deleting.query('commit');
    return await answer;
  } finally {
    await deleting.query('rollback');
    deleting.release();
  }
}
