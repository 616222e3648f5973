import { describe, expect, test } from 'vitest';
import type { FigureId, FigureWeek } from '#contract/figures.ts';
import { tileIds } from '#contract/functions/church-pulse.ts';
import {
  attendance,
  type Given,
  inputOf,
  plain,
  pulseOf,
  quiet,
} from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figureLook } from './figure-look.ts';
import { figuresPulse } from './figures-pulse.ts';

const weeks = 60;
const first = addWeeks('2027-02-15', 1 - weeks);
const steady = (value: number) =>
  rowsOf(
    first,
    Array.from({ length: weeks }, () => value),
  );
const moneyRows = () => rowsOf(first, quiet(weeks, 1_240_000));
const suppressed = (rows: FigureWeek[]) =>
  rows.map((row) => ({ ...row, value: null, state: 'suppressed' as const, count: 0 }));

/** A church that has these figures and no other. */
const only = (figures: Partial<Record<FigureId, FigureWeek[]>>): Given => ({
  figures: new Map(Object.entries(figures) as [FigureId, FigureWeek[]][]),
});
const givingOnly = () => only({ giving: moneyRows(), giving_units: steady(40) });
const fewGivers = () =>
  only({ giving: suppressed(moneyRows()), giving_units: suppressed(steady(4)) });

/** The dashboard of a shared link that leaves giving out. */
function sharedWithoutGiving(given: Given) {
  const tiles = tileIds.filter(
    (tile) => !['giving', 'giving_per_attender', 'recurring_share'].includes(tile),
  );
  return figuresPulse(inputOf(given), {
    week: undefined,
    cards: [],
    tiles,
    aheadOf: () => ({ weeks: [], explain: () => null }),
  });
}

describe('a church that has nothing but giving', () => {
  test('sees its giving, in the headline and as a tile', () => {
    const pulse = pulseOf(givingOnly());
    expect(plain(pulse.sentence.text)).toMatch(
      /^(A normal week of giving: \$1\d,\d{3}, right in line with|\$1\d,\d{3} was given, a little)/,
    );
    expect(pulse.sentence.parts[0]).toMatchObject({ kind: 'week', tile: 'giving' });
    const giving = pulse.tile('giving');
    expect(giving).toMatchObject({ unit: 'money', lineUnit: 'money', bringsIt: null });
    expect(giving?.expected).not.toBeNull();
    expect(giving?.value).toBe(moneyRows().at(-1)?.value);
    expect(giving?.line.every(({ value }) => value !== null)).toBe(true);
  });

  test('sees the weeks ahead of its giving, named and in money', () => {
    const { coming } = pulseOf(givingOnly());
    expect(coming?.tile).toBe('giving');
    expect(coming?.weeks).toHaveLength(8);
    expect(plain(coming?.answer ?? '')).toMatch(
      /^(The next eight weeks of giving look a lot like what’s been typical lately: \$|For \w.* \(\w+ \d+\), expect giving of \$)/,
    );
  });

  test('is told why there is no giving per person, and what brings attendance', () => {
    const pulse = pulseOf(givingOnly());
    expect(pulse.tile('attendance')).toMatchObject({ state: 'no_data' });
    expect(pulse.tile('giving_per_attender')).toMatchObject({
      state: 'no_data',
      bringsIt: 'Once attendance is counted, we’ll show giving per person.',
    });
  });

  test('can trust its weeks of giving', () => {
    const { trust } = pulseOf(givingOnly());
    expect(trust).toMatchObject({
      counted: 13,
      of: 13,
      gaps: [],
      answer: 'Yes. Nothing is missing in the last 13 weeks.',
    });
  });

  test('looks closer at giving, also where a link says giving per person', () => {
    const input = inputOf(givingOnly());
    for (const tile of ['giving', 'giving_per_attender'] as const) {
      const look = figureLook(input, { tile, weeks: 52 });
      expect(look.tile.tile).toBe('giving');
      expect(plain(look.sentence)).toMatch(/^Giving: \$1\d,\d{3}/);
      expect(look.points.at(-1)?.value).toBe(moneyRows().at(-1)?.value);
    }
  });

  test('sees that few gave, and no number', () => {
    const pulse = pulseOf(fewGivers());
    expect(pulse.sentence.text).toBe(
      'We show giving once at least ten people have given within 90 days.',
    );
    expect(pulse.tile('giving')).toMatchObject({
      state: 'hidden',
      value: null,
      expected: null,
      median: null,
      lastYear: null,
    });
    expect(pulse.trust).toMatchObject({
      gaps: [],
      answer: 'Yes. Nothing is missing in the last 13 weeks.',
    });
    expect(JSON.stringify(pulse)).not.toContain('$');
  });

  test('shares a page without giving that says so, and no number', () => {
    const shared = sharedWithoutGiving(givingOnly());
    expect(shared?.sentence.text).toBe(
      'So far there are only giving numbers, and this page doesn’t show giving.',
    );
    expect(JSON.stringify(shared)).not.toMatch(/1[0-9]{6}|\$/);
    expect(shared?.tiles.map(({ tile }) => tile)).not.toContain('giving');
  });
});

test('a church with attendance has no tile of its giving apart', () => {
  const given = attendance(quiet(weeks));
  const figures = new Map([...given.figures, ...givingOnly().figures]);
  const pulse = pulseOf({ figures });
  expect(pulse.tile('giving')).toBeUndefined();
  expect(pulse.tiles).toHaveLength(8);
  expect(pulse.sentence.parts[0]?.tile).toBe('attendance');
  const look = figureLook(inputOf({ figures }), { tile: 'giving', weeks: 13 });
  expect(look.tile.tile).toBe('giving_per_attender');
});

test.each<[string, Given, RegExp, string]>([
  ['kids', only({ kids: rowsOf(first, quiet(weeks, 50)) }), /kids: \d+,/i, 'kids'],
  [
    'people serving',
    only({ serving: steady(40) }),
    /^A normal week for serving: 40 people,/,
    'serving',
  ],
  [
    'groups',
    only({ group_members: steady(86) }),
    /^A normal week for groups: 86 people,/,
    'group_members',
  ],
  ['guests', only({ first_time_guests: steady(4) }), /first-time guests/i, 'first_time_guests'],
])('a church that has nothing but %s has a headline about that', (_, given, headline, tile) => {
  const pulse = pulseOf(given);
  expect(plain(pulse.sentence.text)).toMatch(headline);
  expect(pulse.sentence.parts[0]?.tile).toBe(tile);
  expect(pulse.trust.of).toBe(13);
});

test('groups of the first day are said as they are, without a promise of a range', () => {
  const rows = rowsOf('2027-02-22', [86]);
  const pulse = pulseOf(only({ group_members: rows }));
  expect(plain(pulse.sentence.text)).toBe(
    'Your first week for groups: 86 people. After seven more weeks, we’ll show you what to expect.',
  );
});

test('a church that meets on Thursday reads of Thursday', () => {
  const pulse = pulseOf({ ...attendance(quiet(weeks)), serviceDay: 'thursday' });
  expect(pulse.week.day).toBe('2027-02-18');
  expect(pulse.sentence.text).toContain('on Thursday');
});
