import { describe, expect, test } from 'vitest';
import type { FigureId } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { createChurch } from '#sandbox/church/church.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { createZone } from '#sandbox/church/zone.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';
import { attendanceOf, kidsOf } from './attendance.ts';
import { compareFigures } from './compare.ts';
import { recomputeFigures } from './recompute.ts';
import { weeksBetween } from './weeks.ts';

const asOf = Date.parse('2026-11-21T20:00:00Z');
const zone = createZone('America/Chicago');

function churchOf(identity: string) {
  const person = planningCenterIdentities.find(({ id }) => id === identity);
  if (!person) {
    throw new Error(`Nobody in the sandbox is called ${identity}.`);
  }
  return createChurch(churchSpecOf(person.organization), zone, asOf);
}

const graceHill: MeasureChoices = {
  weekStartsOn: 'sunday',
  timeZone: 'America/Chicago',
  country: 'US',
  easter: 'western',
  attendance: [
    { eventId: '701', source: 'headcounts', attendanceTypeIds: ['43010', '43011'] },
    { eventId: '702', source: 'check_ins' },
  ],
  kids: { locationIds: ['70100', '70101', '70102'] },
  firstTimeGuests: { source: 'first_time_check_ins', ids: ['701'] },
  serving: { source: 'team_members', serviceTypeIds: ['31', '32'] },
  groups: { groupTypeIds: 'all' },
  giving: { fundIds: 'all' },
  seats: { '701': 140 },
  brandTerms: ['grace hill'],
};

const church = churchOf('grace-hill');
const figures = recomputeFigures(church, graceHill, 'sc-domain:gracehill.example');
const onSundays = { ...graceHill, attendance: graceHill.attendance.slice(0, 1) };
const sundays = recomputeFigures(church, onSundays, null).get('attendance');
const of = (figure: FigureId, week: string) => figures.get(figure)?.get(week);
const valuesOf = (figure: FigureId) =>
  [...(figures.get(figure)?.values() ?? [])].flatMap(({ value }) => value ?? []);

describe('the weeks of Grace Hill, from its raw records', () => {
  test('a Sunday nobody counted leaves its week incomplete, with Wednesday alone', () => {
    const week = of('attendance', '2025-10-19');
    expect(week?.state).toBe('incomplete');
    expect(week?.value).toBeLessThan(100);
    expect(sundays?.get('2025-10-19')).toEqual({ value: null, state: 'missing', count: 0 });
  });

  test('a snowed-in Sunday has the late service only, of which few came', () => {
    expect(sundays?.get('2025-01-26')).toMatchObject({ state: 'incomplete' });
    expect(sundays?.get('2025-01-26')?.value).toBeLessThan(60);
    expect(sundays?.get('2026-04-05')?.value).toBeGreaterThan(200);
  });

  test('the current week and the one that somebody may still be typing are not complete', () => {
    expect(of('attendance', '2026-11-15')?.state).not.toBe('complete');
    expect(figures.get('attendance')?.has('2026-11-22')).toBe(false);
  });

  test('the family that paid for the roof shows in one week', () => {
    const giving = valuesOf('giving');
    expect(of('giving', '2025-05-18')?.value).toBe(Math.max(...giving));
    expect(of('giving', '2025-05-18')?.value).toBeGreaterThan(8_500_000);
  });

  test('what is settled is never more than what was given', () => {
    for (const [week, { value }] of figures.get('giving_settled') ?? []) {
      expect(value).toBeLessThanOrEqual(of('giving', week)?.value ?? Number.NaN);
    }
  });

  test('shares are shares, and guests of the last six weeks are not done returning', () => {
    for (const share of [...valuesOf('guest_return'), ...valuesOf('recurring_share')]) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(of('guest_return', '2026-10-18')?.state).not.toBe('complete');
    expect(valuesOf('guest_return').some((share) => share > 0)).toBe(true);
  });

  test('members of groups are known now, and never before', () => {
    expect([...(figures.get('group_members')?.keys() ?? [])]).toEqual(['2026-11-15']);
  });

  test('brand and non-brand do not add up to the total', () => {
    const [clicks, nonbrand] = [
      of('search_clicks', '2026-10-04'),
      of('search_nonbrand_clicks', '2026-10-04'),
    ];
    expect(clicks?.state).toBe('complete');
    expect(nonbrand?.value).toBeLessThan(clicks?.value ?? Number.NaN);
  });
});

test('a left out service is neither counted nor missed, and children are counted by heads', () => {
  const at = Date.parse('2025-05-20T12:00:00Z');
  const [week] = weeksBetween(at, at, { timeZone: 'America/Chicago', weekStartsOn: 'sunday' });
  if (!week) {
    throw new Error('There is no such week.');
  }
  const sunday = { eventId: '701', source: 'headcounts' as const };
  const came = (event: Partial<MeasureChoices['attendance'][number]>) => {
    const choices = { ...graceHill, attendance: [{ ...sunday, ...event }] };
    return attendanceOf({ church, choices, now: asOf }, week).value ?? Number.NaN;
  };
  const first = came({ leftOutTimes: ['sunday 11:00'] });
  expect(first).toBeGreaterThan(0);
  expect(came({})).toBe(first + came({ leftOutTimes: ['sunday 09:00'] }));
  const [leftOutTimes, day] = [['sunday 11:00'], 'sunday 11:00'];
  expect(came({ leftOutTimes, leftOutFrom: { [day]: '2025-05-18' } })).toBe(first);
  expect(came({ leftOutTimes, leftOutFrom: { [day]: '2025-05-19' } })).toBe(came({}));
  const choices = { ...graceHill, kids: { attendanceTypeIds: ['43011'] } };
  expect(kidsOf({ church, choices, now: asOf }, week)?.value).toBe(
    came({ attendanceTypeIds: ['43011'] }),
  );
});

test('Harbor has the weeks since it began, and too few donors to show at first', () => {
  const harbor = churchOf('eight-weeks');
  const id = (number: number) => harbor.id(number);
  const choices: MeasureChoices = {
    ...graceHill,
    attendance: [
      {
        eventId: id(701),
        source: 'headcounts',
        attendanceTypeIds: [id(43_010), id(43_011)],
      },
    ],
    kids: null,
    seats: null,
    serving: null,
    firstTimeGuests: null,
    groups: null,
  };
  const weeks = recomputeFigures(harbor, choices, null);
  expect([...(weeks.get('attendance')?.keys() ?? [])]).toHaveLength(8);
  expect(weeks.get('kids')).toBeUndefined();
  const states = [...(weeks.get('giving_units')?.values() ?? [])].map(({ state }) => state);
  expect(states).toContain('complete');
});

describe('a comparison', () => {
  const served = (value: number) => ({
    weekStartsOn: 'sunday' as const,
    timeZone: 'America/Chicago',
    currency: 'USD',
    figures: [
      {
        figure: 'giving' as const,
        unit: 'money' as const,
        weeks: [
          {
            week: '2025-05-18',
            value,
            state: 'complete' as const,
            count: of('giving', '2025-05-18')?.count ?? 0,
            source: 'donations',
            asOf: '2026-11-21T20:00:00Z',
          },
        ],
      },
    ],
  });
  const recomputed = new Map([
    [
      'giving' as const,
      new Map([...(figures.get('giving') ?? [])].filter(([week]) => week === '2025-05-18')),
    ],
  ]);
  const value = of('giving', '2025-05-18')?.value ?? 0;

  test('finds nothing where all is the same, and every cent that is not', () => {
    expect(compareFigures(served(value), recomputed)).toEqual([]);
    expect(compareFigures(served(value + 1), recomputed)).toHaveLength(1);
  });

  test('finds what is served beyond the records, and what is not served', () => {
    expect(compareFigures(served(value), new Map())).toHaveLength(1);
    const nothing = { ...served(value), figures: [] };
    expect(compareFigures(nothing, recomputed)).toHaveLength(1);
  });
});
