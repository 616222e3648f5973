import { describe, expect, test } from 'vitest';
import { closedSunday, closedWeek, eventTime, inputOf } from '#testing/figures/figure-input.ts';
import { addDays } from '../calendar/plain-date.ts';
import { missingServices } from './missing-services.ts';

const { choices, frame } = inputOf({});
const times = [
  ['sunday 08:00', 14],
  ['sunday 09:30', 15.5],
  ['sunday 11:00', 17],
] as const;
type Hour = (typeof times)[number][0];

/** The newest weeks at each hour, oldest first; null where it was held and not counted, undefined where it was not held. */
function missingIn(counts: Partial<Record<Hour, readonly (number | null | undefined)[]>>) {
  const eventTimes = times.flatMap(([hour, utc]) =>
    (counts[hour] ?? []).flatMap((count, at, all) => {
      const day = addDays(closedSunday, 7 * (at + 1 - all.length));
      const clock = utc + (day < '2026-11-01' ? -1 : 0);
      const startsAt = new Date(Date.parse(day) + 3_600_000 * clock).toISOString();
      const headcounts: Record<string, number> = count == null ? {} : { adults: count };
      return count === undefined ? [] : [eventTime({ day, startsAt, headcounts })];
    }),
  );
  const week = missingServices({ choices, eventTimes, now: frame.now }).get(closedWeek);
  return week?.missing.map(({ time }) => time) ?? null;
}

describe('a usual service that was not counted', () => {
  test('is named by its own hour', () => {
    expect(
      missingIn({ 'sunday 09:30': [60, 61, 62, null], 'sunday 11:00': [80, 80, 80, 81] }),
    ).toEqual(['sunday 09:30']);
  });

  test('is named where a zero stands for a service that was snowed out', () => {
    const early = [60, 61, 62, 60, 61, 62, 0];
    const late = [80, 80, 80, 80, 80, 80, 58];
    expect(missingIn({ 'sunday 09:30': early, 'sunday 11:00': late })).toEqual(['sunday 09:30']);
  });

  test('is none where nothing at all was counted', () => {
    expect(missingIn({ 'sunday 09:30': [60, null], 'sunday 11:00': [80, null] })).toBeNull();
  });

  test('is none that ended, though it is still on the schedule', () => {
    const ended = [60, 61, null, null, null, null, null];
    const late = [80, 80, 80, 80, 80, 80, 81];
    expect(missingIn({ 'sunday 08:00': ended, 'sunday 11:00': late })).toBeNull();
    // The one that is missing beside it is.
    expect(
      missingIn({
        'sunday 08:00': ended,
        'sunday 09:30': [60, 60, 60, 60, 60, 60, null],
        'sunday 11:00': late,
      }),
    ).toEqual(['sunday 09:30']);
  });

  test('is none that is not held in this season', () => {
    const summer = [60, 60, undefined, undefined];
    expect(missingIn({ 'sunday 08:00': summer, 'sunday 11:00': [80, 80, 80, 81] })).toBeNull();
  });
});
