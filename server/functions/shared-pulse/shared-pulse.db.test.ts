import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { annotationSaveResponse } from '#contract/functions/annotations.ts';
import { churchPulseResponse, type FiguresPulse } from '#contract/functions/church-pulse.ts';
import {
  sharedPulseResponse,
  shareLinkCreateResponse,
  shareLinksResponse,
} from '#contract/functions/share-links.ts';
import { buildSyncedConnection } from '#testing/factories/integration.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, {
  role: 'account_admin',
  first_name: 'Ruth',
  last_name: 'Okafor',
});
const other = await buildPerson(database.owner, { role: 'account_admin' });
const admin = await server.clientOf(ruth.email);
const stranger = await server.clientOf(other.email);
const accountId = ruth.accountId ?? '';
const newest = await buildStoryChurch(database.owner, accountId);

function call(client: SupabaseClient, name: string, body: Record<string, unknown> = {}) {
  return invokeFunction(client, name, { accountId, ...body });
}

async function answer<Schema extends z.ZodMiniType>(
  schema: Schema,
  client: SupabaseClient,
  name: string,
  body: Record<string, unknown> = {},
) {
  const { status, data } = await call(client, name, body);
  expect(status).toBe(200);
  return schema.parse(data);
}

const open = (token: string) =>
  fetch(`${server.url}/functions/v1/shared-pulse`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
const make = async (showsGiving: boolean, showsNotes?: boolean) => {
  const body = { label: 'The board', days: 30, showsGiving, showsNotes };
  const made = await answer(shareLinkCreateResponse, admin, 'share-link-create', body);
  return { ...made, token: made.path.replace('/shared#', '') };
};

test('a shared link shows the dashboard without giving, without ids of the church and without names', async () => {
  const { token, link } = await make(false);
  const response = await open(token);
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const text = await response.text();
  const { pulse } = sharedPulseResponse.parse(JSON.parse(text));
  expect(pulse?.tiles.map(({ tile }) => tile)).not.toContain('giving_per_attender');
  expect(pulse?.tiles).toHaveLength(6);
  expect(text).not.toContain(accountId);
  expect(text).not.toContain('Ruth');
  expect(text).not.toMatch(/giving_|recurring|"money"/);
  expect(link.createdBy).toBe('Ruth O.');
});

test('a shared link shows giving where it was ticked', async () => {
  const { token } = await make(true);
  const { pulse } = sharedPulseResponse.parse(await (await open(token)).json());
  expect(pulse?.tiles).toHaveLength(8);
});

test('a shared link has no word of the notes unless that was ticked, and leaves out their weeks all the same', async () => {
  const day = newest;
  const note = { from: day, to: day, text: 'Pastor in court', kind: 'other', doesNotCount: true };
  const { annotation } = await answer(annotationSaveResponse, admin, 'annotation-save', note);
  const without = await (await open((await make(false)).token)).text();
  const ticked = await make(false, true);
  const withNotes = await (await open(ticked.token)).text();
  await call(admin, 'annotation-delete', { id: annotation.id });
  expect(without).not.toContain('court');
  expect(without).not.toContain(annotation.id);
  expect(without).toContain('You’ve set this week aside.');
  expect(withNotes).toContain('You’ve set this week aside: Pastor in court.');
  expect(withNotes).toContain(annotation.id);
  expect(ticked.link.showsNotes).toBe(true);
});

test('a shared link says what is refused and left out in the same words, of giving where it was ticked', async () => {
  await buildSyncedConnection(database.owner, accountId);
  await database.owner.query(
    `insert into private.sync_notices (account_id, integration_type, source, kind, what, day, number, out_of)
     select $1, 'planning_center', kind || what, kind, what, day::date, number, out_of from (values
       ('refused', 'services', null, null::numeric, null::numeric), ('refused', 'giving', null, null, null),
       ('unread_list', 'gifts', '2026-09-28', null, null), ('not_believed', 'gift', '2026-09-28', null, null),
       ('not_believed', 'gift_date', '2026-09-28', null, null),
       ('other_currency', 'EUR', null, 4321, 8642), ('corrected', '', $2::date - 14, null, null)
     ) as told (kind, what, day, number, out_of)`,
    [accountId, newest],
  );
  // The church reads which Sunday it was; what stood there before is its own business.
  await database.owner.query(
    `insert into analytics.superseded_figures (account_id, figure, week, value, state, count, source, as_of)
     select account_id, figure, week, value + 11, 'complete', count, source, as_of from analytics.figures
     where account_id = $1 and figure = 'attendance' and week = $2::date - 14`,
    [accountId, newest],
  );
  const own = await answer(churchPulseResponse, admin, 'church-pulse');
  const sentencesOf = (pulse: Pick<FiguresPulse, 'trust'> | null) =>
    pulse?.trust.notices.map(({ sentence }) => sentence);
  const all = own.stage === 'figures' ? sentencesOf(own) : [];
  expect(all).toHaveLength(7);
  const read = async (showsGiving: boolean) => {
    const text = await (await open((await make(showsGiving)).token)).text();
    return { text, pulse: sharedPulseResponse.parse(JSON.parse(text)).pulse };
  };
  const correction =
    /^(1 past week was corrected in Planning Center\.) Sunday, \w+\s\d+ is now \d+; it was \d+\.$/;
  expect(all?.filter((sentence) => correction.test(sentence))).toHaveLength(1);
  expect(sentencesOf((await read(true)).pulse)).toEqual(
    all?.map((sentence) => sentence.replace(correction, '$1')),
  );
  const without = await read(false);
  expect(sentencesOf(without.pulse)).toEqual([
    expect.stringMatching(/ let us see Services\. .* needs the Viewer role /),
  ]);
  expect(without.pulse?.trust.connections).toEqual([]);
  expect(without.text).not.toMatch(/\bgiving|\bgift|EUR|4,321|Ruth/i);
  await database.owner.query('delete from private.sync_notices where account_id = $1', [accountId]);
});

test('a shared link is kept as a hash only, and the audit log holds neither', async () => {
  const { token, link } = await make(false);
  const { rows } = await database.owner.query<{ all: string }>(
    `select (select string_agg(to_jsonb(l)::text, '') from analytics.share_links l) ||
      (select string_agg(to_jsonb(a)::text, '') from private.audit_log a where row_id = $1) as all`,
    [link.id],
  );
  expect(rows[0]?.all).not.toContain(token);
  const { rows: logged } = await database.owner.query(
    "select after from private.audit_log where row_id = $1 and operation = 'INSERT'",
    [link.id],
  );
  expect(logged[0]?.after).toMatchObject({ label: 'The board' });
  expect(logged[0]?.after).not.toHaveProperty('token_hash');
});

test('a shared link given out with its token in the path opens the same page, and is not logged', async () => {
  const { token } = await make(false);
  for (const old of [`/shared/${token}`, `/Shared/${token}?week=2026-11-16`]) {
    const { status, headers } = await fetch(server.url + old, { redirect: 'manual' });
    expect(status).toBe(302);
    expect(headers.get('location')).toBe(`/shared${new URL(old, server.url).search}#${token}`);
  }
  for (const spelled of ['//shared/', '/%73hared/', '/shared%2f', '/%2573hared/', '/x/shared/']) {
    await fetch(`${server.url}${spelled}${token}`);
  }
  await fetch(`${server.url}/shared/${token.slice(0, 40)}`);
  expect(server.logged.join('')).not.toContain(token.slice(0, 40));
});

test('a shared link ends when it is revoked, and nobody makes it live again', async () => {
  const { token, link } = await make(false);
  expect((await call(stranger, 'share-link-revoke', { id: link.id })).status).toBe(403);
  expect((await call(admin, 'share-link-revoke', { id: link.id })).status).toBe(200);
  expect((await open(token)).status).toBe(404);
  const { links } = await answer(shareLinksResponse, admin, 'share-links');
  expect(links.find(({ id }) => id === link.id)?.revokedAt).not.toBeNull();
});

test('a shared link ends on its day', async () => {
  const { token, link } = await make(false);
  await database.owner.query(
    `update analytics.share_links set created_at = now() - interval '9 days', expires_at = now() - interval '1 second'
     where id = $1`,
    [link.id],
  );
  expect(await (await open(token)).json()).toMatchObject({
    error: 'This link has expired. Ask whoever sent it for a new one.',
  });
});

test('a shared link that nobody made, and what is no token, get one and the same answer', async () => {
  for (const token of ['A'.repeat(43), "' or true --"]) {
    const answered = await open(token);
    expect(answered.status).toBe(404);
    expect(await answered.json()).toMatchObject({ code: 'link_ended' });
  }
});

test('a shared link may be looked at sixty times a minute from one place', async () => {
  // More than twice as many, because a minute may end among them.
  const statuses = await Promise.all(
    Array.from({ length: 130 }, async () => (await open('B'.repeat(43))).status),
  );
  expect(statuses).toContain(429);
});
