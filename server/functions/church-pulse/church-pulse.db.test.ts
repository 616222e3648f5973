import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod/mini';
import { annotationSaveResponse } from '#contract/functions/annotations.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

/** On every day that these tests may run: of a feast the sentence says which it was. */
const came = '168 people';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const grace = await buildPerson(database.owner, {
  role: 'account_admin',
  first_name: 'Ruth',
  last_name: 'Okafor',
});
const boss = await buildPerson(database.owner, { role: 'super_admin' });
const other = await buildPerson(database.owner, { role: 'account_admin' });
const admin = await server.clientOf(grace.email);
const superAdmin = await server.clientOf(boss.email);
const stranger = await server.clientOf(other.email);
const accountId = grace.accountId ?? '';
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

async function pulseOf(client = admin, body: Record<string, unknown> = {}) {
  const pulse = await answer(churchPulseResponse, client, 'church-pulse', body);
  if (pulse.stage !== 'figures') {
    throw new Error(`The stage is ${pulse.stage}`);
  }
  return pulse;
}

describe('church-pulse', () => {
  test('draws the numbers of the rows and no others', async () => {
    const pulse = await pulseOf();
    expect(pulse.week.first).toBe(newest);
    const { rows } = await database.owner.query<{ week: string; value: number | null }>(
      `select week::text, value::float8 as value from analytics.figures
       where account_id = $1 and figure = 'attendance' order by week desc limit 13`,
      [accountId],
    );
    const line = pulse.tiles[0]?.line.map(({ week, value }) => ({ week, value }));
    expect(line).toEqual(rows.toReversed());
    expect(pulse.tiles[0]?.value).toBe(rows[0]?.value);
    expect(pulse.sentence.text).toContain(came);
  });

  test('works out what was expected once, and reads it from then on', async () => {
    const first = await pulseOf();
    const kept = () =>
      database.owner.query<{ computed_at: Date }>(
        'select computed_at from analytics.expected_weeks where account_id = $1',
        [accountId],
      );
    const before = (await kept()).rows[0]?.computed_at;
    const again = await pulseOf();
    expect(again.tiles).toEqual(first.tiles);
    expect((await kept()).rows[0]?.computed_at).toEqual(before);
  });

  test('says what a number of the week was until it became less', async () => {
    expect((await pulseOf()).sentence.facts).not.toContain('Attendance was');
    await database.owner.query(
      `insert into analytics.superseded_figures (account_id, figure, week, value, state, count, source, as_of)
       values ($1, 'attendance', $2, 300, 'complete', 2, 'headcounts', now())`,
      [accountId, newest],
    );
    expect((await pulseOf()).sentence.facts).toMatch(/Attendance was 300 until \w+\s\d+\./);
    await database.owner.query('delete from analytics.superseded_figures where account_id = $1', [
      accountId,
    ]);
  });

  test('shows a requested earlier week, and the way to the next', async () => {
    const pulse = await pulseOf();
    const earlier = await pulseOf(admin, { week: pulse.week.previous });
    expect(earlier.week.first).toBe(pulse.week.previous);
    expect(earlier.week.next).toBe(newest);
  });

  test('is refused for somebody else’s church and for one that there is not', async () => {
    expect(await call(stranger, 'church-pulse')).toMatchObject({
      status: 403,
      data: { error: 'You don’t have access to this church.' },
    });
    const unknown = { accountId: '00000000-0000-4000-8000-000000000000' };
    expect((await call(superAdmin, 'church-pulse', unknown)).status).toBe(404);
  });

  test('of a church that has connected nothing says that it is still to come', async () => {
    const { accountId: empty } = await buildPerson(database.owner, { role: 'account_admin' });
    const pulse = await answer(churchPulseResponse, superAdmin, 'church-pulse', {
      accountId: empty,
    });
    expect(pulse).toEqual({ stage: 'coming' });
  });

  test('writes a super admin’s look into the audit log, once an hour; the church’s own never', async () => {
    await pulseOf(admin);
    await pulseOf(superAdmin);
    await pulseOf(superAdmin);
    const { rows } = await database.owner.query(
      `select actor_id, after ->> 'account_id' as account_id from private.audit_log
       where table_name = 'private.account_views' and after ->> 'account_id' = $1
       group by actor_id, after ->> 'account_id', after ->> 'hour'`,
      [accountId],
    );
    expect(new Set(rows.map(({ actor_id }) => actor_id))).toEqual(new Set([boss.userId]));
  });
});

describe('figure-look', () => {
  test('returns as many weeks as requested, ending with the newest', async () => {
    for (const weeks of [13, 52, 156]) {
      const look = await answer(figureLookResponse, admin, 'figure-look', {
        tile: 'attendance',
        weeks,
      });
      expect(look.points).toHaveLength(weeks);
      expect(look.points.at(-1)?.week).toBe(newest);
    }
  });
});

describe('notes', () => {
  test('are signed by who writes them, shown at once, and mask their week', async () => {
    const pulse = await pulseOf();
    const day = pulse.week.day;
    const note = { from: day, to: day, text: '=No heat', kind: 'weather', doesNotCount: true };
    const { annotation } = await answer(annotationSaveResponse, admin, 'annotation-save', note);
    expect(annotation).toMatchObject({ ...note, by: 'Ruth O.' });
    const masked = await pulseOf();
    expect(masked.sentence.text).toContain('You’ve set this week aside: =No heat.');
    expect(masked.tiles[0]?.line.at(-1)?.isMasked).toBe(true);
    const changed = { ...note, id: annotation.id, doesNotCount: false };
    await answer(annotationSaveResponse, admin, 'annotation-save', changed);
    expect((await pulseOf()).sentence.text).toContain(came);
    expect((await call(stranger, 'annotation-delete', { id: annotation.id })).status).toBe(403);
    expect((await call(admin, 'annotation-delete', { id: annotation.id })).status).toBe(200);
    expect((await call(admin, 'annotation-delete', { id: annotation.id })).status).toBe(404);
  });

  test('that end before they begin are refused', async () => {
    const note = { text: 'x', kind: 'other', doesNotCount: false };
    expect(
      (await call(admin, 'annotation-save', { ...note, from: '2026-02-02', to: '2026-02-01' }))
        .status,
    ).toBe(400);
  });

  test('cannot be moved to another church by their id', async () => {
    const { annotation } = await answer(annotationSaveResponse, admin, 'annotation-save', {
      from: '2026-02-01',
      to: '2026-02-01',
      text: 'ours',
      kind: 'other',
      doesNotCount: false,
    });
    const theirs = await buildPerson(database.owner, { role: 'account_admin' });
    const client = await server.clientOf(theirs.email);
    const stolen = { ...annotation, accountId: theirs.accountId, text: 'stolen' };
    expect((await call(client, 'annotation-save', stolen)).status).toBe(404);
  });
});

describe('a reader of Spanish', () => {
  /** What is off, for a browser that asks for these languages. */
  async function offIn(acceptLanguage: string): Promise<string> {
    const { data } = await admin.functions.invoke('church-pulse', {
      body: { accountId },
      headers: { 'accept-language': acceptLanguage },
    });
    const pulse = churchPulseResponse.parse(data);
    return pulse.stage === 'figures' ? pulse.anythingOff : pulse.stage;
  }

  test('has sentences in the language of their browser, until they choose one', async () => {
    expect(await offIn('es-MX,es;q=0.9,en;q=0.8')).toMatch(/^(No|Sí|Es muy|Una buena)/);
    expect(await offIn('es-MX')).not.toBe(await offIn('en-US,es;q=0.5'));
    await admin.auth.updateUser({ data: { language: 'en' } });
    await admin.auth.refreshSession();
    expect(await offIn('es-MX')).toBe(await offIn('en-US'));
    await admin.auth.updateUser({ data: { language: 'es' } });
    await admin.auth.refreshSession();
    expect(await offIn('en-US')).toMatch(/^(No|Sí|Es muy|Una buena)/);
    await admin.auth.updateUser({ data: { language: 'en' } });
    await admin.auth.refreshSession();
  });
});
