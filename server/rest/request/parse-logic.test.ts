import { describe, expect, test } from 'vitest';
import { parseLogic } from './parse-logic.ts';

const test_ = (column: string, operator: string, value: string, isNegated = false) => ({
  kind: 'test',
  column,
  isNegated,
  operation: { operator, quantifier: null, value },
});

describe('what a group can say', () => {
  test('either of two', () => {
    expect(parseLogic('or', '(id.eq.1,notes.not.ilike.*x*)')).toEqual({
      path: [],
      part: {
        kind: 'group',
        operator: 'or',
        isNegated: false,
        members: [test_('id', 'eq', '1'), test_('notes', 'ilike', '*x*', true)],
      },
    });
  });

  test('of an embed, and negated', () => {
    expect(parseLogic('accounts.not.or', '(id.eq.1)')).toMatchObject({
      path: ['accounts'],
      part: { operator: 'or', isNegated: true },
    });
  });

  test('groups in groups, with white space', () => {
    expect(
      parseLogic('and', '( id.eq.1 , not.or( notes.is.null, id.in.(1,2) ) )').part,
    ).toMatchObject({
      members: [
        test_('id', 'eq', '1 '),
        {
          kind: 'group',
          operator: 'or',
          isNegated: true,
          members: [
            { operation: { operator: 'is', value: 'null' } },
            { operation: { operator: 'in', values: ['1', '2'] } },
          ],
        },
      ],
    });
  });

  test('values with reserved characters are quoted', () => {
    expect(parseLogic('or', '(notes.eq."a,b)(.\\"c",notes.eq.x"y)').part.members).toEqual([
      test_('notes', 'eq', 'a,b)(."c'),
      test_('notes', 'eq', 'x"y'),
    ]);
  });

  test('an array keeps its commas', () => {
    expect(parseLogic('or', '(notes.like(any).{a*,b*},id.eq.{)').part.members).toMatchObject([
      { operation: { quantifier: 'any', value: '{a*,b*}' } },
      { operation: { value: '{' } },
    ]);
  });

  test('columns whose names begin like a group', () => {
    expect(parseLogic('or', '(order_id.eq.1,android.eq.2)').part.members).toEqual([
      test_('order_id', 'eq', '1'),
      test_('android', 'eq', '2'),
    ]);
  });
});

describe('what is refused', () => {
  test.each([
    '',
    '()',
    'id.eq.1',
    '(id.eq.1',
    '(id.eq.1))',
    '(id)',
    '(id.eq)',
    '(xor(id.eq.1))',
    '(,)',
    '(id.eq.1,)',
    '(or())',
  ])('or=%s', (value) => {
    expect(() => parseLogic('or', value)).toThrow(
      expect.objectContaining({
        content: expect.objectContaining({ code: 'PGRST100', details: expect.any(String) }),
      }),
    );
  });

  test('groups deeper than anybody needs', () => {
    const nest = (depth: number): string => (depth === 0 ? 'id.eq.1' : `and(${nest(depth - 1)})`);
    expect(parseLogic('or', `(${nest(4)})`).part.members).toHaveLength(1);
    expect(() => parseLogic('or', `(${nest(5)})`)).toThrow();
  });
});
