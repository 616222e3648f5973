import { expect, test } from 'vitest';
import { aheadOf, issuedRowsOf } from './forecast-answer.ts';

const issued = {
  ...{ origin: '2026-11-09', horizon: 1, week: '2026-11-16', issuedAt: '2026-11-16T12:00:00Z' },
  ...{ median: 190, low80: 168, high80: 212, low95: 150, high95: 230, countedWeeks: 150 },
  ...{ why: { level: 190, season: 0, lastYear: 0, events: 0 }, actual: null, inside80: null },
};

const attendance = { figure: 'attendance', count: 4, source: 'headcounts' } as const;

test.each([
  ['complete', 226, { actual: 226, isIncomplete: false }],
  ['incomplete', 76, { actual: null, isIncomplete: true }],
  ['missing', null, { actual: null, isIncomplete: false }],
] as const)(
  'a week not scored yet that is %s has its count where it is whole',
  (state, value, said) => {
    const row = { ...attendance, week: issued.week, value, state };
    const [first] = issuedRowsOf([issued], issued.week, [row], 'people');
    expect(first).toMatchObject({ ...said, inside80: null });
  },
);

test('a week that is hidden has nothing said of it', () => {
  const row = { ...attendance, week: issued.week, value: null, state: 'suppressed' as const };
  expect(issuedRowsOf([issued], issued.week, [row], 'people')).toEqual([]);
});

test.each([
  ['Sunday', '2026-11-22'],
  ['Saturday', '2026-11-21'],
])('a week that began on %s since then is the one of the same Sunday', (_day, week) => {
  const row = { ...attendance, week, value: 180, state: 'complete' as const };
  const [first] = issuedRowsOf([issued], week, [row], 'people');
  expect(first).toMatchObject({ day: '2026-11-22', actual: 180 });
});

test.each([
  [215, 215],
  [226, null],
])('scored with 226, and %i today: the row says %j', (value, now) => {
  const row = { ...attendance, week: issued.week, value, state: 'complete' as const };
  const scored = { ...issued, actual: 226, inside80: false };
  const [first] = issuedRowsOf([scored], issued.week, [row], 'people');
  expect(first).toMatchObject({ actual: 226, now, inside80: false });
});

test.each([
  [190, '2026-11-16T12:00:00Z'],
  [187, null],
])('of a week ahead the range is as known now, here %i in the middle', (median, issuedAt) => {
  const { week, horizon, why, low80, high80, low95, high95 } = issued;
  const ranges = { low80, high80, low95, high95 };
  const now = { week, horizon, why, median, ...ranges, events: [] };
  const [first] = aheadOf('people', { ahead: [now], origin: issued.origin }, [issued]);
  expect(first).toMatchObject({ median, issuedAt });
});
