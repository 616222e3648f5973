import { expect, test } from 'vitest';
import { change, quietChurch, seenInWeek, withGuestTile } from '#testing/figures/made-up-church.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { guestsReturn } from './guests-return.ts';

const weeks = 148;

/** A church with more guests lately, of whom this share came back. */
function churchOf(share: number) {
  const church = quietChurch(21, weeks);
  change(church, 'first_time_guests', 14, (value) => value * 2 + 2);
  const counts = church.counts.get('guest_return') ?? [];
  church.counts.set(
    'guest_return',
    counts.map((count, at) => (at >= counts.length - 14 ? count + 5 : count)),
  );
  change(church, 'guest_return', 14, () => share);
  return withGuestTile(seenInWeek(church, weeks - 1));
}

test('guests who can still come back are no weeks without a count', () => {
  const { finding } = guestsReturn.look(churchOf(0));
  expect(finding).not.toBeNull();
  expect(finding?.otherwise.map(({ name }) => name)).not.toContain('Weeks with no count');
});

test.each([
  ['there is no card', 0.15],
  ['there is one', 0],
])('the numbers of returning guests are those of the dashboard’s tile, where %s', (_, share) => {
  const church = churchOf(share);
  const { value, base, week, expected } = church.tileOf('guest_return') ?? {};
  const { finding, reading } = guestsReturn.look(church);
  expect(finding === null).toBe(share > 0);
  const range = `${expected?.low80} to ${expected?.high80}`;
  expect(plain(reading)).toContain(`${value} of ${base} came back; we expected ${range}`);
  if (finding) {
    expect(finding).toMatchObject({ n: base, weeks: { to: week } });
    const said = plain(finding.seen.map(({ text }) => text).join(''));
    expect(said).toContain(`${value} came back within six weeks; we expected ${range}.`);
    expect(finding.sure).toContain(`only ${value} of ${base} guests came back`);
  }
});

test.each([
  ['normal', null],
  ['outside', null],
  ['lasting', 'up'],
] as const)('there is no card where the tile says %s %s', (state, direction) => {
  const church = churchOf(0);
  const said = church.tileOf('guest_return');
  const tile = said ? { ...said, state, direction } : null;
  expect(guestsReturn.look({ ...church, tileOf: () => tile }).finding).toBeNull();
  expect(guestsReturn.look({ ...church, tileOf: () => null }).finding).toBeNull();
});
