import { expect, test } from 'vitest';
import { forecastAhead } from '#web/testing/forecast-ahead.ts';
import { issuedWords } from './issued-words.ts';

const week = (day: string, issuedAt: string | null, issuedFrom: number | null) =>
  forecastAhead({ week: day, day, issuedAt, issuedFrom });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const wednesday = '2026-11-18T15:00:00Z';
const chicago = 'America/Chicago';

test('weeks that were said name the day, and the counted weeks of that day', () => {
  const ahead = [week('2026-11-29', wednesday, 150), week('2026-12-06', wednesday, 150)];
  expect(plain(issuedWords(ahead, 149, chicago))).toBe(
    'Forecast made Wednesday, November 18, from 150 weeks of counts. We don’t change it afterward. Expect the real number to land in the range about four weeks out of five.',
  );
});

test('the day is the church’s: on a Sunday evening in Chicago it is Monday in London', () => {
  const ahead = [week('2026-11-29', '2026-11-23T03:00:00Z', 150)];
  expect(plain(issuedWords(ahead, 150, chicago))).toContain('made Sunday, November 22,');
  expect(plain(issuedWords(ahead, 150, 'Europe/London'))).toContain('made Monday, November 23,');
});

test('before anything was said, all of it is calculated just now', () => {
  expect(issuedWords([week('2026-11-22', null, null)], 20, chicago)).toMatch(
    /^Calculated just now from 20 weeks of counts\./,
  );
});
