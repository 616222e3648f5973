import { describe, expect, test } from 'vitest';
import { nextRun } from './next-run.ts';

const evening = new Date('2026-11-22T23:30:00Z');
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
        const { nextAt } = nextRun({ accountId, type: 'planning_center' }, evening, zone);
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
      const { nextAt } = nextRun(key, evening, 'Europe/London');
      expect(localHour(nextAt, 'America/Los_Angeles')).toBeOneOf([10, 11, 12, 13]);
    }
  });

  test('is spread over churches: no minute has more than a few of them', () => {
    const counts = new Map<number, number>();
    for (const accountId of churches) {
      const { nextAt } = nextRun({ accountId, type: 'planning_center' }, evening, null);
      counts.set(nextAt.getTime(), (counts.get(nextAt.getTime()) ?? 0) + 1);
    }
    expect(Math.max(...counts.values())).toBeLessThan(15);
  });

  test('is the weekly one once in seven nights', () => {
    for (const accountId of churches.slice(0, 50)) {
      let now = evening;
      const modes = Array.from({ length: 14 }, () => {
        const next = nextRun({ accountId, type: 'planning_center' }, now, 'America/Chicago');
        now = next.nextAt;
        return next.nextMode;
      });
      expect(modes.filter((mode) => mode === 'weekly')).toHaveLength(2);
    }
  });

  test('of a church with an unknown time zone is planned all the same', () => {
    const key = { accountId: church(1), type: 'planning_center' } as const;
    expect(nextRun(key, evening, 'Mars/Olympus').nextAt).toEqual(
      nextRun(key, evening, null).nextAt,
    );
  });
});
