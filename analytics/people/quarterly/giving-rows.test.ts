import { describe, expect, test } from 'vitest';
import type { QuarterMeasure } from '#contract/people.ts';
import { churchOfVisits, sundayOf, type Visits } from '#testing/figures/people/church-of-visits.ts';
import { quarterlyInputOf } from '#testing/figures/people/quarterly-input.ts';
import { weekOf } from '../../calendar/church-week.ts';
import type { Told } from '../giving/told-giving.ts';
import { type GivingKey, givingRows } from './giving-rows.ts';
import type { QuarterlyInput } from './quarterly.ts';

const weeks = 200;
/** The weeks of the year 2023 in the made-up church, whose first week is January 4, 2021. */
const quarter = '2023-Q1';
const guestsFrom = 104;
const families = 70;

type Gift = { household: number; week: number; person?: string };

/** Guests of early 2023 by number, of whom some give. */
function inputOf(
  gifts: readonly Gift[],
  {
    givers = 0,
    firstGifts = new Map<string, string>(),
    ...others
  }: { givers?: number } & Partial<QuarterlyInput> = {},
) {
  const guests: Record<string, Visits> = Object.fromEntries(
    Array.from({ length: families }, (_, index) => [
      `guests-${index}`,
      { people: [`a${index}`, `b${index}`], weeks: [guestsFrom + (index % 10)] },
    ]),
  );
  // Members of whom each gives in two weeks, the second time by somebody else of the household.
  const members: Record<string, Visits> = Object.fromEntries(
    Array.from({ length: givers }, (_, index) => [
      `member-${index}`,
      { people: [`m${index}`, `n${index}`], weeks: [] },
    ]),
  );
  const donors = [
    ...gifts.map(({ household, week, person = `a${household}` }) => ({ week, people: [person] })),
    { week: guestsFrom + 5, people: Array.from({ length: givers }, (_, index) => `m${index}`) },
    { week: guestsFrom + 6, people: Array.from({ length: givers }, (_, index) => `n${index}`) },
  ].map(({ week, people }) => ({ day: sundayOf(week), currency: 'USD', people }));
  const church = churchOfVisits({ ...guests, ...members }, { weeks, readings: { donors } });
  const choices = { ...church.choices, giving: { fundIds: 'all' as const } };
  return quarterlyInputOf(
    { ...church, choices },
    { spans: new Map([[2023, { guests: 1, giving: 1 }]]), firstGifts, ...others },
  );
}

/** Gifts of so many of the guests, so many weeks after their first visit. */
function giftsOf(count: number, after: number): Gift[] {
  return Array.from({ length: count }, (_, household) => ({
    household,
    week: guestsFrom + (household % 10) + after,
  }));
}

/** What rows say in one run after another, which remember. */
function runs(inputs: readonly QuarterlyInput[], of = quarter) {
  const remembered: (GivingKey & Told)[] = [];
  const isSame = (a: GivingKey, b: GivingKey) =>
    a.quarter === b.quarter && a.span === b.span && a.measure === b.measure;
  return inputs.map((input) => {
    const told = givingRows(input, of, (key) => remembered.filter((each) => isSame(each, key)));
    remembered.push(...told.remembered);
    return (measure: QuarterMeasure) => {
      const row = told.rows.find((each) => each.measure === measure);
      return row && (row.state === 'complete' ? [row.value, row.base] : row.state);
    };
  });
}

describe('who of new households gave', () => {
  test('within half a year and within a year of the first visit, of all of the quarter', () => {
    const [says] = runs([inputOf([...giftsOf(8, 26), ...giftsOf(20, 40)])]);
    expect(says?.('gave_26')).toEqual([8, families]);
    expect(says?.('gave_52')).toEqual([20, families]);
  });

  test('counts nothing from before the first visit, and nothing after the horizon', () => {
    const late = giftsOf(8, 27);
    const early = giftsOf(8, -20).map((gift) => ({ ...gift, household: gift.household + 20 }));
    const [says] = runs([inputOf([...late, ...early])]);
    expect(says?.('gave_26')).toBe('suppressed');
    expect(says?.('gave_52')).toEqual([8, families]);
  });

  test('12 in a year beside 8 in half a year are withheld, 13 are told', () => {
    const of = (year: number) => runs([inputOf([...giftsOf(8, 2), ...giftsOf(year, 40)])])[0];
    expect([of(12)?.('gave_26'), of(12)?.('gave_52')]).toEqual([[8, families], 'suppressed']);
    expect(of(13)?.('gave_52')).toEqual([13, families]);
  });

  test('one late gift leaves the row as it was, six change it', () => {
    const [first, second, third] = runs([8, 9, 14].map((count) => inputOf(giftsOf(count, 2))));
    expect([first, second, third].map((says) => says?.('gave_26'))).toEqual([
      [8, families],
      [8, families],
      [14, families],
    ]);
  });

  test('a correction of half a year does not come near what a year told, nor the other way', () => {
    const moved = [...giftsOf(13, 20), ...giftsOf(16, 40)];
    const [first, second] = runs([
      inputOf([...giftsOf(8, 20), ...giftsOf(14, 40)]),
      // Five gifts belonged to earlier weeks: 13 beside the 14 that were told would single out one.
      inputOf(moved),
    ]);
    expect([first?.('gave_26'), first?.('gave_52')]).toEqual([
      [8, families],
      [14, families],
    ]);
    expect([second?.('gave_26'), second?.('gave_52')]).toEqual([
      [8, families],
      [14, families],
    ]);
    expect(runs([inputOf(moved)])[0]?.('gave_26')).toEqual([13, families]);
  });

  test('is told again under the choices of then, though it cannot be counted any more', () => {
    const input = inputOf(giftsOf(8, 2));
    const { path } = input;
    const unread = { ...path.church, readFrom: { ...path.church.readFrom, donors: '2023-06-05' } };
    const others = { ...unread, choices: { ...unread.choices, country: 'CA' } };
    const [first, later, other] = runs([
      input,
      { ...input, path: { ...path, church: unread } },
      { ...input, path: { ...path, church: others } },
    ]);
    expect(first?.('gave_26')).toEqual([8, families]);
    expect(later?.('gave_26')).toEqual([8, families]);
    // Under other choices the stored row stays, of which nothing is said anew.
    expect(other?.('gave_26')).toBeUndefined();
  });

  test('has no row while its half-year is open, before anybody has chosen, or of another span', () => {
    const gifts = giftsOf(8, 2);
    const state = (others: Partial<QuarterlyInput>, of = quarter) =>
      runs([inputOf(gifts, others)], of)[0]?.('gave_26');
    expect(state({ today: '2023-08-01' })).toBe('incomplete');
    expect(state({ isGivingChosen: false })).toBe('missing');
    const products = inputOf([]).products;
    const giving = (since: string, isOpen = true) => ({
      products: { ...products, giving: { isOpen, since } },
    });
    expect(state(giving('2023-02-01'))).toBe('missing');
    expect(state(giving('2022-02-01', false))).toBe('missing');
    expect(state({ spans: new Map([[2023, { guests: 1, giving: 2 }]]) })).toBeUndefined();
    expect(state({ spans: new Map([[2023, { guests: 1, giving: null }]]) })).toBeUndefined();
    expect(state({ spans: new Map() })).toBeUndefined();
  });
});

describe('a quarter’s givers', () => {
  const firstGifts = (days: Record<string, string>) => new Map(Object.entries(days));

  test('are households, of which the first are those of whom nobody gave before', () => {
    const first = Array.from({ length: 8 }, (_, index) => [`m${index}`, sundayOf(guestsFrom + 5)]);
    const earlier = Array.from({ length: 30 }, (_, index) => [`m${index + 8}`, '2020-02-02']);
    const given = Object.fromEntries([...first, ...earlier]);
    const [says] = runs([inputOf([], { givers: 40, firstGifts: firstGifts(given) })]);
    expect([says?.('givers'), says?.('givers_first')]).toEqual([
      [40, null],
      [8, 40],
    ]);
    // Whose husband gave years ago gave not for the first time.
    const spouse = firstGifts({ ...given, n0: '2019-05-05' });
    expect(runs([inputOf([], { givers: 40, firstGifts: spouse })])[0]?.('givers_first')).toEqual([
      7, 40,
    ]);
    // Who gave for the first time later as well is still first now.
    const later = firstGifts({ ...given, n0: '2023-09-03' });
    expect(runs([inputOf([], { givers: 40, firstGifts: later })])[0]?.('givers_first')).toEqual([
      8, 40,
    ]);
  });

  test('below ten, or with one giver in each household, are withheld', () => {
    expect(runs([inputOf([], { givers: 9 })])[0]?.('givers')).toBe('suppressed');
    expect(runs([inputOf([], { givers: 10 })])[0]?.('givers')).toEqual([10, null]);
    expect(runs([inputOf(giftsOf(30, 1))])[0]?.('givers')).toBe('suppressed');
  });

  test('are open until the quarter is, and counted from its first day on', () => {
    const state = (others: Partial<QuarterlyInput>) =>
      runs([inputOf([], { givers: 40, ...others })])[0]?.('givers');
    expect(state({ today: '2023-03-20' })).toBe('incomplete');
    expect(state({ isGivingChosen: false })).toBe('missing');
  });

  test('who stopped are told once a year and without a base', () => {
    const of = (gave: number, again: number) => {
      const before = Array.from({ length: gave }, (_, household) => ({
        household,
        week: 52 + (household % 40),
      }));
      const now = Array.from({ length: again }, (_, household) => ({ household, week: 110 }));
      return inputOf([...before, ...now]);
    };
    const [says] = runs([of(60, 45)], '2023-Q4');
    expect(says?.('givers_stopped')).toEqual([15, null]);
    expect(runs([of(60, 56)], '2023-Q4')[0]?.('givers_stopped')).toBe('suppressed');
    expect(runs([of(60, 45)], '2023-Q3')[0]?.('givers_stopped')).toBeUndefined();
    // Who gives for the first time this year must not be a few either.
    const joined = inputOf([
      ...Array.from({ length: 60 }, (_, household) => ({ household, week: 52 + (household % 40) })),
      ...Array.from({ length: 48 }, (_, index) => ({ household: 15 + index, week: 110 })),
    ]);
    expect(runs([joined], '2023-Q4')[0]?.('givers_stopped')).toBe('suppressed');
  });
});

test('the made-up guests come in the quarter that is looked at', () => {
  expect(weekOf(sundayOf(guestsFrom), 'monday')).toBe('2023-01-02');
});
