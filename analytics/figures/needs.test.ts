import { expect, test } from 'vitest';
import { type FigureId, figureIds } from '#contract/figures.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { inputOf } from '#testing/figures/figure-input.ts';
import { isOfFewGivers } from './few-givers.ts';
import { figuresAffected, isTouched, needs, readingsNeeded } from './needs.ts';

const sundays = { eventId: 'sunday', source: 'headcounts' as const };
const { choices } = inputOf({
  choices: {
    attendance: [sundays],
    firstTimeGuests: { source: 'first_time_check_ins', ids: ['sunday'] },
    groups: { groupTypeIds: 'all' },
    giving: { fundIds: 'all' },
    seats: { sunday: 100 },
  },
});
const giving: FigureId[] = ['giving', 'giving_settled', 'giving_units', 'recurring_share'];
const guests: FigureId[] = ['first_time_guests', 'guest_return'];
const search: FigureId[] = ['search_clicks', 'search_impressions', 'search_nonbrand_clicks'];
const saturday = { eventId: 'saturday', source: 'headcounts' as const };

test.each<[string, Partial<MeasureChoices>, FigureId[]]>([
  ['the seats', { seats: { sunday: 140 } }, ['room_use']],
  ['the funds', { giving: { fundIds: ['general'] } }, giving],
  ['what is served', { serving: { source: 'team_members' } }, ['serving']],
  ['the rooms of children', { kids: { locationIds: ['nursery'] } }, ['kids']],
  ['who is a guest', { firstTimeGuests: { source: 'new_people' } }, guests],
  ['the words of the name', { brandTerms: ['grace'] }, ['search_nonbrand_clicks']],
  ['the groups', { groups: { groupTypeIds: ['7'] } }, ['group_members', 'group_attendance']],
  ['how far back groups are read', { groups: { groupTypeIds: 'all', wholePast: true } }, []],
  ['the country', { country: 'CA', easter: 'orthodox' }, []],
  [
    'another event without seats',
    { attendance: [...choices.attendance, saturday] },
    ['attendance', ...guests],
  ],
  [
    'an event by check-ins',
    { attendance: [{ eventId: 'sunday', source: 'check_ins' }] },
    ['attendance', 'reach'],
  ],
  [
    'the counted heads of an event with seats',
    { attendance: [{ eventId: 'sunday', source: 'headcounts', attendanceTypeIds: ['adults'] }] },
    ['attendance', 'room_use'],
  ],
  [
    'the times left out of an event with seats',
    { attendance: [{ ...sundays, leftOutTimes: ['sunday 07:30'] }] },
    ['attendance', 'room_use'],
  ],
  ['the headcounts of children', { kids: { attendanceTypeIds: ['kids'] } }, ['kids']],
  ['the time zone', { timeZone: 'Europe/Paris' }, figureIds.filter((id) => !search.includes(id))],
  ['the first day of the week', { weekStartsOn: 'sunday' }, [...figureIds]],
])('a change of %s touches these figures only', (_what, change, expected) => {
  const touched = figureIds.filter((id) => isTouched(id, choices, { ...choices, ...change }));
  expect(touched).toEqual(figureIds.filter((id) => expected.includes(id)));
});

test('what no counted figure is computed from is not needed', () => {
  const heads = inputOf({}).choices;
  expect([...readingsNeeded(heads)]).toEqual(['eventTimes', 'searchDays']);
  expect(needs('reach', heads)).toBeNull();
  expect(figuresAffected(choices, new Set(['eventTimes']))).toEqual(['attendance', 'room_use']);
});

test('every figure computed from gifts is hidden where few give', () => {
  const fromGifts = figureIds.filter((id) => needs(id, choices)?.includes('gifts'));
  expect(fromGifts).toEqual(giving);
  expect(fromGifts.filter((id) => !isOfFewGivers(id, 9))).toEqual([]);
});
