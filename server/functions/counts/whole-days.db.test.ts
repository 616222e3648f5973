import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import {
  countHistoryResponse,
  countSaveResponse,
  countSheetResponse,
} from '#contract/functions/count-sheet.ts';
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
/** The last Sunday before today, and so many weeks before it. */
const sunday = (back: number) =>
  addDays(today, -7 * back - (new Date(`${today}T00:00:00Z`).getUTCDay() || 7));

let church = '';
let ok: ReturnType<typeof answersAbout>;
let setup: ReturnType<typeof countSetupResponse.parse>;

test.beforeAll(async ({ admin }) => {
  church = admin.accountId;
  ok = answersAbout(admin.client, church);
  const draft = { id: null, inAttendance: false, per: 'service', away: false };
  setup = countSetupResponse.parse(
    await ok('count-setup-save', {
      services: ['09:00', '11:00'].map((time) => ({
        ...{ id: null, name: time, weekday: 'sunday', time, campus: null },
        ...{ from: sunday(8), until: null, date: null, linked: null },
      })),
      categories: [
        { ...draft, name: 'Adults', feeds: 'attendance', inAttendance: true },
        { ...draft, name: 'Offering', feeds: 'giving', per: 'week' },
      ],
    }),
  );
});

const saved = async (...saves: Record<string, unknown>[]) =>
  countSaveResponse.parse(
    await ok('count-save', {
      saves: saves.map((save) => ({
        ...{ key: crypto.randomUUID(), serviceId: null, revision: 0 },
        ...{ typedAt: new Date().toISOString(), ...save },
      })),
    }),
  ).results;
const adults = (date: string, at: number, value: number) => ({
  ...{ date, value, serviceId: setup.services[at]?.id },
  categoryId: setup.categories.find(({ name }) => name === 'Adults')?.id,
});
const sheetOf = async (date: string) => countSheetResponse.parse(await ok('count-sheet', { date }));
const valuesOf = async (date: string) =>
  (await sheetOf(date)).services.flatMap(({ counts }) => counts.map(({ value }) => value));

/** What the preview of such rows says, and how to keep them. */
async function look(category: string, rows: (string | number | null)[][]) {
  const { services } = setup;
  const categories = setup.categories.filter(({ name }) => name === category);
  const body = { name: 'Some.csv', services, categories, rows };
  const preview = countsImportPreviewResponse.parse(await ok('counts-import-preview', body));
  const keep = async (onDifference: string) => {
    const keeping = { ...body, digest: preview.digest, key: crypto.randomUUID(), onDifference };
    return countsImportResponse.parse(await ok('counts-import', keeping));
  };
  return { preview, keep };
}

test('a whole day beside its typed services is told as different, and equal only as their sum', async () => {
  await saved(adults(sunday(0), 0, 60), adults(sunday(0), 1, 40));
  await saved(adults(sunday(1), 0, 61), adults(sunday(1), 1, 41));
  const { preview, keep } = await look('Adults', [
    [sunday(0), null, 0, 100],
    [sunday(1), null, 0, 100],
    [sunday(2), null, 0, 100],
  ]);
  expect(preview).toMatchObject({ added: 1, same: 1, differs: { count: 1 } });
  expect(preview.differs.examples).toMatchObject([{ date: sunday(1), standing: 102, value: 100 }]);
  expect(await keep('keep')).toMatchObject({ added: 1, replaced: 0, same: 1 });
  expect(await valuesOf(sunday(1))).toEqual([61, 41]);
});

test('a day that was counted whole is missing none of its services', async () => {
  const { missing } = await sheetOf(sunday(0));
  expect(missing).not.toContain(sunday(2));
  expect(missing).toContain(sunday(3));
});

test('whole days that replace services clear them, and give them back when they are taken back', async () => {
  const { keep } = await look('Adults', [[sunday(1), null, 0, 100]]);
  const { batchId, replaced } = await keep('replace');
  expect(replaced).toBe(1);
  expect(await valuesOf(sunday(1))).toEqual([null, null]);
  expect((await sheetOf(sunday(1))).missing).not.toContain(sunday(1));
  const { revisions } = countHistoryResponse.parse(await ok('count-history', { date: sunday(1) }));
  expect(revisions.flatMap(({ value, stands }) => (stands ? value : []))).toContain(100);
  const undone = await ok('counts-import-undo', { batchId });
  expect(countsImportUndoResponse.parse(undone)).toEqual({ removed: 1, restored: 2, kept: 0 });
  expect(await valuesOf(sunday(1))).toEqual([61, 41]);
});

test('services beside their whole day are told as different, and clear it where they replace it', async () => {
  const rows = [
    [sunday(2), 0, 0, 70],
    [sunday(2), 1, 0, 35],
  ];
  const { preview, keep } = await look('Adults', rows);
  expect(preview).toMatchObject({ added: 0, same: 0, differs: { count: 2 } });
  await keep('replace');
  expect((await look('Adults', [[sunday(2), null, 0, 105]])).preview).toMatchObject({ same: 1 });
});

test('a week is not typed beside days of it, and days beside a typed week are told as different', async ({
  superAdmin,
}) => {
  // Three imports a minute are one person's.
  ok = answersAbout(superAdmin.client, church);
  const categoryId = setup.categories.find(({ name }) => name === 'Offering')?.id;
  const week = (date: string, value: number | null) => ({ date, value, categoryId });
  await (await look('Offering', [[sunday(4), null, 0, 50_000]])).keep('keep');
  expect(await saved(week(sunday(4), 60_000), week(sunday(4), null))).toMatchObject([
    {
      status: 'refused',
      error:
        'You’ve already counted single days of this week, so you can’t also enter a total for the week.',
    },
    { status: 'same' },
  ]);
  expect(await saved(week(sunday(5), 60_000))).toMatchObject([{ status: 'saved' }]);
  const { preview } = await look('Offering', [[sunday(5), null, 0, 50_000]]);
  expect(preview).toMatchObject({ added: 0, differs: { count: 1 } });
});
