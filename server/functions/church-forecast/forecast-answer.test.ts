import { expect, test } from 'vitest';
import { issuedRowsOf } from './forecast-answer.ts';

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
    const [first] = issuedRowsOf([issued], issued.week, [row]);
    expect(first).toMatchObject({ ...said, inside80: null });
  },
);

test('a week that is hidden has nothing said of it', () => {
  const row = { ...attendance, week: issued.week, value: null, state: 'suppressed' as const };
  expect(issuedRowsOf([issued], issued.week, [row])).toEqual([]);
});
