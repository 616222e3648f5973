import { expect, test } from 'vitest';
import { figureLook } from '#analytics/pulse/figure-look.ts';
import { attendance, inputOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { lookCsv } from './look-csv.ts';

test('the file calls no number outside its printed range normal, and what is outside so', () => {
  const input = inputOf(attendance(quiet(200, 170, 0.12)));
  const look = figureLook(
    input,
    { tile: 'attendance', weeks: 156 },
    { goal: { value: 180, by: null } },
  );
  const [heading = '', ...rows] = lookCsv(look).trim().split(/\r?\n/);
  const columns = heading.split(',');
  const cell = (row: string, name: string) => row.split(',')[columns.indexOf(name)] ?? '';
  const judged = rows.map((row) => {
    const value = Number(cell(row, 'value'));
    const isOutside =
      value < Number(cell(row, 'expected_low')) || value > Number(cell(row, 'expected_high'));
    return { isOutside, word: cell(row, 'judged') };
  });
  expect(judged.filter(({ isOutside, word }) => isOutside && word === 'normal')).toEqual([]);
  expect(judged.filter(({ isOutside, word }) => !isOutside && word === 'outside')).toEqual([]);
  expect(judged.some(({ word }) => word === 'outside')).toBe(true);
  const newest = rows.at(-1) ?? '';
  expect(cell(newest, 'goal')).toBe('180');
  expect(Number(cell(newest, 'year_expected'))).toBeCloseTo(look.goal?.end?.median ?? 0);
  expect(cell(rows[0] ?? '', 'goal')).toBe('');
});

test('money is in dollars, as a treasurer reads it', () => {
  const look = figureLook(inputOf(attendance(quiet(200, 170, 0.12))), {
    tile: 'attendance',
    weeks: 13,
  });
  const points = look.points.map((point) => ({ ...point, value: 1885 }));
  const money = { ...look, tile: { ...look.tile, lineUnit: 'money' as const }, points };
  expect(
    lookCsv({ ...money, currency: 'USD' })
      .split(/\r?\n/)[1]
      ?.split(',')[2],
  ).toBe('18.85');
  expect(
    lookCsv({ ...money, currency: 'JPY' })
      .split(/\r?\n/)[1]
      ?.split(',')[2],
  ).toBe('1885');
});
