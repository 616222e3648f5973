import { describe, expect, test } from 'vitest';
import type { FigureWeek } from '#contract/figures.ts';
import {
  attendance,
  type Given,
  inputOf,
  orthodox,
  pulseOf,
  quiet,
} from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figureLook } from './figure-look.ts';

describe('churches of every kind', () => {
  test('on the Monday after, headcounts that are all in are judged before the week is closed', () => {
    const given = attendance(quiet(60));
    const rows = given.figures.get('attendance') ?? [];
    const last = { ...rows.slice(-1)[0], state: 'incomplete' } as FigureWeek;
    const judged = (count: number) =>
      pulseOf({
        figures: new Map([['attendance', [...rows.slice(0, -1), { ...last, count }]]]),
      }).tile('attendance')?.state;
    expect(judged(10)).toBe('normal');
    expect(judged(5)).toBe('provisional');
  });

  test('a church that meets on Saturday reads of Saturday', () => {
    const pulse = pulseOf({ ...attendance(quiet(60)), serviceDay: 'saturday' });
    expect(pulse.week.day).toBe('2027-02-20');
    expect(pulse.sentence.text).toContain('people on Saturday');
  });

  test('an Orthodox church is lined up by its own Easter', () => {
    const weeks = 130;
    const last = '2027-04-26';
    const values = quiet(weeks).map((value, index) => {
      const week = addWeeks(last, index + 1 - weeks);
      return orthodox.eventsOf(week).some(({ id }) => id === 'easter') ? 400 : value;
    });
    const given = {
      ...attendance(values, last),
      calendar: orthodox,
      today: '2027-05-03',
      now: '2027-05-03T12:00:00Z',
    };
    const pulse = pulseOf(given);
    const easter = pulse.tile('attendance')?.line.at(-1);
    expect(easter).toMatchObject({ day: '2027-05-02', event: 'Easter', value: 400, lastYear: 400 });
    const look = figureLook(inputOf(given), { tile: 'attendance', weeks: 52 });
    expect(look.aligned).toBe('April 12, 2026 with May 2, 2027');
  });

  test('a clock change moves no week', () => {
    const pulse = pulseOf({
      ...attendance(quiet(60), '2027-03-08'),
      today: '2027-03-15',
      now: '2027-03-15T04:30:00Z',
    });
    expect(pulse.week).toMatchObject({
      first: '2027-03-08',
      last: '2027-03-14',
      day: '2027-03-14',
    });
    expect(pulse.tile('attendance')?.line.at(-1)?.event).toBe('Daylight saving begins');
  });

  test('giving is shown in the church’s currency, in minor units, and hidden below ten givers', () => {
    const base = attendance(quiet(60)).figures;
    const first = addWeeks('2027-02-15', -59);
    const given = (givers: number): Given => ({
      figures: new Map([
        ...base,
        [
          'giving',
          rowsOf(
            first,
            Array.from({ length: 60 }, () => 1_020_000),
          ),
        ],
        [
          'giving_units',
          rowsOf(
            first,
            Array.from({ length: 60 }, () => givers),
          ),
        ],
      ]),
      currency: 'JPY',
    });
    const shown = pulseOf(given(40));
    const came = shown.tile('attendance')?.value ?? 0;
    expect(shown.tile('giving_per_attender')).toMatchObject({
      value: Math.round(1_020_000 / came),
      unit: 'money',
    });
    expect(shown.currency).toBe('JPY');
    const hidden = pulseOf(given(9)).tile('giving_per_attender');
    expect(hidden).toMatchObject({
      state: 'hidden',
      value: null,
      expected: null,
      median: null,
      lastYear: null,
    });
    expect(hidden?.line.every(({ value }) => value === null)).toBe(true);
  });

  test('under twenty guests, people are counted and no percentage is given', () => {
    const first = addWeeks('2027-02-15', -59);
    const returns = (guests: number) =>
      pulseOf({
        figures: new Map([
          [
            'guest_return',
            rowsOf(
              first,
              Array.from({ length: 60 }, () => 0.5),
              { count: guests },
            ),
          ],
        ]),
      }).tile('guest_return');
    expect(returns(2)).toMatchObject({ value: 8, base: 16, share: null });
    expect(returns(4)).toMatchObject({ value: 16, base: 32 });
    expect(returns(4)?.share?.interval?.low).toBeCloseTo(0.336, 2);
  });

  test('what a note says, from right to left too, is passed on letter by letter', () => {
    const text = 'عاصفة ثلجية <b>';
    const pulse = pulseOf({
      ...attendance([...quiet(60), null]),
      annotations: [
        {
          id: 'a',
          from: '2027-02-21',
          to: '2027-02-21',
          text,
          kind: 'weather',
          doesNotCount: false,
          by: null,
          at: '2027-02-21T20:00:00Z',
        },
      ],
    });
    expect(pulse.trust.gaps).toEqual([
      { week: '2027-02-15', day: '2027-02-21', isPartial: false, note: text },
    ]);
  });

  test('nothing is said of search and guests together under 26 weeks', () => {
    const searched = (weeks: number) => {
      const first = addWeeks('2027-02-15', 1 - weeks);
      const rows = (offset: number) =>
        rowsOf(
          first,
          Array.from({ length: weeks }, (_, index) => 20 + ((index * 7 + offset) % 11)),
        );
      return pulseOf({
        figures: new Map([
          ['search_clicks', rows(40)],
          ['search_nonbrand_clicks', rows(0)],
          ['first_time_guests', rows(3)],
        ]),
      }).search;
    };
    expect(searched(24)?.together).toBeNull();
    expect(searched(60)?.together).toMatchObject({ weeks: 58, lagWeeks: 2 });
    expect(searched(60)?.other.yearAgo).not.toBeNull();
    expect(searched(24)?.other.yearAgo).toBeNull();
  });
});
