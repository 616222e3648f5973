import { expect, test } from 'vitest';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { kidsShare } from './kids-share.ts';

test.each([
  ['within', 1],
  ['above', 1.6],
  ['below', 0.4],
])('what was checked says that it is %s what we expected', (where, times) => {
  const church = quietChurch(21, 148);
  change(church, 'kids', 8, (value) => Math.round(value * times));
  const { reading } = kidsShare.look(seenInWeek(church, 147));
  expect(reading).toContain(`% over 8 weeks, ${where} the `);
});
