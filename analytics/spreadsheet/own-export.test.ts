import { expect, it } from 'vitest';
import { asked, count, read, sundays } from '#testing/spreadsheets/reading.ts';

/** Our own export of Sundays: a category and its values. */
function exported(categories: readonly [string, (at: number) => string][]): string {
  const lines = sundays.flatMap((date, at) =>
    categories.map(([name, value]) => `${date},,,${name},${value(at)},`),
  );
  return `\uFEFF${['date,campus,service,category,value,span', ...lines].join('\n')}`;
}

it.each([
  ['500.000', 500_000],
  ['0.125', 125],
  ['1250.500', 1_250_500],
])('money with three decimals comes back from our own export as it was: %s', (text, minor) => {
  const result = read(exported([['Offering', () => text]]), { church: { currency: 'KWD' } });
  expect(result.rows.map(({ figure, value }) => [figure, value])).toEqual(
    sundays.map(() => ['giving', minor]),
  );
  expect([asked(result), result.bad]).toEqual([[], []]);
});

it('people come back from our own export as people, however much of it is money', () => {
  const result = read(
    exported([
      ['Adults', (at) => `${count(90, at, 1)}`],
      ['Offering', (at) => `${count(900, at, 2)}.50`],
      ['Missions', (at) => `${count(90, at, 3)}.25`],
    ]),
  );
  expect(result.rows.slice(0, 3).map(({ figure, value }) => [figure, value])).toEqual([
    ['attendance', count(90, 0, 1)],
    ['giving', count(900, 0, 2) * 100 + 50],
    ['own_missions', count(90, 0, 3) * 100 + 25],
  ]);
  expect([asked(result), result.bad]).toEqual([[], []]);
});

it.each([
  ['1,250.500', 1_250_500],
  ['1.250,500', 1_250_500],
  ['500.000', 500_000],
])('of money with three decimals one separator is one of decimals: %s', (text, minor) => {
  const lines = sundays.map((date) => `${date}\t${text}`);
  const result = read(['Date\tOffering', ...lines].join('\n'), { church: { currency: 'KWD' } });
  expect(new Set(result.rows.map(({ value }) => value))).toEqual(new Set([minor]));
});
