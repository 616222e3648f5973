import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGiving } from '#contract/figures.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { figuresPulse } from '#contract/functions/church-pulse.ts';
import { colleaguesResponse } from '#contract/functions/colleagues.ts';
import { sharedPulseResponse, shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { startTestServer, type TestServer } from '#testing/test-server.ts';

let database: TestDatabase;
let server: TestServer;
let ruth: Person;
let accountId: string;
let newest: string;
/** Clients of account admins of one church: with all rights, without giving, who may only look. */
let full: SupabaseClient;
let giverless: SupabaseClient;
let onlooker: SupabaseClient;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer(database);
  ruth = await buildPerson(database.owner, { role: 'account_admin', first_name: 'Ruth' });
  accountId = ruth.accountId ?? '';
  newest = await buildStoryChurch(database.owner, accountId);
  await buildSyncedConnection(database.owner, accountId);
  const admin = { role: 'account_admin', account_id: accountId } as const;
  const [nora, omar] = await Promise.all([
    buildPerson(database.owner, { ...admin, first_name: 'Nora', without_giving: true }),
    buildPerson(database.owner, { ...admin, first_name: 'Omar', may_only_look: true }),
  ]);
  full = await server.clientOf(ruth.email);
  giverless = await server.clientOf(nora.email);
  onlooker = await server.clientOf(omar.email);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const call = (client: SupabaseClient, name: string, body: Record<string, unknown> = {}) =>
  invokeFunction(client, name, { accountId, ...body });

async function expectRefusal(
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown>,
  sentence: string,
) {
  const { status, data } = await call(client, name, body);
  expect([name, status, JSON.stringify(data)]).toEqual([
    name,
    403,
    expect.stringContaining(sentence),
  ]);
}

describe('a person without giving', () => {
  test('sees the dashboard without it, in the tiles, the sentences and the card', async () => {
    const { data } = await call(giverless, 'church-pulse');
    const pulse = figuresPulse.parse(data);
    const all = figuresPulse.parse((await call(full, 'church-pulse')).data);
    expect(pulse.tiles.map(({ tile }) => tile)).toEqual(
      all.tiles.map(({ tile }) => tile).filter((tile) => !isGiving(tile)),
    );
    expect(all.tiles.some(({ tile }) => isGiving(tile))).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/giving_|recurring|"money"/);
  });

  test('leaves what is expected of giving as it is stored', async () => {
    await call(full, 'church-pulse');
    const stored = () =>
      database.owner.query(
        'select basis, computed_at, expected::text from analytics.expected_weeks where account_id = $1',
        [accountId],
      );
    const before = await stored();
    await call(giverless, 'church-pulse');
    expect((await stored()).rows).toEqual(before.rows);
    expect(before.rows[0]?.expected).toContain('giving_per_attender');
  });

  test('gets no figure of it, as JSON or as CSV', async () => {
    const json = churchFiguresResponse.parse((await call(giverless, 'church-figures')).data);
    const all = churchFiguresResponse.parse((await call(full, 'church-figures')).data);
    expect(all.figures.some(({ figure }) => isGiving(figure))).toBe(true);
    expect(json.figures).toEqual(all.figures.filter(({ figure }) => !isGiving(figure)));
    const csv = await call(giverless, 'church-figures', { format: 'csv' });
    expect(String(csv.data)).toContain(',attendance,');
    expect(String(csv.data)).not.toMatch(/giving|recurring/);
  });

  test.each(['giving_per_attender', 'recurring_share'])(
    'opens no closer look at %s',
    async (tile) => {
      await expectRefusal(
        giverless,
        'figure-look',
        { tile, weeks: 52 },
        churchRefusals.withoutGiving,
      );
    },
  );

  test.each(['giving', 'giving_settled', 'giving_units', 'recurring_share'])(
    'opens no forecast of %s',
    async (figure) => {
      await expectRefusal(giverless, 'church-forecast', { figure }, churchRefusals.withoutGiving);
    },
  );

  test('makes links without it only', async () => {
    const link = { label: 'The board', days: 30 };
    await expectRefusal(
      giverless,
      'share-link-create',
      { ...link, showsGiving: true },
      churchRefusals.withoutGiving,
    );
    const made = await call(giverless, 'share-link-create', { ...link, showsGiving: false });
    expect(made.status).toBe(200);
  });

  test('keeps the choice of funds as it is', async () => {
    const kept = await call(giverless, 'measure-choices');
    const { suggested, chosen } = Object(kept.data);
    const choices = { ...(chosen ?? suggested) };
    await expectRefusal(
      giverless,
      'measure-choices-save',
      { choices: { ...choices, giving: choices.giving === null ? { fundIds: 'all' } : null } },
      churchRefusals.withoutGiving,
    );
    const others = { choices: { ...choices, easter: 'orthodox' } };
    expect((await call(giverless, 'measure-choices-save', others)).status).toBe(200);
  });
});

describe('a person who may only look', () => {
  test('sees everything that the others see', async () => {
    // The first answer after a change computes what the next ones read.
    await call(full, 'church-pulse');
    const { data } = await call(onlooker, 'church-pulse');
    expect(data).toEqual((await call(full, 'church-pulse')).data);
  });

  test.each([
    [
      'annotation-save',
      { from: '2026-11-22', to: '2026-11-22', text: 'Ice', kind: 'weather', doesNotCount: true },
    ],
    ['annotation-delete', { id: crypto.randomUUID() }],
    ['share-link-create', { label: 'The board', days: 30, showsGiving: false }],
    ['share-link-revoke', { id: crypto.randomUUID() }],
    ['sync-start', { integrationType: 'planning_center' }],
    ['recommendation-answer', { id: crypto.randomUUID(), answer: 'done' }],
    ['recommendation-settings', { isOn: false }],
    ['forecast-sharing', { shared: true }],
  ])('is refused by %s in words that say why', async (name, body) => {
    await expectRefusal(onlooker, name, body, churchRefusals.onlyLooks);
  });

  test('disconnects nothing', async () => {
    const { data } = await onlooker
      .from('integrations')
      .update({ is_connected: false })
      .eq('account_id', accountId)
      .select('id');
    expect(data).toEqual([]);
  });
});

describe('colleagues', () => {
  test('are listed with their marks for those with all rights', async () => {
    const { data } = await call(full, 'colleagues');
    const listed = colleaguesResponse.parse(data);
    expect(
      listed.map(({ name, mayOnlyLook, withoutGiving, isYou }) => [
        name,
        mayOnlyLook,
        withoutGiving,
        isYou,
      ]),
    ).toEqual([
      ['Nora Person', false, true, false],
      ['Omar Person', true, false, false],
      ['Ruth Person', false, false, true],
    ]);
    await expectRefusal(giverless, 'colleagues', {}, churchRefusals.fullAdminsOnly);
    await expectRefusal(onlooker, 'colleagues', {}, churchRefusals.fullAdminsOnly);
  });

  test('lose their links with giving the moment that they are marked', async () => {
    const ida = await buildPerson(database.owner, { role: 'account_admin', account_id: accountId });
    const client = await server.clientOf(ida.email);
    const make = async (showsGiving: boolean) => {
      const body = { label: 'The board', days: 30, showsGiving };
      const { path } = shareLinkCreateResponse.parse(
        (await call(client, 'share-link-create', body)).data,
      );
      return path.replace('/shared#', '');
    };
    const [withGiving, without] = [await make(true), await make(false)];
    const profileId = await profileOf(ida);
    const marks = { profileId, mayOnlyLook: false, withoutGiving: true };
    expect((await invokeFunction(full, 'profile-marks-save', marks)).data).toEqual(marks);
    expect((await openLink(withGiving)).status).toBe(404);
    const shown = await openLink(without);
    expect(sharedPulseResponse.parse(await shown.json()).pulse?.week.first).toBe(newest);
  });
});

function openLink(token: string): Promise<Response> {
  return fetch(`${server.url}/functions/v1/shared-pulse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
}

async function profileOf({ userId }: Person): Promise<string> {
  const { rows } = await database.owner.query('select id from public.profiles where user_id = $1', [
    userId,
  ]);
  return String(rows[0]?.id);
}
