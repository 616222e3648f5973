import { expect, test } from 'vitest';
import { minorDigits } from './minor-units.ts';

// V8 has none for the first five, and other browsers two or three.
test.each([
  ['HUF', 2],
  ['IDR', 2],
  ['COP', 2],
  ['PKR', 2],
  ['IQD', 3],
  ['USD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['UGX', 0],
  ['kwd', 3],
  ['CLF', 4],
  [null, 2],
])('money in %s has %i decimals, as ISO 4217 says', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});
