import { expect, test } from 'vitest';
import type { ListedAccount } from './model.ts';
import { nextOrder, sortAccounts } from './sort-accounts.ts';

const account = (
  account_name: string,
  location: string | null,
  knowledgeCount: number,
): ListedAccount => ({
  id: account_name,
  account_name,
  location,
  knowledgeCount,
  notes: null,
  user_id: null,
  created_at: '2026-11-25T08:00:00Z',
});
const newestFirst = [
  account('Église 10', null, 0),
  account('eglise 9', 'Waco', 2),
  account('Zion', 'austin', 1),
];
const names = (...order: Parameters<typeof sortAccounts>) =>
  sortAccounts(...order).map(({ account_name }) => account_name);

test('accounts are sorted as people sort, those without a place last either way', () => {
  expect(names(newestFirst, null)).toEqual(['Église 10', 'eglise 9', 'Zion']);
  expect(names(newestFirst, { by: 'name', isDescending: false })).toEqual([
    'eglise 9',
    'Église 10',
    'Zion',
  ]);
  expect(names(newestFirst, { by: 'location', isDescending: false }).at(-1)).toBe('Église 10');
  expect(names(newestFirst, { by: 'location', isDescending: true })).toEqual([
    'eglise 9',
    'Zion',
    'Église 10',
  ]);
  expect(names(newestFirst, { by: 'knowledge', isDescending: true })[0]).toBe('eglise 9');
});

test('a head sorts up, down, and then the newest first again', () => {
  const up = nextOrder(null, 'name');
  const down = nextOrder(up, 'name');
  expect([up, down, nextOrder(down, 'name')]).toEqual([
    { by: 'name', isDescending: false },
    { by: 'name', isDescending: true },
    null,
  ]);
  expect(nextOrder(down, 'location')).toEqual({ by: 'location', isDescending: false });
});
