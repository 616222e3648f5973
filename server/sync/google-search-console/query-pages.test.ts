import { expect, test } from 'vitest';
import { queryPages } from './query-pages.ts';

const span = { from: '2026-11-01', to: '2026-11-06' };
type Row = { keys: [string, string]; clicks: number };

/** Google with so many rows, answered as it does: by date, 25,000 at once. */
function google(rows: readonly Row[], firstIncompleteDate?: string) {
  const asked: number[] = [];
  const get = async ({ json }: { json?: unknown }) => {
    const startRow =
      json !== null && typeof json === 'object' && 'startRow' in json ? json.startRow : 0;
    asked.push(Number(startRow));
    return {
      rows: rows.slice(Number(startRow), Number(startRow) + 25_000),
      ...(firstIncompleteDate ? { metadata: { firstIncompleteDate } } : {}),
    };
  };
  return { get, asked };
}
const many = (day: string, count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ keys: [day, `/${at}`], clicks: 1 }));

test('days that Google may still change are left out, and so are pages without a click', async () => {
  const rows: Row[] = [
    { keys: ['2026-11-01', '/'], clicks: 3 },
    { keys: ['2026-11-01', '/seen'], clicks: 0 },
    { keys: ['2026-11-03', '/'], clicks: 2 },
    { keys: ['2026-11-05', '/'], clicks: 1 },
  ];
  expect(await queryPages(google(rows, '2026-11-04'), 'sc-domain:x', span)).toEqual([
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
    expect(await queryPages(google(rows, firstIncompleteDate), 'sc-domain:x', span)).toEqual([
      { day: '2026-11-01', pages: [] },
      { day: '2026-11-02', pages: [{ page: '/', clicks: 3 }] },
    ]);
  },
);

test('a large site is asked on; what four answers do not hold is not known', async () => {
  const rows = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05'].flatMap(
    (day) => many(day, 24_000),
  );
  const whole = google(rows.slice(0, 60_000));
  const days = await queryPages(whole, 'sc-domain:x', span);
  expect(whole.asked).toEqual([0, 25_000, 50_000]);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
  expect(days[0]?.pages).toHaveLength(50);
  const cut = google(rows);
  expect((await queryPages(cut, 'sc-domain:x', span)).map(({ day }) => day)).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
  ]);
  expect(cut.asked).toHaveLength(4);
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
