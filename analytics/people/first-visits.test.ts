import { describe, expect, test } from 'vitest';
import { churchOfVisits, sundayOf, type Visits } from '#testing/figures/people/church-of-visits.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { PeopleChurch, PeopleReadings } from './church.ts';
import { pathOf } from './path.ts';
import { measureWeeks } from './weekly/weekly.ts';

const weeks = 60;
const first = 40;
const firstSunday = sundayOf(first);

/** Whether the Nguyens, who come from one Sunday on, are new. */
function areNew({
  nguyens = { people: ['an', 'binh'], weeks: [first, first + 1] },
  readings = {},
  others = {},
  visits = {},
}: {
  nguyens?: Visits;
  readings?: Partial<PeopleReadings>;
  others?: Partial<PeopleChurch>;
  visits?: Record<string, Visits>;
} = {}) {
  const church = churchOfVisits({ nguyens, ...visits }, { weeks, readings });
  return pathOf({ ...church, ...others, readings: church.readings }).firstVisits.get('nguyens');
}

const choices = churchOfVisits({}, { weeks }).choices;
const gift = (daysBefore: number, currency = 'USD') => ({
  donors: [{ day: addDays(firstSunday, -daysBefore), currency, people: ['binh'] }],
});

describe('a household', () => {
  test('that nobody knew is new on the day of its first visit, with those who came that week', () => {
    expect(areNew()).toEqual({
      household: 'nguyens',
      day: firstSunday,
      week: addDays(firstSunday, -6),
      isNew: true,
      people: ['an', 'binh'],
    });
  });

  test('is none whose newborn is checked in for the first time', () => {
    const seen = { day: sundayOf(3), eventId: 'sunday', people: ['binh'] };
    const found = areNew({
      nguyens: { people: ['newborn'], weeks: [first] },
      visits: { parents: { people: ['binh'], weeks: [] } },
      readings: { firstSeen: [seen] },
    });
    expect(found?.isNew).toBe(true);
    const church = churchOfVisits(
      { nguyens: { people: ['newborn', 'binh'], weeks: [] } },
      { weeks },
    );
    const together = {
      ...church,
      readings: {
        ...church.readings,
        firstSeen: [seen],
        firstVisits: [{ person: 'newborn', day: firstSunday, eventId: 'sunday' }],
      },
    };
    expect(pathOf(together).firstVisits.get('nguyens')).toMatchObject({ isNew: false });
  });

  test.each([
    [14, true],
    [15, false],
    [77, false],
    [78, true],
  ])('that gave %i days before: new %s', (daysBefore, isNew) => {
    const others = { choices: { ...choices, giving: { fundIds: 'all' as const } } };
    expect(areNew({ readings: gift(daysBefore), others })?.isNew).toBe(isNew);
    expect(areNew({ readings: gift(daysBefore, 'CAD'), others })?.isNew).toBe(true);
    // A church that does not count giving knows nobody by it.
    expect(areNew({ readings: gift(daysBefore) })?.isNew).toBe(true);
  });

  test('of which somebody served or joined a group weeks before is known', () => {
    const day = addDays(firstSunday, -30);
    const plan = {
      day,
      startsAt: `${day}T09:00:00`,
      serviceTypeId: '1',
      people: ['an'],
      records: 1,
    };
    const serving = { source: 'team_members' as const, serviceTypeIds: ['1'] };
    expect(areNew({ readings: { team: [plan] } })?.isNew).toBe(true);
    const withTeams = { choices: { ...choices, serving } };
    expect(areNew({ readings: { team: [plan] }, others: withTeams })?.isNew).toBe(false);
    const other = { ...plan, serviceTypeId: '2' };
    expect(areNew({ readings: { team: [other] }, others: withTeams })?.isNew).toBe(true);
    const groupJoins = [{ day, groupTypeId: '5', people: ['an'] }];
    const groups = (groupTypeIds: string[] | 'all') => ({
      choices: { ...choices, groups: { groupTypeIds } },
    });
    expect(areNew({ readings: { groupJoins }, others: groups('all') })?.isNew).toBe(false);
    expect(areNew({ readings: { groupJoins }, others: groups(['6']) })?.isNew).toBe(true);
  });

  test('told by a card is new on the day of the first card of anybody in it', () => {
    const card = (day: string, person: string, listId = 'welcome') => ({
      day,
      listId,
      people: [person],
      nameless: 0,
    });
    const found = areNew({
      nguyens: { people: ['an', 'binh'], weeks: [] },
      readings: {
        guestCards: [
          card('2021-12-05', 'an'),
          card('2021-11-28', 'binh'),
          card('2021-06-06', 'an', 'camp'),
        ],
      },
      others: { choices: { ...choices, firstTimeGuests: { source: 'form', ids: ['welcome'] } } },
    });
    expect(found).toMatchObject({ day: '2021-11-28', isNew: true, people: ['binh'] });
  });
});

describe('weeks in which members look new', () => {
  const value = (hasOtherProducts: boolean, week: number) => {
    const path = pathOf(
      churchOfVisits({ nguyens: { people: ['an'], weeks: [week] } }, { weeks, hasOtherProducts }),
    );
    return measureWeeks('new_households', path, [addDays(sundayOf(week), -6)])[0];
  };

  test('are 26, or 39 where no other product tells members', () => {
    expect([value(true, 25)?.state, value(true, 26)?.value]).toEqual(['missing', 1]);
    expect([value(false, 38)?.state, value(false, 39)?.value]).toEqual(['missing', 1]);
  });
});

describe('what cannot be told', () => {
  const path = (others: Partial<PeopleChurch>) =>
    pathOf(churchOfVisits({ nguyens: { people: ['an'], weeks: [first] } }, { weeks, ...others }));
  const week = addDays(firstSunday, -6);
  const state = (id: Parameters<typeof measureWeeks>[0], others: Partial<PeopleChurch>) =>
    measureWeeks(id, path(others), [week])[0]?.state ?? 'no row';

  test('is missing where nobody checks in', () => {
    for (const id of ['new_households', 'regulars', 'not_seen', 'people_here'] as const) {
      expect(state(id, { whoChecksIn: 'nobody' })).toBe('missing');
    }
  });

  test('is missing of guests told by cards: whether they came again', () => {
    const firstTimeGuests = { source: 'form' } as const;
    const cards = { choices: { ...choices, firstTimeGuests } };
    expect(state('new_households', cards)).toBe('complete');
    expect(state('new_households_again', cards)).toBe('missing');
    expect(state('new_households', { choices: { ...choices, firstTimeGuests: null } })).toBe(
      'missing',
    );
  });

  test('leaves the stored row where the readings of its window have gone', () => {
    const readFrom = { checkIns: addDays(week, -7 * 8), team: week, donors: week };
    const firstCheckIn = sundayOf(0);
    expect(state('regulars', { readFrom, firstCheckIn })).toBe('no row');
    const earlier = { ...readFrom, checkIns: addDays(week, -7 * 9) };
    expect(state('regulars', { readFrom: earlier, firstCheckIn })).toBe('complete');
    expect(state('not_seen', { readFrom: earlier, firstCheckIn })).toBe('no row');
  });

  test('is open until its last week is closed', () => {
    const on = (localNow: string) =>
      state('new_households_again', { localNow: `${localNow}T08:00:00` });
    // Six weeks after the week's last day, and three days more.
    expect(on(addDays(firstSunday, 45))).toBe('incomplete');
    expect(on(addDays(firstSunday, 46))).toBe('complete');
  });
});
