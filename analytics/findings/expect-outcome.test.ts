import { describe, expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { normal, seededRandom } from '#testing/figures/made-up-rows.ts';
import { churchCalendar } from '../calendar/church-calendar.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { forecastSeries } from '../forecast/forecast-series.ts';
import { expectOutcome, measuredTo, measureOf, scoreOutcome } from './expect-outcome.ts';

const calendar = churchCalendar({ country: 'US', easter: 'western' });
const week = '2026-09-28';
const ahead = Array.from({ length: 8 }, (_, index) => ({
  week: addWeeks(week, index + 1),
  median: 27,
  low80: 23,
  high80: 31,
  low95: 21,
  high95: 33,
}));
const history = (value: number | null, count = 10) => ({
  weeks: new Map(
    ahead.map((each): [string, FigureWeek] => [
      each.week,
      {
        week: each.week,
        value,
        count,
        state: value === null ? 'missing' : 'complete',
        source: 'check_ins',
        asOf: '2026-12-07T06:00:00Z',
      },
    ]),
  ),
  expected: new Map(),
});
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');

describe('a card', () => {
  const kids = expectOutcome({ figure: 'kids', weeks: 8 }, week, ahead, null);

  test('keeps what the forecast says of its weeks, and says how we will know', () => {
    expect(kids).toMatchObject({
      from: '2026-10-05',
      to: '2026-11-23',
      middle: 27,
    });
    // Of the mean of eight weeks, not of one.
    expect(kids?.low).toBeCloseTo(25.2, 1);
    expect(kids?.high).toBeCloseTo(28.8, 1);
    expect(plain(kids?.words)).toBe(
      'We’ll check again on November 30. If nothing changes, expect 25 to 29 kids a week. Anything outside that range likely means a real change.',
    );
  });

  test('is scored against that forecast, without a cause', () => {
    const score = kids && scoreOutcome(kids, history(32), '2026-12-07', null);
    expect(plain(score?.words)).toBe(
      '5 more kids a week than expected (anywhere from 3 to 7 more). Other things may have played a part.',
    );
    expect(plain(score?.expected)).toBe('27 (25 to 29)');
    const fewer = kids && scoreOutcome(kids, history(20), '2026-12-07', null);
    expect(plain(fewer?.words)).toBe(
      '7 fewer kids a week than expected (anywhere from 5 to 9 fewer). Other things may have played a part.',
    );
  });

  test('that came out as expected says so', () => {
    const score = kids && scoreOutcome(kids, history(28), '2026-12-07', null);
    expect(plain(score?.words)).toContain(
      'No clear change: 28 kids a week, about what we expected (25 to 29).',
    );
  });

  test('about a share is outside as soon as the share is: shares are not whole people', () => {
    const shares = ahead.map((each) => ({ ...each, median: 0.19, low80: 0.15, high80: 0.23 }));
    const expected = expectOutcome({ figure: 'recurring_share', weeks: 8 }, week, shares, null);
    const score = expected && scoreOutcome(expected, history(0.08), '2026-12-07', null);
    expect(plain(score?.words)).not.toContain('No clear change');
    // Eleven points, not eleven percent of it.
    expect(plain(score?.words)).toBe(
      '11 points lower than expected (anywhere from 7 to 15 points). Other things may have played a part.',
    );
  });

  test('of giving that one week alone lifts says so, and what it is without that week', () => {
    const money = ahead.map((each) => ({ ...each, median: 3e5, low80: 2.5e5, high80: 3.5e5 }));
    const expected = expectOutcome({ figure: 'giving', weeks: 8 }, week, money, 'USD');
    const usual = history(3e5);
    const weeks = new Map(usual.weeks);
    const large = weeks.get('2026-10-26');
    if (large) {
      weeks.set('2026-10-26', { ...large, value: 4e6 });
    }
    const score = expected && scoreOutcome(expected, { ...usual, weeks }, '2026-12-07', 'USD');
    expect(plain(score?.words)).toMatch(
      /^No clear change except in the week of October 26, perhaps one large gift\. Without it: \$3,000 in giving a week/,
    );
    expect(score?.isAsExpected).toBe(true);
    const higher = expected && scoreOutcome(expected, history(6e5), '2026-12-07', 'USD');
    expect(higher?.isAsExpected).toBe(false);
    expect(plain(higher?.words)).toContain('more in giving a week than expected');
  });

  test('of giving that rose in all weeks is more than expected, whichever week was highest', () => {
    const money = ahead.map((each) => ({ ...each, median: 3e5, low80: 2.9e5, high80: 3.1e5 }));
    const expected = expectOutcome({ figure: 'giving', weeks: 8 }, week, money, 'USD');
    const rising = history(3.04e5);
    for (const [index, row] of [...rising.weeks.values()].entries()) {
      rising.weeks.set(row.week, { ...row, value: index === 7 ? 3.2e5 : 3.04e5 });
    }
    const score = expected && scoreOutcome(expected, rising, '2026-12-07', 'USD');
    expect(score?.isAsExpected).toBe(false);
    expect(plain(score?.words)).toContain('more in giving a week than expected');
  });

  test('is not scored while its weeks are not counted', () => {
    expect(kids && scoreOutcome(kids, history(null), '2026-12-07', null)).toBeNull();
  });

  test('about guests who return is scored in guests, six weeks later', () => {
    const shares = ahead.map((each) => ({ ...each, median: 0.2, low80: 0.1, high80: 0.25 }));
    const expected = expectOutcome({ figure: 'guest_return', weeks: 6 }, week, shares, null);
    expect(expected && measuredTo(expected)).toBe('2026-12-21');
    const score = expected && scoreOutcome(expected, history(0.4), '2027-01-04', null);
    expect(plain(score?.words)).toBe(
      '12 more returning guests than expected (anywhere from 10 to 15 more). Other things may have played a part.',
    );
  });

  test.each([
    ['nothing changes', 1, 0.75, 0.95],
    ['a tenth stays away', 0.9, 0, 0.5],
  ])('comes out as expected about as often as it should where %s', (_, level, least, most) => {
    const churches = 60;
    const asExpected = Array.from({ length: churches }, (_church, seed) => {
      const random = seededRandom(500 + seed);
      const readings = Array.from({ length: 128 }, (_week, index) => {
        const usual = 200 * Math.exp(0.1 * normal(random));
        const first = addWeeks('2024-04-22', index);
        return { week: first, value: Math.round(index < 120 ? usual : level * usual) };
      });
      const options = { kind: 'count', calendar, priors: 'attendance' } as const;
      const forecast = forecastSeries(readings.slice(0, 120), options);
      const last = readings[119]?.week ?? '';
      const wanted = { figure: 'attendance', weeks: 8 } as const;
      const expected = expectOutcome(wanted, last, forecast.ahead, null);
      const rows = readings.map((row) => {
        const read = { count: 1, source: 'headcounts', asOf: '' };
        return [row.week, { ...row, ...read, state: 'complete' as const }] as const;
      });
      const known = { weeks: new Map(rows), expected: new Map() };
      return expected && scoreOutcome(expected, known, '2027-01-01', null)?.words;
    }).filter((words) => words?.startsWith('No clear change')).length;
    expect(asExpected / churches).toBeGreaterThanOrEqual(least);
    expect(asExpected / churches).toBeLessThanOrEqual(most);
  });

  test('without a forecast promises nothing', () => {
    expect(expectOutcome({ figure: 'kids', weeks: 8 }, week, [], null)).toBeNull();
  });
});

test('what comes after weeks in which hardly any gifts were entered stands against nothing', () => {
  const giving = { measure: { figure: 'giving' as const, weeks: 8 } };
  const church = quietChurch(21, 120);
  expect(measureOf(seenInWeek(church, 119), giving)).toEqual(giving.measure);
  change(church, 'giving', 6, (value) => Math.round(value / 50));
  expect(measureOf(seenInWeek(church, 119), giving)).toBeNull();
  const kids = { measure: { figure: 'kids' as const, weeks: 8 } };
  expect(measureOf(seenInWeek(church, 119), kids)).toEqual(kids.measure);
});
