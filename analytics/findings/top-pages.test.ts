import { expect, test } from 'vitest';
import { addDays } from '../calendar/plain-date.ts';
import { topPagesOf } from './top-pages.ts';

const last = '2026-11-15';
/** Days up to the last, newest first, each with one click on the page of its half. */
const days = Array.from({ length: 60 }, (_, back) => ({
  day: addDays(last, -back),
  pages: [{ page: back < 28 ? '/now' : '/before', clicks: 1 }],
}));

test('the clicks of 28 days are compared with those of the 28 before, and no others', () => {
  expect(topPagesOf(days, last)).toEqual({
    now: [{ page: '/now', clicks: 28 }],
    before: [{ page: '/before', clicks: 28 }],
  });
});

test('a day that was not read leaves all unsaid', () => {
  expect(topPagesOf(days.toSpliced(40, 1), last)).toBeNull();
  expect(topPagesOf(days, addDays(last, 1))).toBeNull();
});
