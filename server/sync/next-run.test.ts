import { describe, expect, test } from 'vitest';
import type { ConnectionKey } from '../integrations/provider.ts';
import { nextRun } from './next-run.ts';
import type { ReadMode } from './reader.ts';

const evening = new Date('2026-11-22T23:30:00Z');
/** A run that ends, after none before it. */
const ending = (now: Date, mode: ReadMode = 'nightly') => ({
  mode,
  now,
  beganAt: now,
  nightlyAt: null,
  weeklyAt: null,
  pastAt: null,
  quarterlyDueAt: null,
});
/** The next nightly run, whatever comes by day before it. */
function nextNight(key: ConnectionKey, now: Date, zone: string | null) {
  const first = nextRun(key, ending(now), zone);
  return first.nextMode === 'past'
    ? nextRun(key, { ...ending(first.nextAt, 'past'), nightlyAt: now }, zone)
    : first;
}
const church = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const churches = Array.from({ length: 700 }, (_, number) => church(number));

function localHour(instant: Date, timeZone: string): number {
  return Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO(timeZone).hour;
}

describe('the next reading', () => {
  test.each(['America/New_York', 'Pacific/Auckland', 'Europe/London'])(
    'of Planning Center is in the church’s night (%s), at least half a day on',
    (zone) => {
      for (const accountId of churches) {
        const { nextAt } = nextNight({ accountId, type: 'planning_center' }, evening, zone);
        expect(localHour(nextAt, zone)).toBeOneOf([1, 2, 3, 4]);
        const hours = (nextAt.getTime() - evening.getTime()) / 3_600_000;
        expect(hours).toBeGreaterThanOrEqual(12);
        expect(hours).toBeLessThan(37);
      }
    },
  );

  test('of Search Console is after ten in the morning in Pacific time', () => {
    for (const accountId of churches) {
      const key = { accountId, type: 'google_search_console' } as const;
      const { nextAt } = nextRun(key, ending(evening), 'Europe/London');
      expect(localHour(nextAt, 'America/Los_Angeles')).toBeOneOf([10, 11, 12, 13]);
    }
  });

  test('is spread over churches: no minute has more than a few of them', () => {
    const counts = new Map<number, number>();
    for (const accountId of churches) {
      const { nextAt } = nextNight({ accountId, type: 'planning_center' }, evening, null);
      counts.set(nextAt.getTime(), (counts.get(nextAt.getTime()) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(15);
  });

  test('is the weekly one once in seven nights', () => {
    for (const accountId of churches.slice(0, 50)) {
      let now = evening;
      const modes = Array.from({ length: 14 }, () => {
        const next = nextNight({ accountId, type: 'planning_center' }, now, 'America/Chicago');
        now = next.nextAt;
        return next.nextMode;
      });
      expect(modes.filter((mode) => mode === 'weekly')).toHaveLength(2);
    }
  });

  test('of a church with an unknown time zone is planned all the same', () => {
    const key = { accountId: church(1), type: 'planning_center' } as const;
    expect(nextNight(key, evening, 'Mars/Olympus').nextAt).toEqual(
      nextNight(key, evening, null).nextAt,
    );
  });

  test('by day is a part of the past, once between two nights', () => {
    const zone = 'America/Chicago';
    for (const accountId of churches.slice(0, 50)) {
      const key = { accountId, type: 'planning_center' } as const;
      let last = { ...ending(evening), nightlyAt: evening, weeklyAt: evening, pastAt: evening };
      const runs = Array.from({ length: 28 }, () => {
        const { nextAt, nextMode } = nextRun(key, last, zone);
        const isPast = nextMode === 'past';
        const moved = isPast ? { pastAt: nextAt } : { nightlyAt: nextAt };
        last = { ...last, mode: nextMode, now: nextAt, beganAt: nextAt, ...moved };
        return { isPast, hour: localHour(nextAt, zone) };
      });
      const isFirstPast = runs[0]?.isPast === true;
      expect(runs.map(({ isPast }) => isPast)).toEqual(
        runs.map((_, at) => (at % 2 === 0) === isFirstPast),
      );
      const hours = runs.filter(({ isPast }) => isPast).map(({ hour }) => hour);
      expect(Math.min(...hours)).toBeGreaterThanOrEqual(9);
      expect(Math.max(...hours)).toBeLessThan(17);
    }
  });

  test('that was missed while nothing ran is due at once, the weekly one too', () => {
    const key = { accountId: church(1), type: 'planning_center' } as const;
    const longAgo = new Date('2026-11-10T08:00:00Z');
    const last = {
      ...{ nightlyAt: longAgo, weeklyAt: longAgo, pastAt: longAgo },
      ...{ beganAt: evening, quarterlyDueAt: null },
    };
    const day = nextRun(key, { ...last, mode: 'past', now: evening }, null);
    expect(day.nextAt.getTime()).toBeLessThan(evening.getTime());
    const night = nextRun(key, { ...last, mode: 'nightly', now: evening }, null);
    expect(night).toMatchObject({ nextMode: 'past' });
    expect(night.nextAt.getTime()).toBeLessThan(evening.getTime());
    const lastNight = new Date('2026-11-22T08:00:00Z');
    const late = { ...last, mode: 'past' as const, now: evening, nightlyAt: lastNight };
    expect(nextRun(key, late, null).nextMode).toBe('weekly');
  });

  test('after one that took from Friday to Sunday is due at once', () => {
    const key = { accountId: church(1), type: 'google_search_console' } as const;
    const friday = new Date('2026-11-20T22:00:00Z');
    const next = nextRun(key, { ...ending(evening), beganAt: friday }, null);
    expect(next.nextAt.getTime()).toBeLessThan(evening.getTime());
  });
});
