import { describe, expect, test } from 'vitest';
import type { OwnFigureFacts } from '#contract/figures/own.ts';
import type { AnyFigureId, FigureWeek } from '#contract/figures.ts';
import { attendance, inputOf, plain, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { rowsOf } from '#testing/figures/made-up-rows.ts';
import { addWeeks } from '../calendar/church-week.ts';
import { figureLook } from './figure-look.ts';
import { inOrder, tileViewsOf } from './tile-views.ts';

const last = '2027-02-15';

function own(id: OwnFigureFacts['id'], facts: Partial<OwnFigureFacts> = {}): OwnFigureFacts {
  const usual = {
    kind: 'other',
    per: 'service',
    together: 'sum',
    isFromHeadcounts: false,
  } as const;
  return { id, name: id.slice('own_'.length), ...usual, ...facts };
}

/** A church with attendance and figures of its own, all up to the newest week. */
function churchOf(
  figures: readonly (readonly [OwnFigureFacts, readonly (number | null)[]])[],
  weeks = 120,
) {
  const rows = figures.map(([{ id }, values]): [AnyFigureId, FigureWeek[]] => [
    id,
    rowsOf(addWeeks(last, 1 - values.length), values, { source: 'hand' }),
  ]);
  return {
    figures: new Map<AnyFigureId, readonly FigureWeek[]>([
      ...attendance(quiet(weeks)).figures,
      ...rows,
    ]),
    own: figures.map(([facts]) => facts),
  };
}

const cars = own('own_cars', { name: 'Cars' });
const baptisms = own('own_baptisms', { name: 'Baptisms', kind: 'people', per: 'week' });
const rare = Array.from({ length: 80 }, (_, at) => (at % 9 === 0 ? 2 : 0));

describe('a figure of a church’s own', () => {
  test('has a range, a verdict, growth and thirteen weeks like any other', () => {
    const { tile } = pulseOf(churchOf([[cars, quiet(120, 60, 0.08, 7)]]));
    expect(tile('own_cars')).toMatchObject({
      unit: 'count',
      own: { name: 'Cars', sums: null },
      state: 'normal',
      verdict: { state: expect.stringMatching(/normal|outside/), side: expect.any(String) },
      growth: { weeks: 26 },
      source: 'hand',
    });
    expect(tile('own_cars')?.expected?.high80).toBeGreaterThan(60);
    expect(tile('own_cars')?.line).toHaveLength(13);
  });

  test('is named when it is off, in the church’s words', () => {
    const values = [...quiet(119, 60, 0.06, 7), 5];
    const pulse = pulseOf(churchOf([[cars, values]]));
    expect(pulse.tile('own_cars')?.verdict).toMatchObject({ state: 'unusual', direction: 'down' });
    expect(pulse.anythingOff).toBe('Yes, one thing: a lower number for Cars.');
    expect(pulse.sentence.text).toContain('Take a look at Cars this week.');
    expect(pulse.sentence.parts[1]?.tile).toBe('own_cars');
  });

  test('of which there are less than one a week has sums of 13 weeks and no verdict', () => {
    const { tile, ...pulse } = pulseOf(churchOf([[baptisms, rare]]));
    const shown = tile('own_baptisms');
    expect(shown).toMatchObject({
      state: 'too_little',
      weeksToGo: 0,
      expected: null,
      verdict: { state: 'none', side: null, direction: null },
    });
    const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
    expect(shown?.own?.sums).toEqual({
      newest: sum(rare.slice(-13)),
      before: sum(rare.slice(-26, -13)),
      lastYear: sum(rare.slice(-65, -52)),
      year: sum(rare.slice(-8)),
    });
    const view = tileViewsOf(pulse).find((each) => each.tile.tile === 'own_baptisms');
    expect(view).toMatchObject({ number: String(sum(rare.slice(-13))), of: 'in 13 weeks' });
    expect(view?.facts[0]).toEqual({
      name: 'Previous 13 weeks',
      value: String(sum(rare.slice(-26, -13))),
    });
  });

  test('that became more frequent is judged from then on, and what was before stays as it was', () => {
    const often = [...rare, ...quiet(60, 12, 0.2, 11)];
    const whole = inputOf(churchOf([[baptisms, often]], 150));
    const before = inputOf(churchOf([[baptisms, rare]], 150));
    expect(before.expected.get('own_baptisms')?.size).toBe(0);
    const weeks = [...(whole.expected.get('own_baptisms')?.keys() ?? [])];
    const firstOften = addWeeks(last, -59);
    expect(weeks.length).toBeGreaterThan(8);
    expect(weeks.every((week) => week > firstOften)).toBe(true);
  });

  test('of zeros is not asked about: nobody was baptized', () => {
    const { tile } = pulseOf(churchOf([[baptisms, [...quiet(60, 4, 0.5), 0, 0]]]));
    expect(tile('own_baptisms')?.state).not.toBe('asked');
  });

  test('has a closer look with its own name, and a goal', () => {
    const input = inputOf(churchOf([[cars, quiet(120, 60, 0.08, 7)]]));
    const look = figureLook(
      input,
      { tile: 'own_cars', weeks: 52 },
      { goal: { value: 70, by: 'Ana' } },
    );
    expect(plain(look.sentence)).toMatch(/^Cars: \d+/);
    expect(look.points).toHaveLength(52);
    expect(look.goal).toMatchObject({ value: 70, by: 'Ana', end: { median: expect.any(Number) } });
  });

  test('whose name is written from the right keeps our sentence in order', () => {
    const named = own('own_figure', { name: 'معمودية' });
    const { anythingOff } = pulseOf(churchOf([[named, [...quiet(119, 60, 0.06, 7), 5]]]));
    expect(anythingOff).toBe('Yes, one thing: a lower number for \u2068معمودية\u2069.');
  });
});

test('figures of a church’s own take the places of those that were never counted, then a third row', () => {
  const many = Array.from({ length: 9 }, (_, at) => own(`own_${at}`));
  const orderOf = (facts: readonly OwnFigureFacts[]) => {
    const pulse = pulseOf(churchOf(facts.map((one) => [one, quiet(20, 30)])));
    return inOrder(pulse, tileViewsOf(pulse)).map(({ tile }) => tile.tile);
  };
  const few = orderOf(many.slice(0, 2));
  expect(few).toHaveLength(8);
  expect(few.slice(0, 3)).toEqual(['attendance', 'own_0', 'own_1']);
  expect(orderOf(many)).toEqual(['attendance', ...many.map(({ id }) => id)]);
});
