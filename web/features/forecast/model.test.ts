import { expect, test } from 'vitest';
import { forecastAhead } from '#web/testing/forecast-ahead.ts';
import {
  addUp,
  forecastCsv,
  headline,
  namesStandingOut,
  pastSentence,
  readView,
  weekToExplain,
  wordsOf,
} from './model.ts';

const words = wordsOf({ unit: 'people', currency: null });

const easter = forecastAhead({
  week: '2027-03-22',
  day: '2027-03-28',
  median: 264,
  low80: 227,
  high80: 307,
  events: [{ label: 'Easter', timesSeen: 4, fromOtherChurches: false }],
  isMajor: true,
  why: { level: 169, season: 3, lastYear: 0, events: 92 },
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the sentence names what stands out, and what the other weeks are like', () => {
  expect(plain(headline([forecastAhead({}), easter, forecastAhead({ low80: 142 })], words))).toBe(
    'Expect more than usual on March 28 (Easter): 227 to 307. For the other weeks, expect 142 to 191.',
  );
  expect(plain(headline([forecastAhead({}), forecastAhead({ high80: 200 })], words))).toBe(
    'Over the next two weeks, expect 150 to 200.',
  );
});

test('the weeks before are said from the lowest to the highest, with those that nobody counted', () => {
  expect(plain(pastSentence([160, null, 172], words))).toBe(
    'Actual, 3 weeks: 160 to 172, 1 with no count.',
  );
  expect(pastSentence([null, null], words)).toBe('Actual: no counts in 2 weeks.');
});

test('if several weeks stand out, all are named and the strongest is explained', () => {
  const christmas = (label: string, day: string, events: number) =>
    forecastAhead({
      day,
      events: [{ label, timesSeen: 2, fromOtherChurches: false }],
      isMajor: Math.abs(events) > 17,
      why: { level: 169, season: 0, lastYear: 0, events },
    });
  const ahead = [
    forecastAhead({}),
    christmas('Sunday before Christmas', '2026-12-20', 20),
    christmas('Sunday after Christmas', '2026-12-27', -40),
    christmas('Epiphany', '2027-01-10', 2),
  ];
  expect(plain(headline(ahead, words))).toBe(
    'These weeks look different: Sunday before Christmas and Sunday after Christmas. The biggest change is Sunday after Christmas on December 27: 150 to 191. For the other weeks, expect 150 to 191.',
  );
  expect(namesStandingOut(ahead)).toEqual(['Sunday before Christmas', 'Sunday after Christmas']);
  expect(weekToExplain(ahead)).toBe(2);
  expect(plain(headline(ahead.slice(0, 2), words))).toContain('For the other week');
  expect(weekToExplain([forecastAhead({})])).toBe(0);
});

test('a distance has a decimal below ten, and is one person, not people', () => {
  const share = wordsOf({ unit: 'share', currency: null });
  const money = wordsOf({ unit: 'money', currency: 'USD' });
  expect([1, 1.24, 9.96, 14.4, 0].map(words.distance)).toEqual([
    '1 person',
    '1.2 people',
    '10 people',
    '14 people',
    '0.1 people',
  ]);
  expect([0.01, 0.034].map(share.distance)).toEqual(['1 point', '3.4 points']);
  expect(money.distance(120_049)).toBe('$1,200');
});

test('an address that makes no sense is the leading figure over eight weeks', () => {
  expect(readView(new URLSearchParams('figure=souls&weeks=52'))).toEqual({
    figure: null,
    horizon: 8,
  });
  expect(readView(new URLSearchParams('figure=giving&weeks=4'))).toEqual({
    figure: 'giving',
    horizon: 4,
  });
});

test('the file has a line a week, with events that no separator breaks', () => {
  const events = [{ label: 'A, "B"', timesSeen: 0, fromOtherChurches: true }];
  expect(forecastCsv([forecastAhead({ events })])).toBe(
    'week,sunday,events,middle,low_80,high_80,low_95,high_95,said_at\r\n' +
      '2027-02-22,2027-02-28,"A, ""B""",169,150,191,139,205,\r\n',
  );
});

test('the parts of a median add up as they are read', () => {
  const { parts, total } = addUp([0.786, 0.003, 0.004, -0.2449], 0.5481, 'share');
  expect(total).toBeCloseTo(0.55);
  expect(parts.reduce((sum, each) => sum + each, 0)).toBeCloseTo(total);
  expect(parts.slice(1).map((each) => Math.round(each * 100))).toEqual([0, 0, -24]);
  // Whole dollars among whole dollars.
  expect(addUp([12_345, -226, 0, 0], 12_119, 'money').parts).toEqual([12_300, -200, 0, 0]);
});
