import { expect, test } from 'vitest';
import { productTiles } from './product-tiles.ts';

const available = { available: true, total: 12 };

// Proves: 2.planning-center.04
test('eight products by their labels, in the contract’s order', () => {
  const products = Object.fromEntries(
    [
      'registrations',
      'publishing',
      'groups',
      'calendar',
      'giving',
      'check_ins',
      'services',
      'people',
    ].map((key) => [key, available]),
  );
  expect(productTiles(products).map(({ label }) => label)).toEqual([
    'People',
    'Services',
    'Check-Ins',
    'Giving',
    'Calendar',
    'Groups',
    'Publishing',
    'Registration',
  ]);
});

// Proves: 2.planning-center.04
test('an unknown key is shown raw, after the known ones', () => {
  const tiles = productTiles({ resources: available, people: available });
  expect(tiles.map(({ label }) => label)).toEqual(['People', 'resources']);
});

test('a product that is not available has no total', () => {
  expect(productTiles({ giving: { available: false, total: 7 } })[0]?.total).toBeNull();
  expect(productTiles({ giving: { available: true, total: 0 } })[0]?.total).toBe('0');
});

test('a state that a person can do something about has a hint', () => {
  const hints = (
    ['available', 'unavailable', 'maybe_hidden', 'not_granted', 'failed'] as const
  ).map((state) => productTiles({ groups: { ...available, state } })[0]?.hint);
  expect(hints).toEqual([
    undefined,
    undefined,
    'The person who connected Planning Center to Steeple may not see all groups.',
    'This connection doesn’t include it. Reconnect to add it.',
    'Planning Center didn’t respond. Sync to try again.',
  ]);
});

test('a count from before a failure says from when it is', () => {
  const asOf = '2026-03-02T18:05:00.000Z';
  const when = new Date(asOf).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  const [tile] = productTiles({ giving: { ...available, state: 'failed', asOf } });
  expect(tile).toMatchObject({
    total: '12',
    hint: `Planning Center didn’t respond. This count is from ${when}.`,
  });
});

test('totals have thousands separators, and a plus where there may be more', () => {
  const people = { available: true, total: 10_000 };
  expect(productTiles({ people })[0]?.total).toBe('10,000');
  expect(productTiles({ people: { ...people, isLowerBound: true } })[0]?.total).toBe('10,000+');
});
