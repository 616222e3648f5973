import { expect, test } from 'vitest';
import { parseParameters } from './parameters.ts';

const refused = (code: string, status = 400) =>
  expect.objectContaining({ content: expect.objectContaining({ status, code }) });

test('without a query everything is selected', () => {
  expect(parseParameters('')).toMatchObject({
    select: [{ kind: 'all' }],
    filters: [],
    columns: null,
  });
});

test('a column may be filtered twice', () => {
  expect(parseParameters('id=in.(1,2)&id=not.eq.2').filters).toHaveLength(2);
});

test('percent signs and plus signs are decoded once', () => {
  const [filter] = parseParameters('notes=eq.a%2Bb+c%2520').filters;
  expect(filter).toMatchObject({ part: { operation: { value: 'a+b c%20' } } });
});

test('the parts of embeds are distinguished from those of the table', () => {
  const { orders, ranges } = parseParameters(
    'order=id&knowledge.order=title&limit=5&knowledge.limit=2&knowledge.offset=1',
  );
  expect(orders.map(({ path }) => path)).toEqual([[], ['knowledge']]);
  expect(ranges).toEqual([
    { path: [], part: { limit: 5, offset: null } },
    { path: ['knowledge'], part: { limit: 2, offset: null } },
    { path: ['knowledge'], part: { limit: null, offset: 1 } },
  ]);
});

test.each([
  'select=id&select=notes',
  'order=id&order=notes',
  'limit=1&limit=2',
  'columns=a&columns=b',
])('%s says two things, so it is refused', (query) => {
  expect(() => parseParameters(query)).toThrow(refused('PGRST100'));
});

test.each(['id=eq.a%00b', 'i%00d=eq.1', 'select=%00', 'order=id%00'])('a NUL in %s', (query) => {
  expect(() => parseParameters(query)).toThrow(refused('PGRST100'));
});

test.each(['limit=x', 'limit=', 'limit=1.5', 'limit=1e3', 'offset=99999999999999999999'])(
  '%s',
  (query) => {
    expect(() => parseParameters(query)).toThrow(refused('PGRST100'));
  },
);

test('a negative limit or offset', () => {
  expect(() => parseParameters('limit=-1')).toThrow(refused('PGRST103', 416));
  expect(() => parseParameters('offset=-1')).toThrow(refused('PGRST103', 416));
});

test('at most 50 filters, those in groups included', () => {
  const many = (count: number) => Array(count).fill('id.eq.1').join(',');
  expect(parseParameters(`or=(${many(49)})&id=eq.1`).filters).toHaveLength(2);
  expect(() => parseParameters(`or=(${many(50)})&id=eq.1`)).toThrow(refused('PGRST100'));
});
