import { expect, test } from 'vitest';
import { rememberedBy } from './remembered-by.ts';

test('an object is computed from once, another one with the same content again', () => {
  let times = 0;
  const ends = rememberedBy((values: readonly number[]) => {
    times += 1;
    return { first: values[0], last: values.at(-1) };
  });
  const values = [1, 2, 3];
  expect(ends(values)).toEqual({ first: 1, last: 3 });
  expect(ends(values)).toBe(ends(values));
  expect(times).toBe(1);
  expect(ends([...values])).toEqual({ first: 1, last: 3 });
  expect(times).toBe(2);
});
