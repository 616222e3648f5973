import { expect, test } from 'vitest';
import { isInstant, isMoney, isPeople } from './believed.ts';
import { annotationSaveRequest } from './functions/annotations.ts';

test('people are whole numbers from 0 to a million', () => {
  expect([0, 1, 1_000_000].every(isPeople)).toBe(true);
  expect([-5, 0.5, 1e308, 1_000_001, Number.NaN, '12', null].some(isPeople)).toBe(false);
});

test('money is whole and bounded', () => {
  expect([0, 12_50, -12_50].every(isMoney)).toBe(true);
  expect([0.5, 1e308, '1250', Number.POSITIVE_INFINITY].some(isMoney)).toBe(false);
});

test('dates are from 1990 to a year ahead', () => {
  const now = new Date('2026-11-23T12:00:00Z');
  const isBelieved = (value: unknown) => isInstant(value, now);
  expect(['1990-01-01', '2026-11-22T15:00:00Z', '2027-11-22T15:00:00Z'].every(isBelieved)).toBe(
    true,
  );
  expect(
    ['0001-01-01T00:00:00Z', '9999-12-31', '2026-13-01T00:00:00Z', 'Sunday', 7, null].some(
      isBelieved,
    ),
  ).toBe(false);
});

test('a note loses direction and control marks', () => {
  const note = {
    accountId: '5eed0000-0000-4000-8000-0000000000a1',
    from: '2026-11-22',
    to: '2026-11-22',
    text: ' Sno\u202ew\u0007 storm ',
    kind: 'weather',
    doesNotCount: true,
  };
  expect(annotationSaveRequest.parse(note).text).toBe('Snow storm');
});
