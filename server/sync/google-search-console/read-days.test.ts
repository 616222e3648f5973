import { expect, test } from 'vitest';
import { readDays } from './read-days.ts';

const span = { from: '2026-11-01', to: '2026-11-06' };
const now = new Date('2026-11-06T20:00:00Z');

/** What is read when Google tells clicks of these days, and which it calls the first unfinished one. */
async function read(told: readonly string[], firstIncompleteDate?: string) {
  const get = async () => ({
    rows: told.map((day) => ({ keys: [day], clicks: 7, impressions: 90 })),
    ...(firstIncompleteDate ? { metadata: { firstIncompleteDate } } : {}),
  });
  const days = await readDays({ get, now }, 'sc-domain:x', span, { brand: null, local: 'near me' });
  return days.map(({ day, clicks, isProvisional }) =>
    [day, clicks, isProvisional ? 'may change' : 'final'].join(' '),
  );
}

test('a finished day without a row is zero, an unfinished one is unknown', async () => {
  const told = ['2026-11-01', '2026-11-03', '2026-11-05'];
  expect(await read(told, '2026-11-05')).toEqual([
    '2026-11-01 7 final',
    '2026-11-02 0 final',
    '2026-11-03 7 final',
    '2026-11-04 0 final',
    '2026-11-05 7 may change',
  ]);
});

test('all days are provisional when Google is two weeks late', async () => {
  expect(await read(['2026-11-01', '2026-11-03'], '2026-10-20')).toEqual([
    '2026-11-01 7 may change',
    '2026-11-03 7 may change',
  ]);
});

test.each([undefined, '9999-12-31', '0001-01-01'])(
  'no day after the last with a row is known when Google names no possible unfinished day (%s)',
  async (firstIncompleteDate) => {
    expect(await read(['2026-11-01', '2026-11-03'], firstIncompleteDate)).toEqual([
      '2026-11-01 7 final',
      '2026-11-02 0 final',
      '2026-11-03 7 final',
    ]);
  },
);

test('a row of a day that was not requested makes no untold day known', async () => {
  expect(await read(['2026-11-01', '2026-11-02', '9998-12-30'])).toEqual([
    '2026-11-01 7 final',
    '2026-11-02 7 final',
  ]);
});
