import { describe, expect, test } from 'vitest';
import { checkIns, closedSunday, eventTime, inputOf } from '#testing/figures/figure-input.ts';
import { computeFigure } from './compute-figures.ts';

const byCheckIns = {
  attendance: [{ eventId: 'sunday', source: 'check_ins' as const }],
  firstTimeGuests: { source: 'first_time_check_ins' as const },
};

describe('first-time guests', () => {
  const guests = (input: ReturnType<typeof inputOf>) =>
    computeFigure('first_time_guests', input)[0];
  const visit = (person: string, day: string, eventId = 'sunday') => ({ person, day, eventId });

  test('are people whom no counted event has seen before: a first holiday club is no first visit', () => {
    const choices = {
      ...byCheckIns,
      firstTimeGuests: { source: 'first_time_check_ins' as const, ids: ['sunday', 'club'] },
    };
    const firstVisits = [
      visit('ann', closedSunday, 'club'),
      visit('ann', '2024-03-03'),
      visit('ben', closedSunday),
      visit('ben', closedSunday, 'club'),
    ];
    expect(guests(inputOf({ choices, readings: { firstVisits } }))).toMatchObject({
      value: 1,
      count: 2,
      state: 'complete',
      source: 'first_time_check_ins',
    });
  });

  test('are not members whom a counted event saw before, though nobody saw their first check-in there', () => {
    const choices = {
      ...byCheckIns,
      firstTimeGuests: { source: 'first_time_check_ins' as const, ids: ['club'] },
    };
    const readings = {
      firstVisits: ['ann', 'ben', 'cas'].map((person) => visit(person, closedSunday, 'club')),
      firstSeen: [
        { day: '2017-03-05', eventId: 'sunday', people: ['ann'] },
        { day: '2017-03-05', eventId: 'staff meeting', people: ['ben'] },
        { day: closedSunday, eventId: 'sunday', people: ['cas'] },
      ],
    };
    expect(guests(inputOf({ choices, readings }))).toMatchObject({ value: 2, count: 2 });
  });

  test('are not those whose first visit was at an event that does not count', () => {
    const firstVisits = [visit('ann', closedSunday, 'staff meeting')];
    const readings = { firstVisits, checkIns: [checkIns(['old hand'])] };
    expect(guests(inputOf({ choices: byCheckIns, readings }))?.value).toBe(0);
  });

  test('are missing in a week in which nobody was checked in', () => {
    expect(guests(inputOf({ choices: byCheckIns }))?.state).toBe('missing');
  });

  test('by connect cards are people once, and a week without a card is zero', () => {
    const choices = { firstTimeGuests: { source: 'form' as const, ids: ['card'] } };
    const card = { day: closedSunday, listId: 'card', people: ['ann'], nameless: 0 };
    const guestCards = [card, card, { ...card, listId: 'other', people: ['ben'] }];
    expect(guests(inputOf({ choices, readings: { guestCards } }))).toMatchObject({
      value: 1,
      count: 2,
    });
    expect(guests(inputOf({ choices }))?.value).toBe(0);
  });
});

describe('guest return', () => {
  const firstVisits = ['ann', 'ben', 'cas'].map((person) => ({
    person,
    day: '2026-09-06',
    eventId: 'sunday',
  }));
  const cohort = (localNow?: string) =>
    computeFigure(
      'guest_return',
      inputOf({
        ...(localNow ? { localNow } : {}),
        weeks: ['2026-08-31'],
        choices: byCheckIns,
        readings: {
          firstVisits,
          checkIns: [
            checkIns(['ann', 'ben', 'cas'], { day: '2026-09-06' }),
            checkIns(['ann'], { day: '2026-10-18' }),
            checkIns(['ben'], { day: '2026-10-19' }),
            checkIns(['cas'], { day: '2026-09-13', kind: 'Volunteer' }),
          ],
        },
      }),
    )[0];

  test('includes the 42nd day and no later one, and excludes those who came to help', () => {
    expect(cohort()).toMatchObject({ value: 1 / 3, count: 3, state: 'complete' });
  });

  test('of a cohort younger than 42 days is incomplete', () => {
    expect(cohort('2026-10-18T12:00:00')?.state).toBe('incomplete');
    expect(cohort('2026-10-19T12:00:00')?.state).toBe('complete');
  });

  test('of a week without guests is missing', () => {
    const input = inputOf({ choices: byCheckIns, weeks: ['2026-08-31'] });
    expect(computeFigure('guest_return', input)[0]).toMatchObject({
      value: null,
      state: 'missing',
    });
  });
});

describe('kids', () => {
  const seen = [
    checkIns(['kim', 'lou'], { eventId: 'school' }),
    checkIns(['lou'], { locationIds: ['nursery'] }),
    checkIns(['grown up'], {}),
    checkIns(['helper'], { eventId: 'school', kind: 'Volunteer' }),
  ];
  const value = (chosen: { eventIds?: string[]; locationIds?: string[] } | null) =>
    computeFigure('kids', inputOf({ choices: { kids: chosen }, readings: { checkIns: seen } }))[0]
      ?.value;

  test('are those at the chosen events or in the chosen rooms, without helpers', () => {
    expect(value({ eventIds: ['school'] })).toBe(2);
    expect(value({ locationIds: ['nursery'] })).toBe(1);
    expect(value({ eventIds: ['other'] })).toBeNull();
  });

  test('are not counted before somebody has chosen', () => {
    expect(value(null)).toBeUndefined();
  });

  const byHeads = (changes: Parameters<typeof inputOf>[0]) =>
    computeFigure(
      'kids',
      inputOf({ choices: { kids: { attendanceTypeIds: ['kids'] } }, ...changes }),
    )[0];

  test('are headcounts where children are typed as a headcount, without a check-in', () => {
    const eventTimes = [
      eventTime({ headcounts: { adults: 100, kids: 21 } }),
      eventTime({ headcounts: { adults: 40 } }),
    ];
    expect(byHeads({ readings: { eventTimes } })).toMatchObject({
      value: 21,
      count: 1,
      state: 'complete',
      source: 'headcounts',
    });
    const onlyAdults = [eventTime({ headcounts: { adults: 100 } })];
    expect(byHeads({ readings: { eventTimes: onlyAdults } })).toMatchObject({ state: 'missing' });
    const gap = [...eventTimes, eventTime()];
    expect(byHeads({ readings: { eventTimes: gap } })).toMatchObject({ state: 'incomplete' });
  });

  test('counted and checked in at one event are counted once, those of another event are added', () => {
    const choices = {
      kids: { attendanceTypeIds: ['kids'], eventIds: ['sunday', 'school'] },
    };
    const readings = {
      eventTimes: [eventTime({ headcounts: { kids: 21 } })],
      checkIns: [checkIns(['kim', 'lou']), checkIns(['ann'], { eventId: 'school' })],
    };
    expect(byHeads({ choices, readings })).toMatchObject({
      value: 22,
      count: 2,
      source: 'headcounts+check_ins',
    });
    const uncounted = { ...readings, eventTimes: [eventTime()] };
    expect(byHeads({ choices, readings: uncounted })).toMatchObject({
      value: 3,
      state: 'complete',
      source: 'check_ins',
    });
  });
});

describe('reach', () => {
  const people = [
    checkIns(['ann', 'ben']),
    checkIns(['ann', 'cas'], { day: '2026-09-21' }),
    checkIns(['too long ago'], { day: '2026-09-20' }),
    checkIns(['elsewhere'], { eventId: 'club' }),
  ];

  test('counts different people of eight weeks at the events counted by check-ins', () => {
    const input = inputOf({ choices: byCheckIns, readings: { checkIns: people } });
    expect(computeFigure('reach', input)[0]).toMatchObject({
      value: 3,
      count: 4,
      state: 'complete',
    });
  });

  test('says nothing of a week whose eight weeks are no longer kept', () => {
    const covered = {
      checkIns: {
        from: '2026-09-28',
        to: '2026-11-22',
        firstDay: '2024-01-01',
        asOf: '2026-11-22T18:00:00Z',
      },
    };
    const input = inputOf({ choices: byCheckIns, readings: { checkIns: people }, covered });
    expect(computeFigure('reach', input)).toEqual([]);
  });

  test('does not exist for a church that only counts heads', () => {
    expect(computeFigure('reach', inputOf({ readings: { checkIns: people } }))).toEqual([]);
  });
});

describe('serving', () => {
  const plan = (day: string, people: string[], serviceTypeId = 'sundays') => ({
    day,
    startsAt: `${day}T09:00:00`,
    serviceTypeId,
    people,
    records: people.length + 1,
  });

  test('counts who serves in several teams or weeks once, over six weeks', () => {
    const team = [
      plan(closedSunday, ['ann', 'ben']),
      plan('2026-10-05', ['ann', 'cas']),
      plan('2026-10-04', ['before']),
      plan(closedSunday, ['elsewhere'], 'rehearsals'),
    ];
    const choices = { serving: { source: 'team_members' as const, serviceTypeIds: ['sundays'] } };
    expect(computeFigure('serving', inputOf({ choices, readings: { team } }))[0]).toMatchObject({
      value: 3,
      count: 6,
      source: 'team_members',
    });
  });

  test('leaves plans out that are still to come', () => {
    const weeks = ['2026-11-16'];
    const team = [
      plan('2026-11-21', ['ann']),
      { ...plan('2026-11-22', ['ben']), startsAt: '2026-11-22T18:00:00' },
    ];
    const choices = { serving: { source: 'team_members' as const } };
    expect(
      computeFigure('serving', inputOf({ weeks, choices, readings: { team } }))[0]?.value,
    ).toBe(1);
  });

  test('by check-ins counts volunteers', () => {
    const seen = [checkIns(['ann'], { kind: 'Volunteer' }), checkIns(['ben'])];
    const choices = { serving: { source: 'check_ins' as const } };
    expect(
      computeFigure('serving', inputOf({ choices, readings: { checkIns: seen } }))[0]?.value,
    ).toBe(1);
  });
});
