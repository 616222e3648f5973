import type { SupabaseClient } from '@supabase/supabase-js';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { quarterOfDay } from '#analytics/report/quarter-of-day.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { shareLinkCreateResponse } from '#contract/functions/share-links.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');
const ruth = await buildPerson(owner, { role: 'account_admin' });
const accountId = ruth.accountId ?? '';
const nora = await buildPerson(owner, {
  role: 'account_admin',
  account_id: accountId,
  without_giving: true,
});
const newest = await buildStoryChurch(owner, accountId);
const full = await server.clientOf(ruth.email);
const giverless = await server.clientOf(nora.email);
const call = (client: SupabaseClient, name: string, body: Record<string, unknown> = {}) =>
  invokeFunction(client, name, { accountId, ...body });

/** Money that the church counts itself, as its admin sets it up. */
const fund = { name: 'Zacchaeus fund', kind: 'money', per: 'week', together: 'sum' } as const;
const made = await call(full, 'own-figure-save', {
  ...fund,
  ...{ inAttendance: false, source: 'hand', place: 1, away: false },
});
const { id } = ownFigureSaveResponse.parse(made.data).figure;
await owner.query(
  `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
   select $1, $2, week, 7000000 + (week - '2000-01-03'::date) * 7919 % 700000, 'complete', 1, 'hand', now()
   from analytics.figures where account_id = $1 and figure = 'attendance'`,
  [accountId, id],
);
await call(full, 'goal-save', { tile: id, year: Number(newest.slice(0, 4)), value: 7_654_321 });

/** Its name, its id and its sums, however they are written. */
const told = /zacchaeus|\b7[0-6]\d{5}\b|\b7[0-6],\d{3}\b|\b7[0-6]k\b/i;

const ways: readonly (readonly [string, Record<string, unknown>?])[] = [
  ['church-pulse'],
  ['church-figures'],
  ['church-figures', { format: 'csv' }],
  ['figure-look', { tile: id, weeks: 52 }],
  ['church-forecast', { figure: id }],
  ['church-forecast', {}],
  ['church-people'],
  ['church-report', { quarter: quarterOfDay(newest), showsGiving: true }],
  ['church-recommendations'],
  ['measure-choices'],
  ['own-figures'],
  ['count-setup'],
  ['count-sheet'],
  ['count-history', { date: newest }],
  ['count-questions'],
  ['counts-export'],
  ['counts-imports'],
  ['sync-status'],
  ['share-links'],
];

async function textOf(client: SupabaseClient, name: string, body = {}): Promise<string> {
  const { data } = await call(client, name, body);
  return typeof data === 'string' ? data : JSON.stringify(data);
}

async function exported(client: SupabaseClient): Promise<string> {
  const { data } = await client.functions.invoke<Blob>('account-export', { body: { accountId } });
  const files = unzipSync(new Uint8Array((await data?.arrayBuffer()) ?? []));
  return Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
}

test('a church’s own money is told by no function to whoever does without giving', async () => {
  const heard: string[] = [];
  for (const [name, body] of ways) {
    const [hers, theirs] = [await textOf(giverless, name, body), await textOf(full, name, body)];
    expect([name, told.exec(hers)?.[0] ?? null]).toEqual([name, null]);
    heard.push(...(told.test(theirs) ? [name] : []));
  }
  expect(heard).toEqual(
    expect.arrayContaining(['church-pulse', 'church-figures', 'figure-look', 'own-figures']),
  );
});

test('nor by the church’s export, in any of its files', async () => {
  expect(await exported(full)).toMatch(told);
  expect(told.exec(await exported(giverless))).toBeNull();
});

test('nor by the letter, its pictures or the words in their place', async () => {
  for (const [client, { email }] of [
    [giverless, nora],
    [full, ruth],
  ] as const) {
    await call(client, 'letter-test');
    const { text = '', html, attachments } = await stand.mailTo(email);
    const files = attachments.map(({ filename, contentId }) => `${filename} ${contentId}`);
    const all = [text, String(html), ...files].join('\n');
    expect(told.test(all)).toBe(client === full);
  }
});

test('nor by a shared link that shows no giving', async () => {
  for (const showsGiving of [false, true]) {
    const body = { label: 'The board', days: 30, showsGiving, showsNotes: true };
    const { data } = await call(full, 'share-link-create', body);
    const token = shareLinkCreateResponse.parse(data).path.replace('/shared#', '');
    const open = async (name: string, more = {}) => {
      const response = await fetch(`${server.url}/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, ...more }),
      });
      expect(response.status).toBe(200);
      return response.text();
    };
    const report = await open('shared-report', { quarter: quarterOfDay(newest) });
    const all = (await open('shared-pulse')) + report;
    expect(told.test(all)).toBe(showsGiving);
  }
});

test('and they change nothing of it', async () => {
  const figure = { ...fund, figure: id, inAttendance: false, source: 'hand', place: 1, away: true };
  expect((await call(giverless, 'own-figure-save', figure)).status).toBe(403);
  const goal = { tile: id, year: 2026, value: null };
  expect((await call(giverless, 'goal-save', goal)).status).toBeGreaterThanOrEqual(400);
  const { rows } = await owner.query(
    `select (select is_away from analytics.own_figures where account_id = $1 and id = $2) as away,
       (select count(*)::int from analytics.goals where account_id = $1 and figure = $2) as goals`,
    [accountId, id],
  );
  expect(rows).toEqual([{ away: false, goals: 1 }]);
});
