import { expect, test } from 'vitest';
import { change, quietChurch, seenInWeek } from '#testing/figures/made-up-church.ts';
import { guestsReturn } from './guests-return.ts';

const weeks = 148;

/** A church with more guests lately, of whom this share came back. */
function churchOf(share: number) {
  const church = quietChurch(21, weeks);
  change(church, 'first_time_guests', 8, (value) => value * 2 + 2);
  const counts = church.counts.get('guest_return') ?? [];
  church.counts.set(
    'guest_return',
    counts.map((count, at) => (at >= counts.length - 14 ? count + 5 : count)),
  );
  change(church, 'guest_return', 14, () => share);
  return seenInWeek(church, weeks - 1);
}

test('guests who can still come back are no weeks without a count', () => {
  const { finding } = guestsReturn.look(churchOf(0));
  expect(finding).not.toBeNull();
  expect(finding?.otherwise.map(({ name }) => name)).not.toContain('Weeks with no count');
});

test.each([
  ['there is no card', 0.15],
  ['there is one', 0],
])('the dashboard alone has a range for returning guests, where %s', (_, share) => {
  const { finding, reading } = guestsReturn.look(churchOf(share));
  expect(finding === null).toBe(share > 0);
  expect(reading).toMatch(/^\d+ of \d+ came back; the year before, \d+% did/);
  const said = [reading, ...(finding?.seen ?? []).map(({ text }) => text), finding?.sure].join(' ');
  expect(said).not.toMatch(/expected|\b\d+ to \d+\b/);
});
