import { expect, test } from 'vitest';
import { parseOrder } from './parse-order.ts';

test('columns, directions and where nulls go', () => {
  expect(parseOrder('order', 'id, "notes".desc.nullslast,location.nullsfirst').part).toEqual([
    { embed: null, column: 'id', direction: 'asc', nulls: null },
    { embed: null, column: 'notes', direction: 'desc', nulls: 'last' },
    { embed: null, column: 'location', direction: 'asc', nulls: 'first' },
  ]);
});

test('by a column of an embed, and of an embed by its own', () => {
  expect(parseOrder('order', 'account(account_name).desc').part).toEqual([
    { embed: 'account', column: 'account_name', direction: 'desc', nulls: null },
  ]);
  expect(parseOrder('account.knowledge.order', 'title').path).toEqual(['account', 'knowledge']);
});

test.each([
  '',
  'id,',
  'id.up',
  'id.desc.asc',
  'id.desc.nullslast.desc',
  'id descending;',
  'a(b',
  'a(b,c)',
  'id->x',
  '1;--',
])('%s is refused', (value) => {
  expect(() => parseOrder('order', value)).toThrow(
    expect.objectContaining({ content: expect.objectContaining({ status: 400 }) }),
  );
});

test('more columns than anybody needs', () => {
  expect(() => parseOrder('order', Array(11).fill('id').join(','))).toThrow();
});
