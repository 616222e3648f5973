import { expect, test } from 'vitest';
import { knowledgeLabel, searchAccountNames, searchAccounts } from './model.ts';

const grace = { account_name: 'Grace Hill Church', location: 'Austin', notes: 'Two services' };
const harbor = { account_name: 'Harbor Community', location: null, notes: null };
const all = [grace, harbor];

test.each([
  ['grace', [grace]],
  ['AUSTIN', [grace]],
  ['two serv', [grace]],
  ['  harbor ', [harbor]],
  ['', all],
  ['   ', all],
  ['nowhere', []],
])('searching accounts for "%s" looks at name, location and notes', (text, found) => {
  expect(searchAccounts(all, text)).toEqual(found);
});

// Proves: 5.search.03
test('the switcher searches the name alone', () => {
  expect(searchAccountNames(all, 'COMM')).toEqual([harbor]);
  expect(searchAccountNames(all, 'austin')).toEqual([]);
});

test.each([
  [0, '-'],
  [1, '1 Entry'],
  [2, '2 Entries'],
  [1200, '1,200 Entries'],
])('%i knowledge entries read "%s"', (count, label) => {
  expect(knowledgeLabel(count)).toBe(label);
});
