import { describe, expect, test } from 'vitest';
import { nothingKnown } from '../../church/choices.ts';
import { nextRun } from '../next-run.ts';
import { peopleBasis } from './people-basis.ts';
import { quarterlyDue } from './quarterly-due.ts';

const choices = { ...nothingKnown.suggested, timeZone: 'America/Chicago' };
const kept = { ...nothingKnown, suggested: choices };
const now = new Date('2026-11-25T21:00:00Z');
const counted = {
  state: { quarter: '2026-Q3', computedWith: peopleBasis(choices), tellsGiving: false },
  kept,
  serviceDay: 'sunday',
  now,
} as const;
const churches = Array.from(
  { length: 480 },
  (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
);
const localOf = (instant: Date) =>
  Temporal.Instant.from(instant.toISOString()).toZonedDateTimeISO(choices.timeZone);

describe('a quarterly run', () => {
  test('is due on one of 24 days after the quarter’s last week is closed, by day', () => {
    const due = churches.map((accountId) => localOf(quarterlyDue(accountId, counted).at));
    const days = due.map((at) => at.toPlainDate().toString()).sort();
    // The fourth quarter's last Sunday is December 27, whose week is closed from December 31 on.
    expect(days[0]).toBe('2026-12-31');
    expect(days.at(-1)).toBe('2027-01-23');
    expect(new Set(days).size).toBe(24);
    expect(Math.min(...due.map(({ hour }) => hour))).toBeGreaterThanOrEqual(9);
    expect(Math.max(...due.map(({ hour }) => hour))).toBeLessThan(17);
    const busiest = Math.max(
      ...[...Map.groupBy(days, (day) => day).values()].map((all) => all.length),
    );
    expect(busiest).toBeLessThan(45);
  });

  test('is due now where people were never counted, and at any hour once other choices are made', () => {
    const [church = ''] = churches;
    expect(quarterlyDue(church, { ...counted, state: null })).toEqual({
      at: now,
      isAwaited: false,
    });
    const other = { ...choices, easter: 'orthodox' as const };
    expect(quarterlyDue(church, { ...counted, kept: { ...kept, suggested: other } })).toEqual({
      at: now,
      isAwaited: true,
    });
    // What nothing of people rests on changes nothing.
    const brand = { ...choices, brandTerms: ['grace'], seats: { 701: 120 } };
    expect(
      quarterlyDue(church, { ...counted, kept: { ...kept, suggested: brand } }).isAwaited,
    ).toBe(false);
  });

  test('is due as soon as somebody has chosen what counts of giving, and not anew', () => {
    const giving = { ...choices, giving: { fundIds: 'all' as const } };
    const { state } = counted;
    const due = (tellsGiving: boolean, chosen: typeof giving | null) =>
      quarterlyDue(churches[0] ?? '', {
        ...counted,
        state: { ...state, computedWith: peopleBasis(giving), tellsGiving },
        kept: { ...kept, suggested: giving, chosen },
      }).isAwaited;
    expect(due(false, null)).toBe(false);
    expect(due(false, giving)).toBe(true);
    expect(due(true, giving)).toBe(false);
  });

  test('that was missed begins in the day’s hours, not at night', () => {
    const key = { accountId: churches[3] ?? '', type: 'planning_center' } as const;
    for (let hour = 0; hour < 24; hour += 1) {
      const at = new Date(Date.parse('2027-01-25T06:00:00Z') + hour * 3_600_000);
      const runs = { beganAt: at, nightlyAt: at, weeklyAt: at, pastAt: at };
      const next = nextRun(
        key,
        { ...runs, mode: 'nightly', now: at, quarterlyDueAt: now },
        choices.timeZone,
      );
      if (next.nextMode === 'quarterly') {
        expect(next.nextAt >= at).toBe(true);
        expect(localOf(next.nextAt).hour).toBeGreaterThanOrEqual(9);
        expect(localOf(next.nextAt).hour).toBeLessThan(21);
      }
      expect(next.nextMode).toBe(localOf(at).hour >= 21 ? next.nextMode : 'quarterly');
    }
  });
});
