import { describe, expect, test } from 'vitest';
import {
  checkIns,
  closedSunday,
  closedWeek,
  eventTime,
  inputOf,
} from '#testing/figures/figure-input.ts';
import { addDays } from '../calendar/plain-date.ts';
import { computeFigure } from './compute-figures.ts';

const one = (input: ReturnType<typeof inputOf>) => computeFigure('attendance', input)[0];
const sundayByCheckIns = { eventId: 'sunday', source: 'check_ins' as const };
const byCheckIns = { attendance: [sundayByCheckIns] };

describe('attendance by headcounts', () => {
  test('adds the chosen types of all times, and leaves out types that are no people in the room', () => {
    const eventTimes = [
      eventTime({ headcounts: { adults: 100, kids: 20, cars: 60 } }),
      eventTime({ headcounts: { adults: 80, kids: 0 } }),
    ];
    expect(one(inputOf({ readings: { eventTimes } }))).toEqual({
      week: closedWeek,
      value: 200,
      state: 'complete',
      count: 4,
      source: 'headcounts',
      asOf: '2026-11-22T18:00:00Z',
    });
  });

  test('treats an absent type as zero if another chosen type was counted', () => {
    const eventTimes = [eventTime({ headcounts: { adults: 100 } })];
    expect(one(inputOf({ readings: { eventTimes } }))).toMatchObject({
      value: 100,
      state: 'complete',
      count: 1,
    });
  });

  test('keeps a stored zero as a count', () => {
    const eventTimes = [eventTime({ headcounts: { adults: 0 } })];
    expect(one(inputOf({ readings: { eventTimes } }))).toMatchObject({
      value: 0,
      state: 'complete',
      count: 1,
    });
  });

  describe('of a zero at one of two services', () => {
    const sundays = Array.from({ length: 20 }, (_, at) => addDays(closedSunday, 7 * (at - 19)));
    /** @param early the early service's counts of the newest Sundays; 60 before; null for none */
    const newest = (early: readonly (number | null)[], usual = 60) =>
      computeFigure(
        'attendance',
        inputOf({
          weeks: sundays.map((day) => addDays(day, -6)),
          readings: {
            eventTimes: sundays.flatMap((day, at) => {
              const count =
                at < 20 - early.length ? usual : (early[at - 20 + early.length] ?? null);
              const headcounts: Record<string, number> = count === null ? {} : { adults: count };
              // Nine and eleven o'clock, in summer and winter.
              const [nine, eleven] = day < '2026-11-01' ? ['14', '16'] : ['15', '17'];
              return [
                eventTime({ day, startsAt: `${day}T${nine}:00:00Z`, headcounts }),
                eventTime({ day, startsAt: `${day}T${eleven}:00:00Z`, headcounts: { adults: 58 } }),
              ];
            }),
          },
        }),
      ).slice(-Math.max(1, early.length));

    test('has only the other one, as where the early service was snowed out', () => {
      expect(newest([0])).toMatchObject([{ value: 58, count: 1, state: 'incomplete' }]);
    });

    test('expects an ended service no more after five Sundays of zeros', () => {
      expect(newest([0, 0, 0, 0, 0, 0, 0]).map(({ state }) => state)).toEqual([
        ...Array.from({ length: 5 }, () => 'incomplete'),
        ...Array.from({ length: 2 }, () => 'complete'),
      ]);
    });

    test('believes that nobody came where few are usual', () => {
      expect(newest([0], 6)).toMatchObject([{ value: 58, count: 2, state: 'complete' }]);
    });
  });

  test('asks about a Sunday of zeros instead of leaving it out', () => {
    const weeks = ['2026-11-09'];
    const days = Array.from({ length: 9 }, (_, at) => addDays(closedSunday, 7 * (at - 8)));
    const eventTimes = days.map((day) =>
      eventTime({ day, headcounts: { adults: day === closedSunday ? 0 : 90 } }),
    );
    expect(one(inputOf({ weeks, readings: { eventTimes } }))).toMatchObject({
      value: 0,
      state: 'complete',
    });
  });

  test('is incomplete with the sum so far when one time was not counted', () => {
    const eventTimes = [eventTime({ headcounts: { adults: 100 } }), eventTime()];
    expect(one(inputOf({ readings: { eventTimes } }))).toMatchObject({
      value: 100,
      state: 'incomplete',
    });
  });

  test('is missing, not zero, when only a type that is not chosen was counted', () => {
    const eventTimes = [eventTime({ headcounts: { cars: 60 } })];
    expect(one(inputOf({ readings: { eventTimes } }))).toMatchObject({
      value: null,
      state: 'missing',
      count: 0,
    });
  });

  test('expects no count of a time that is still to come', () => {
    const weeks = ['2026-11-16'];
    const eventTimes = [
      eventTime({ day: '2026-11-22', startsAt: '2026-11-22T09:00:00Z', headcounts: { adults: 7 } }),
      eventTime({ day: '2026-11-22', startsAt: '2026-11-22T18:00:00Z' }),
    ];
    expect(one(inputOf({ weeks, readings: { eventTimes } }))).toMatchObject({
      value: 7,
      state: 'incomplete',
    });
  });

  test.each([
    ['2026-11-18T23:59:59', 'incomplete'],
    ['2026-11-19T00:00:00', 'complete'],
  ])('closes three days after the week has ended: at %s it is %s', (localNow, state) => {
    const eventTimes = [eventTime({ headcounts: { adults: 100 } })];
    expect(one(inputOf({ localNow, readings: { eventTimes } }))?.state).toBe(state);
  });

  test('leaves out a time by the clock of the church, in summer and winter, counted or not', () => {
    const leftOutTimes = ['sunday 07:30'];
    const event = { eventId: 'sunday', source: 'headcounts' as const, leftOutTimes };
    const choices = { attendance: [event] };
    const atHalfPastSeven = { startsAt: `${closedSunday}T13:30:00Z` };
    const inSummer = { day: '2026-06-14', startsAt: '2026-06-14T12:30:00Z' };
    const counted = eventTime({ headcounts: { adults: 100 } });
    const of = (time: typeof counted) =>
      one(inputOf({ choices, readings: { eventTimes: [counted, time] } }));
    expect(of(eventTime(atHalfPastSeven))).toMatchObject({ value: 100, state: 'complete' });
    const heads = { headcounts: { adults: 12 } };
    expect(of(eventTime({ ...atHalfPastSeven, ...heads }))).toMatchObject({ value: 100, count: 1 });
    const weeks = ['2026-06-08'];
    const eventTimes = [
      eventTime({ day: '2026-06-14', headcounts: { adults: 90 } }),
      eventTime(inSummer),
    ];
    expect(one(inputOf({ weeks, choices, readings: { eventTimes } }))).toMatchObject({
      value: 90,
      state: 'complete',
    });
  });

  test('leaves out a time from a day on, and counts what was counted there before', () => {
    const leftOutTimes = ['sunday 07:30'];
    const early = { startsAt: `${closedSunday}T13:30:00Z`, headcounts: { adults: 12 } };
    const valueFrom = (day: string) => {
      const leftOutFrom = { 'sunday 07:30': day };
      const event = { eventId: 'sunday', source: 'headcounts' as const, leftOutTimes, leftOutFrom };
      const eventTimes = [eventTime({ headcounts: { adults: 100 } }), eventTime(early)];
      return one(inputOf({ choices: { attendance: [event] }, readings: { eventTimes } }))?.value;
    };
    expect(valueFrom(closedSunday)).toBe(100);
    expect(valueFrom(addDays(closedSunday, 1))).toBe(112);
  });

  test('of a Saturday church counts Saturday and the Sunday after it as one week', () => {
    const weeks = ['2026-11-07'];
    const eventTimes = [
      eventTime({ day: '2026-11-07', headcounts: { adults: 50 } }),
      eventTime({ day: '2026-11-08', headcounts: { adults: 30 } }),
      eventTime({ day: '2026-11-06', headcounts: { adults: 1 } }),
    ];
    const choices = { weekStartsOn: 'saturday' as const };
    expect(one(inputOf({ weeks, choices, readings: { eventTimes } }))?.value).toBe(80);
  });

  test('has no row before the first record, and none of weeks that were not read', () => {
    const covered = {
      eventTimes: {
        from: '2026-11-02',
        to: '2026-11-22',
        firstDay: '2026-11-12',
        asOf: '2026-11-22T18:00:00Z',
      },
    };
    const weeks = ['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'];
    expect(
      computeFigure('attendance', inputOf({ weeks, covered })).map(({ week }) => week),
    ).toEqual(['2026-11-09', '2026-11-16']);
  });
});

describe('attendance by check-ins', () => {
  test('counts people of a period once, however many times and labels they have', () => {
    const readings = {
      checkIns: [
        checkIns(['ann', 'ben'], { records: 3 }),
        checkIns(['ann'], { locationIds: ['room'] }),
      ],
    };
    expect(one(inputOf({ choices: byCheckIns, readings }))).toMatchObject({
      value: 2,
      count: 4,
      state: 'complete',
      source: 'check_ins',
    });
  });

  test('counts a check-in without a person as one more, and volunteers not at all', () => {
    const readings = {
      checkIns: [
        checkIns(['ann'], { nameless: 2, records: 3 }),
        checkIns(['helper'], { kind: 'Volunteer' }),
      ],
    };
    expect(one(inputOf({ choices: byCheckIns, readings }))).toMatchObject({ value: 3, count: 3 });
  });

  test('leaves out who came to a left out time only', () => {
    const leftOutTimes = ['sunday 07:30'];
    const readings = {
      checkIns: [
        checkIns(['early'], { times: leftOutTimes }),
        checkIns(['both'], { times: ['sunday 07:30', 'sunday 09:00'] }),
        checkIns(['late'], { times: ['sunday 09:00'] }),
        checkIns(['no time'], { times: [] }),
      ],
    };
    const input = { choices: { attendance: [{ ...sundayByCheckIns, leftOutTimes }] }, readings };
    expect(one(inputOf(input))).toMatchObject({ value: 3, state: 'complete' });
    expect(computeFigure('reach', inputOf(input))[0]).toMatchObject({ value: 3 });
  });

  test('counts who comes to two events twice', () => {
    const both = [
      { eventId: 'sunday', source: 'check_ins' as const },
      { eventId: 'midweek', source: 'check_ins' as const },
    ];
    const readings = { checkIns: [checkIns(['ann']), checkIns(['ann'], { eventId: 'midweek' })] };
    expect(one(inputOf({ choices: { attendance: both }, readings }))?.value).toBe(2);
  });

  test('is incomplete when another chosen event was held and nobody counted there', () => {
    const both = [
      { eventId: 'sunday', source: 'check_ins' as const },
      { eventId: 'chapel', source: 'headcounts' as const },
    ];
    const readings = {
      checkIns: [checkIns(['ann'])],
      eventTimes: [eventTime(), eventTime({ eventId: 'chapel' })],
    };
    expect(one(inputOf({ choices: { attendance: both }, readings }))).toMatchObject({
      value: 1,
      state: 'incomplete',
      source: 'headcounts+check_ins',
    });
  });

  test('is missing when nobody was checked in', () => {
    const readings = { eventTimes: [eventTime({ headcounts: { adults: 100 } })] };
    expect(one(inputOf({ choices: byCheckIns, readings }))).toMatchObject({
      value: null,
      state: 'missing',
    });
  });
});
