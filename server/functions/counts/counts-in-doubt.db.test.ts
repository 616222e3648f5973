import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { countLinkCreateResponse, countLinkSaveResponse } from '#contract/functions/count-links.ts';
import { countHistoryResponse, countSheetResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
  countsImportUndoResponse,
} from '#contract/functions/counts-import.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { localToday } from '#testing/factories/figures.ts';
import { test } from '#testing/steeple-test.ts';

const today = localToday();
const weekday = (
  ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
)[new Date(`${today}T00:00:00Z`).getUTCDay()];

let ok: ReturnType<typeof answersAbout>;
let url = '';
let token = '';
let setup: ReturnType<typeof countSetupResponse.parse>;

test.beforeAll(async ({ admin, server }) => {
  ok = answersAbout(admin.client, admin.accountId);
  url = server.url;
  setup = countSetupResponse.parse(
    await ok('count-setup-save', {
      services: [
        {
          ...{ id: null, name: 'Today', weekday, time: '09:00', campus: null },
          ...{ from: null, until: null, date: null, linked: null },
        },
      ],
      categories: [
        {
          ...{ id: null, name: 'Adults', feeds: 'attendance', inAttendance: true },
          ...{ per: 'service', away: false },
        },
      ],
    }),
  );
  const { path } = countLinkCreateResponse.parse(
    await ok('count-link-create', { label: 'Ushers', days: 30, ...ids() }),
  );
  token = path.replace('/count#', '');
});

const ids = () => ({
  serviceIds: setup.services.map(({ id }) => id),
  categoryIds: setup.categories.map(({ id }) => id),
});
const saving = (more: Record<string, unknown>) => ({
  ...{ key: crypto.randomUUID(), date: today, serviceId: setup.services[0]?.id, revision: 0 },
  ...{ categoryId: setup.categories[0]?.id, typedAt: new Date().toISOString(), ...more },
});
const byLink = async (more: Record<string, unknown>) => {
  const answer = await fetch(`${url}/functions/v1/count-link-save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, name: 'Ana', saves: [saving(more)] }),
  });
  expect(answer.status).toBe(200);
  return countLinkSaveResponse.parse(await answer.json()).results;
};
const sheetOf = async (date: string) => countSheetResponse.parse(await ok('count-sheet', { date }));
const bring = async (date: string, value: number) => {
  const { services, categories } = setup;
  const body = { name: 'One.csv', services, categories, rows: [[date, 0, 0, value]] };
  const { digest } = countsImportPreviewResponse.parse(await ok('counts-import-preview', body));
  const keeping = { ...body, digest, key: crypto.randomUUID(), onDifference: 'replace' };
  return countsImportResponse.parse(await ok('counts-import', keeping)).batchId;
};

test('a doubt ends with the number it was about, and no answer to it takes the other one', async () => {
  await byLink({ value: 0 });
  await ok('count-save', { saves: [saving({ value: 120 })] });
  const asked = await sheetOf(today);
  expect(asked.questions.map(({ kind }) => kind).sort()).toEqual(['difference', 'doubtful']);
  const difference = asked.questions.find(({ kind }) => kind === 'difference');
  await ok('count-answer', { id: difference?.id, answer: 'other' });
  const answered = await sheetOf(today);
  expect(answered.questions).toEqual([]);
  expect(answered.services[0]?.counts).toMatchObject([{ value: 120, state: 'counted' }]);
});

test('an import that is taken back leaves a doubtful number as doubtful as it was, and asked', async () => {
  const date = addDays(today, -14);
  await ok('count-save', { saves: [saving({ date, value: 0 })] });
  const batchId = await bring(date, 126);
  expect((await sheetOf(date)).questions).toEqual([]);
  const undone = await ok('counts-import-undo', { batchId });
  expect(countsImportUndoResponse.parse(undone)).toMatchObject({ restored: 1 });
  const sheet = await sheetOf(date);
  expect(sheet.services[0]?.counts).toMatchObject([{ value: 0, state: 'asked' }]);
  expect(sheet.questions).toMatchObject([{ kind: 'doubtful' }]);
  // What somebody said is right is right, also after another import.
  await ok('count-answer', { id: sheet.questions[0]?.id, answer: 'yes' });
  await ok('counts-import-undo', { batchId: await bring(date, 127) });
  const after = await sheetOf(date);
  expect(after.services[0]?.counts).toMatchObject([{ value: 0, state: 'counted' }]);
  expect(after.questions).toEqual([]);
});

test('an usher’s number that an import gives back is the link’s, and the first name as old as before', async ({
  admin,
  database,
}) => {
  const date = addDays(today, -7);
  await byLink({ date, value: 90 });
  const old = '2026-01-04T16:00:00.000Z';
  await database.owner.query(
    `update analytics.count_revisions set received_at = $3
     where count_id in (select id from analytics.counts where account_id = $1 and day = $2)`,
    [admin.accountId, date, old],
  );
  await ok('counts-import-undo', { batchId: await bring(date, 91) });
  expect((await sheetOf(date)).services[0]?.counts).toMatchObject([{ value: 90, by: 'Ushers' }]);
  const { revisions } = countHistoryResponse.parse(await ok('count-history', { date }));
  const restored = revisions.find(({ stands }) => stands);
  expect(restored).toMatchObject({ by: 'Ana', origin: 'link' });
  expect(new Date(restored?.receivedAt ?? '').toISOString()).toBe(old);
});

test('a link cannot say that nobody met, whether or not somebody has counted', async () => {
  const date = addDays(today, -7);
  for (const day of [today, date]) {
    expect(await byLink({ date: day, value: null, noService: true })).toMatchObject([
      { status: 'refused' },
    ]);
  }
  expect((await sheetOf(today)).questions).toEqual([]);
});

test('a link opens five questions about one count, however many numbers it sends', async () => {
  for (const value of [121, 122, 123, 124, 125, 126, 127]) {
    expect(await byLink({ value })).toMatchObject([{ status: 'kept' }]);
  }
  const { questions } = await sheetOf(today);
  expect(questions.map(({ other }) => other?.value).sort()).toEqual([121, 122, 123, 124, 125]);
  // The church itself is asked about its own.
  await ok('count-save', { saves: [saving({ value: 128 })] });
  expect((await sheetOf(today)).questions).toHaveLength(6);
  const { revisions } = countHistoryResponse.parse(await ok('count-history', { date: today }));
  expect(revisions.map(({ value }) => value)).toContain(127);
});
