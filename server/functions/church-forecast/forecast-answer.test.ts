import { expect, test } from 'vitest';
import { churchCalendar } from '#analytics/calendar/church-calendar.ts';
import { addWeeks } from '#analytics/calendar/church-week.ts';
import type { FigureRow } from '../../church/series.ts';
import { aheadOf, historyOf, issuedRowsOf } from './forecast-answer.ts';

const issued = {
  ...{ origin: '2026-11-09', horizon: 1, week: '2026-11-16', issuedAt: '2026-11-16T12:00:00Z' },
  ...{ median: 190, low80: 168, high80: 212, low95: 150, high95: 230, countedWeeks: 150 },
  ...{ why: { level: 190, season: 0, lastYear: 0, events: 0 }, actual: null, inside80: null },
};

const attendance = { figure: 'attendance', count: 4, source: 'headcounts' } as const;

/** A church of which one week is known, on a Monday. */
const church = (rows: FigureRow[], today = '2026-11-23') =>
  ({ unit: 'people', serviceDay: 'sunday', rows, today, shown: undefined }) as const;
const ahead = [{ day: '2026-11-29' }];

test.each([
  ['complete', 226, '2026-11-23', { actual: 226, without: null, soFar: null }],
  ['incomplete', 76, '2026-11-23', { actual: null, without: 'open', soFar: 76 }],
  ['incomplete', 76, '2026-11-27', { actual: null, without: 'partial', soFar: null }],
  ['missing', null, '2026-11-23', { actual: null, without: 'uncounted', soFar: null }],
  ['masked', 76, '2026-11-23', { actual: null, without: 'set_aside', soFar: null }],
] as const)(
  'a week not scored yet that is %s, with %j on %s, is called as on the dashboard',
  (state, value, today, said) => {
    const row = { ...attendance, week: issued.week, value, state };
    const [first] = issuedRowsOf([issued], ahead, church([row], today));
    expect(first).toMatchObject({ ...said, inside80: null });
  },
);

test('guests who still may come back are no partial count', () => {
  const row = { ...attendance, figure: 'guest_return' as const, week: issued.week };
  const known = { ...row, value: 0.1, state: 'incomplete' as const };
  const [first] = issuedRowsOf([issued], ahead, church([known], '2026-12-14'));
  expect(first?.without).toBe('open');
});

test('a week that is hidden has nothing said of it', () => {
  const row = { ...attendance, week: issued.week, value: null, state: 'suppressed' as const };
  expect(issuedRowsOf([issued], ahead, church([row]))).toEqual([]);
});

test.each([
  ['Sunday', '2026-11-22'],
  ['Saturday', '2026-11-21'],
])('a week that began on %s since then is the one of the same Sunday', (_day, week) => {
  const row = { ...attendance, week, value: 180, state: 'complete' as const };
  const [first] = issuedRowsOf([issued], ahead, church([row]));
  expect(first).toMatchObject({ day: '2026-11-22', actual: 180 });
});

test.each([
  [215, 215],
  [226, null],
])('scored with 226, and %i today: the row says %j', (value, now) => {
  const row = { ...attendance, week: issued.week, value, state: 'complete' as const };
  const scored = { ...issued, actual: 226, inside80: false };
  const [first] = issuedRowsOf([scored], ahead, church([row]));
  expect(first).toMatchObject({ actual: 226, now, inside80: false });
});

test('a range that the dashboard said after a correction, before that Sunday, stands on both pages', () => {
  const row = { ...attendance, week: issued.week, value: 213, state: 'complete' as const };
  const scored = { ...issued, actual: 213, inside80: false };
  const said = (median: number) => {
    const shown = new Map([[issued.week, { ...issued, median, low80: 169.4, high80: 212.3 }]]);
    return issuedRowsOf([scored], ahead, { ...church([row]), shown })[0];
  };
  expect(said(issued.median + 2)).toMatchObject({ low80: 169, high80: 213, inside80: true });
  // That is another number, such as one of services that count since.
  expect(said(issued.median * 2)).toMatchObject({ high80: issued.high80, inside80: false });
});

/** A forecast week of the same numbers as the issued one. */
function weekAhead(week: string, median: number) {
  const { horizon, why, low80, high80, low95, high95 } = issued;
  return { week, horizon, why, median, low80, high80, low95, high95, events: [] };
}

test.each([
  [190, '2026-11-16T12:00:00Z'],
  [187, null],
])('of a week ahead the range is as known now, here %i in the middle', (median, issuedAt) => {
  const known = { ahead: [weekAhead(issued.week, median)], origin: issued.origin };
  const [first] = aheadOf(known, [issued], church([], '2026-11-16'));
  expect(first).toMatchObject({ median, issuedAt });
});

test.each([
  ['on Saturday', '2026-11-21', null, ['2026-11-22', '2026-11-29']],
  ['on that day, before it is counted', '2026-11-22', null, ['2026-11-22', '2026-11-29']],
  ['on that day, while it is counted', '2026-11-22', 76, ['2026-11-29']],
  ['a day later, counted in part', '2026-11-23', 76, ['2026-11-29']],
  ['a day later, without a count', '2026-11-23', null, ['2026-11-29']],
])('%s, only days that are not over are ahead', (_when, today, value, days) => {
  const row = { ...attendance, week: issued.week, value, state: 'incomplete' as const };
  const weeks = [issued.week, addWeeks(issued.week, 1)].map((week) => weekAhead(week, 190));
  const found = aheadOf({ ahead: weeks, origin: issued.origin }, [], church([row], today));
  expect(found.map(({ day }) => day)).toEqual(days);
});

test('of the newest weeks, what was expected is what the dashboard said of them', () => {
  const weeks = Array.from({ length: 20 }, (_, index) => addWeeks('2026-07-06', index));
  const rows = weeks.map((week) => ({
    ...attendance,
    week,
    value: 200,
    state: 'complete' as const,
  }));
  const past = weeks.map((week) => ({ ...weekAhead(week, 190), inside80: true, inside95: true }));
  const forecast = {
    ...{ countedWeeks: 20, weeksShort: 0, ahead: [], lately: [], largeGifts: [], asked: [] },
    ...{ doubted: [], origin: '2026-11-16', backtest: null },
    past: past.map((each) => ({ ...each, origin: addWeeks(each.week, -1), actual: 200 })),
  };
  // The dashboard keeps the range of the newest Sunday, which was said before a correction.
  const shown = new Map(past.map((each) => [each.week, { ...each, median: 190 }]));
  shown.set('2026-11-16', { ...weekAhead('2026-11-16', 183), inside80: true, inside95: true });
  const calendar = churchCalendar({ country: 'US', easter: 'western' });
  const history = historyOf(forecast, {
    ...church(rows),
    ...{ shown, calendar, weekStartsOn: 'monday' },
  });
  expect(history.slice(-2).map(({ expected }) => expected?.median)).toEqual([190, 183]);
});
