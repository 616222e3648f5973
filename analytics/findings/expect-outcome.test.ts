import { describe, expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { expectOutcome, measuredTo, scoreOutcome } from './expect-outcome.ts';

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
      low: 23,
      high: 31,
    });
    expect(plain(kids?.words)).toBe(
      'On November 30 we count again, over 8 weeks. If nothing changes: 23 to 31 kids a week. Beyond that would be a change.',
    );
  });

  test('is scored against that forecast, without a cause', () => {
    const score = kids && scoreOutcome(kids, history(32), '2026-12-07', null);
    expect(plain(score?.words)).toBe(
      '5 more kids a week than expected (1 to 9). We can’t say it was this.',
    );
    expect(plain(score?.expected)).toBe('27 (23 to 31)');
    const fewer = kids && scoreOutcome(kids, history(20), '2026-12-07', null);
    expect(plain(fewer?.words)).toBe(
      '7 fewer kids a week than expected (3 to 11). We can’t say it was this.',
    );
  });

  test('that came out as expected says so', () => {
    const score = kids && scoreOutcome(kids, history(28), '2026-12-07', null);
    expect(plain(score?.words)).toContain('About as expected: 28 kids a week, expected 23 to 31.');
  });

  test('about a share is outside as soon as the share is: shares are not whole people', () => {
    const shares = ahead.map((each) => ({ ...each, median: 0.19, low80: 0.15, high80: 0.23 }));
    const expected = expectOutcome({ figure: 'recurring_share', weeks: 8 }, week, shares, null);
    const score = expected && scoreOutcome(expected, history(0.08), '2026-12-07', null);
    expect(plain(score?.words)).not.toContain('About as expected');
    // Eleven points, not eleven percent of it.
    expect(plain(score?.words)).toBe(
      '11 points less recurring giving than expected (7 to 15). We can’t say it was this.',
    );
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
      '12 more guests came back than expected (9 to 18). We can’t say it was this.',
    );
  });

  test('without a forecast promises nothing', () => {
    expect(expectOutcome({ figure: 'kids', weeks: 8 }, week, [], null)).toBeNull();
  });
});
