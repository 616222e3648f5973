import { expect, test } from 'vitest';
import { z } from 'zod';
import { AnswerUnusable } from '../reader.ts';
import { queryPages } from './query-pages.ts';

const span = { from: '2026-11-01', to: '2026-11-06' };
type Row = { keys: [string, string]; clicks: number };

/** Google with these rows, which it answers as it does: by date, a number of them at once. */
function google(rows: readonly Row[], { firstIncompleteDate = '', rowsMax = 25_000 } = {}) {
  const asked: Question[] = [];
  const get = async ({ json }: { json?: unknown }) => {
    const { startDate, startRow, rowLimit } = question.parse(json);
    asked.push({ startDate, startRow, rowLimit });
    if (rowLimit > rowsMax) {
      throw new AnswerUnusable('too_large', 'larger than 1 MB');
    }
    return {
      rows: rows.filter(({ keys }) => keys[0] >= startDate).slice(startRow, startRow + rowLimit),
      ...(firstIncompleteDate ? { metadata: { firstIncompleteDate } } : {}),
    };
  };
  return { get, asked };
}
const question = z.object({ startDate: z.string(), startRow: z.number(), rowLimit: z.number() });
type Question = z.infer<typeof question>;

const many = (day: string, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ keys: [day, `/${at}`], clicks: 1 }));

test('days that Google may still change are left out, and so are pages without a click', async () => {
  const rows: Row[] = [
    { keys: ['2026-11-01', '/'], clicks: 3 },
    { keys: ['2026-11-01', '/seen'], clicks: 0 },
    { keys: ['2026-11-03', '/'], clicks: 2 },
    { keys: ['2026-11-05', '/'], clicks: 1 },
  ];
  expect(
    await queryPages(google(rows, { firstIncompleteDate: '2026-11-04' }), 'sc-domain:x', span),
  ).toEqual([
    { day: '2026-11-01', pages: [{ page: '/', clicks: 3 }] },
    { day: '2026-11-02', pages: [] },
    { day: '2026-11-03', pages: [{ page: '/', clicks: 2 }] },
  ]);
  expect(await queryPages(google([]), 'sc-domain:x', span)).toEqual([]);
});

test.each(['9999-12-31', '0001-01-01'])(
  'an impossible first unfinished day (%s) counts as none',
  async (firstIncompleteDate) => {
    const rows: Row[] = [{ keys: ['2026-11-02', '/'], clicks: 3 }];
    expect(await queryPages(google(rows, { firstIncompleteDate }), 'sc-domain:x', span)).toEqual([
      { day: '2026-11-01', pages: [] },
      { day: '2026-11-02', pages: [{ page: '/', clicks: 3 }] },
    ]);
  },
);

const sixDays = ['01', '02', '03', '04', '05', '06'].map((day) => `2026-11-${day}`);

test('of a site with thousands of pages a day, an answer a day is read, and every day is known', async () => {
  const large = google(sixDays.flatMap((day) => many(day, 3000)));
  const days = await queryPages(large, 'sc-domain:x', span);
  expect(large.asked).toEqual(
    sixDays.map((startDate) => ({ startDate, startRow: 0, rowLimit: 1000 })),
  );
  expect(days.map(({ day }) => day)).toEqual(sixDays);
  expect(days.every(({ pages }) => pages.length === 50)).toBe(true);
});

test('a day that an answer breaks off early is asked on from there', async () => {
  const site = google([...many('2026-11-01', 980), ...many('2026-11-02', 80)]);
  const days = await queryPages(site, 'sc-domain:x', span);
  expect(site.asked).toEqual([
    { startDate: '2026-11-01', startRow: 0, rowLimit: 1000 },
    { startDate: '2026-11-02', startRow: 20, rowLimit: 1000 },
  ]);
  expect(days.map(({ pages }) => pages.length)).toEqual([50, 50]);
});

test('an answer that is too large is asked for in smaller parts, down to what is kept of a day', async () => {
  const rows = sixDays.flatMap((day) => many(day, 300));
  const long = google(rows, { rowsMax: 100 });
  const days = await queryPages(long, 'sc-domain:x', span);
  expect(long.asked.map(({ rowLimit }) => rowLimit)).toEqual([1000, 250, 62, 62, 62, 62, 62, 62]);
  expect(days.map(({ pages }) => pages.length)).toEqual([50, 50, 50, 50, 50, 50]);
  const tooLong = google(rows, { rowsMax: 49 });
  await expect(queryPages(tooLong, 'sc-domain:x', span)).rejects.toThrow(AnswerUnusable);
  expect(tooLong.asked.map(({ rowLimit }) => rowLimit)).toEqual([1000, 250, 62, 50]);
});

test('a day that was not requested adds no days', async () => {
  const rows: Row[] = [{ keys: ['9998-12-30', '/'], clicks: 1 }];
  const days = await queryPages(google(rows), 'sc-domain:x', span);
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
  ]);
});
