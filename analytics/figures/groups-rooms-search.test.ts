import { describe, expect, test } from 'vitest';
import {
  allRead,
  closedSunday,
  closedWeek,
  eventTime,
  inputOf,
} from '#testing/figures/figure-input.ts';
import { computeFigure } from './compute-figures.ts';
import type { MeetingReading, SearchDayReading } from './readings.ts';

const groups = { groups: { groupTypeIds: 'all' as const } };

describe('groups', () => {
  const meeting = (changes: Partial<MeetingReading> = {}): MeetingReading => ({
    day: closedSunday,
    startsAt: `${closedSunday}T18:00:00Z`,
    groupTypeId: 'small',
    attended: 9,
    visitors: 2,
    isReported: true,
    ...changes,
  });
  const came = (
    meetings: MeetingReading[],
    choices: Parameters<typeof inputOf>[0]['choices'] = groups,
  ) => computeFigure('group_attendance', inputOf({ choices, readings: { meetings } }))[0];

  test('attendance is who came, with visitors', () => {
    expect(came([meeting(), meeting()])).toMatchObject({ value: 22, count: 2, state: 'complete' });
  });

  test('a meeting that nobody has reported is not zero', () => {
    const silent = meeting({ attended: 0, visitors: 0, isReported: false });
    expect(came([meeting(), silent])).toMatchObject({ value: 11, count: 1, state: 'incomplete' });
    expect(came([silent])).toMatchObject({ value: null, state: 'missing' });
  });

  test('a week without meetings is missing', () => {
    expect(came([])?.state).toBe('missing');
  });

  test('only the chosen types count', () => {
    const choices = { groups: { groupTypeIds: ['small'] } };
    expect(came([meeting(), meeting({ groupTypeId: 'staff' })], choices)?.value).toBe(11);
  });

  test('members are those of the last look of a week, and weeks without a look have no row', () => {
    const memberCounts = [
      { day: '2026-11-14', people: 61, memberships: 75 },
      { day: '2026-11-11', people: 60, memberships: 74 },
    ];
    const weeks = ['2026-11-02', closedWeek];
    expect(
      computeFigure(
        'group_members',
        inputOf({ weeks, choices: groups, readings: { memberCounts } }),
      ),
    ).toEqual([
      expect.objectContaining({ week: closedWeek, value: 61, count: 75, source: 'memberships' }),
    ]);
  });
});

describe('room use', () => {
  test('is the fullest time over its seats', () => {
    const choices = { seats: { sunday: 200 } };
    const eventTimes = [
      eventTime({ headcounts: { adults: 120, kids: 40, cars: 90 } }),
      eventTime({ headcounts: { adults: 100 } }),
    ];
    expect(
      computeFigure('room_use', inputOf({ choices, readings: { eventTimes } }))[0],
    ).toMatchObject({
      value: 0.8,
      count: 200,
      state: 'complete',
    });
  });

  test('is missing where nobody counted, and untold without seats', () => {
    const eventTimes = [eventTime()];
    const choices = { seats: { sunday: 200 } };
    expect(
      computeFigure('room_use', inputOf({ choices, readings: { eventTimes } }))[0]?.state,
    ).toBe('missing');
    expect(computeFigure('room_use', inputOf({ readings: { eventTimes } }))).toEqual([]);
  });
});

describe('search', () => {
  const days = (change: (index: number) => Partial<SearchDayReading> = () => ({})) =>
    Array.from({ length: 7 }, (_, index) => ({
      day: `2026-11-${String(9 + index).padStart(2, '0')}`,
      clicks: 10,
      impressions: 100,
      nonbrandClicks: 4,
      isProvisional: false,
      ...change(index),
    }));
  const choices = { brandTerms: ['grace'] };

  test('adds the days of a church week', () => {
    const input = inputOf({ choices, readings: { searchDays: days() } });
    expect(computeFigure('search_clicks', input)[0]).toMatchObject({
      value: 70,
      count: 7,
      state: 'complete',
    });
    expect(computeFigure('search_impressions', input)[0]?.value).toBe(700);
    expect(computeFigure('search_nonbrand_clicks', input)[0]?.value).toBe(28);
  });

  test('is incomplete while Google may still change a day or has not reported it yet', () => {
    const provisional = days((index) => ({ isProvisional: index === 6 }));
    for (const searchDays of [provisional, days().slice(0, 6)]) {
      expect(computeFigure('search_clicks', inputOf({ readings: { searchDays } }))[0]?.state).toBe(
        'incomplete',
      );
    }
  });

  test('adds up the current week from the days that Google has reported, even if the church’s day begins before California’s', () => {
    const covered = { searchDays: { ...allRead, to: '2026-11-14' } };
    const atHalfPastMidnight = {
      readings: { searchDays: days().slice(0, 6) },
      covered,
      localNow: '2026-11-15T00:30:00',
    };
    expect(computeFigure('search_clicks', inputOf(atHalfPastMidnight))).toMatchObject([
      { week: closedWeek, value: 60, count: 6, state: 'incomplete' },
    ]);
    const untold = { searchDays: { ...allRead, to: '2026-11-08' } };
    expect(
      computeFigure('search_clicks', inputOf({ ...atHalfPastMidnight, covered: untold })),
    ).toEqual([]);
  });

  test('without brand terms has only the total', () => {
    expect(
      computeFigure('search_nonbrand_clicks', inputOf({ readings: { searchDays: days() } })),
    ).toEqual([]);
  });
});
