import { expect, test } from 'vitest';
import { seededRandom } from '#testing/figures/made-up-rows.ts';
import { type Crowd, crowdIn, crowdOf, isIn, nobody, numberedNames, timesIn } from './crowds.ts';

test('a name keeps its number, and a number its name', () => {
  const names = numberedNames();
  expect(['an', 'bo', 'an', 'cy'].map(names.numberOf)).toEqual([0, 1, 0, 2]);
  expect([names.nameOf(2), names.find('bo'), names.find('dee'), names.count()]).toEqual([
    'cy',
    1,
    undefined,
    3,
  ]);
});

test('a crowd has each once, and knows who is in it', () => {
  const crowd = crowdOf(Uint32Array.of(7, 3, 7, 0, 300_000, 3));
  expect([...crowd]).toEqual([0, 3, 7, 300_000]);
  expect([0, 3, 7, 300_000].every((one) => isIn(crowd, one))).toBe(true);
  expect([1, 8, 299_999, 300_001].some((one) => isIn(crowd, one))).toBe(false);
  expect(isIn(nobody, 0)).toBe(false);
  expect(crowdOf(new Uint32Array())).toHaveLength(0);
});

test('times are those that sets count', () => {
  const random = seededRandom(4_711);
  const names = numberedNames();
  const weeks = Array.from({ length: 8 }, () =>
    Array.from({ length: 200 }, () => `person ${Math.floor(random() ** 2 * 150)}`),
  );
  const crowds: Crowd[] = weeks.map((week) => crowdIn([{ people: week }], names.numberOf));
  const times = timesIn(crowds, names);
  const counted = new Map<string, number>();
  for (const one of weeks.flatMap((week) => [...new Set(week)])) {
    counted.set(one, (counted.get(one) ?? 0) + 1);
  }
  expect(times.size).toBe(counted.size);
  expect(times.total).toBe([...counted.values()].reduce((sum, each) => sum + each, 0));
  for (const [name, often] of counted) {
    expect(times.of(name), name).toBe(often);
  }
  expect(times.of('somebody else')).toBe(0);
  const regular = [...counted].filter(([, often]) => often >= 4).map(([name]) => name);
  expect(times.namesFrom(4).toSorted()).toEqual(regular.toSorted());
  expect(times.countFrom(4)).toBe(regular.length);
});
