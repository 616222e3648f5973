import { describe, expect, test } from 'vitest';
import { parseFilter } from './parse-filter.ts';

const operation = (value: string) => parseFilter('notes', value).part.operation;

describe('what a filter can say', () => {
  test('where it stands: on the table, or on an embed', () => {
    expect(parseFilter('notes', 'eq.x')).toMatchObject({ path: [], part: { column: 'notes' } });
    expect(parseFilter('accounts.knowledge.title', 'eq.x')).toMatchObject({
      path: ['accounts', 'knowledge'],
      part: { column: 'title' },
    });
    expect(parseFilter('"a.b"', 'eq.x')).toMatchObject({ path: [], part: { column: 'a.b' } });
  });

  test('a value is everything after the operator, whatever it holds', () => {
    for (const value of ['', 'a.b,c)(', '"quoted"', 'back\\slash', '100%', 'ä 你好 🕊️', 'null']) {
      expect(operation(`eq.${value}`)).toEqual({ operator: 'eq', quantifier: null, value });
    }
  });

  test('every operator, and its opposite', () => {
    for (const operator of ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'isdistinct']) {
      expect(parseFilter('id', `${operator}.5`).part).toMatchObject({
        isNegated: false,
        operation: { operator, value: '5' },
      });
      expect(parseFilter('id', `not.${operator}.5`).part).toMatchObject({ isNegated: true });
    }
  });

  test('one pattern of many', () => {
    expect(operation('like(any).{a*,*b}')).toEqual({
      operator: 'like',
      quantifier: 'any',
      value: '{a*,*b}',
    });
    expect(operation('ilike(all).{a*}')).toMatchObject({ quantifier: 'all' });
  });

  test('is, in any case', () => {
    for (const value of ['null', 'not_null', 'true', 'false', 'unknown']) {
      expect(operation(`is.${value}`)).toEqual({ operator: 'is', value });
      expect(operation(`is.${value.toUpperCase()}`)).toEqual({ operator: 'is', value });
    }
  });

  test.each([
    ['(a,b)', ['a', 'b']],
    ['()', []],
    ['("a,b",c)', ['a,b', 'c']],
    ['("say \\"hi\\"","back\\\\slash")', ['say "hi"', 'back\\slash']],
    ['(a"b,"c"d,"e)', ['a"b', '"c"d', '"e']],
    ['("")', ['']],
    ['( a , b )', [' a ', ' b ']],
    ['(a,)', ['a', '']],
    ['(null,50%,🕊️)', ['null', '50%', '🕊️']],
  ])('in.%s', (list, values) => {
    expect(operation(`in.${list}`)).toEqual({ operator: 'in', values });
  });
});

describe('what is refused, and how', () => {
  test.each([
    ['noop.0', 1, 'unexpected "n" expecting "not" or operator (eq, gt, ...)'],
    ['5', 1, 'unexpected "5" expecting "not" or operator (eq, gt, ...)'],
    ['', 1, 'unexpected end of input expecting "not" or operator (eq, gt, ...)'],
    ['eq', 3, 'unexpected end of input expecting delimiter (.)'],
    ['eq(some).x', 3, 'unexpected "(" expecting delimiter (.)'],
    ['in.a', 4, 'unexpected "a" expecting "("'],
    ['in.(a', 6, 'unexpected end of input expecting "," or ")"'],
    ['in.(a)b', 7, 'unexpected "b" expecting end of input'],
    ['is.5', 4, 'unexpected "5" expecting isVal: (null, not_null, true, false, unknown)'],
    ['is.nul', 4, 'unexpected "n" expecting isVal: (null, not_null, true, false, unknown)'],
    ['is.null or true', 8, 'unexpected " " expecting end of input'],
  ])('%s', (value, position, details) => {
    expect(() => parseFilter('id', value)).toThrow(
      expect.objectContaining({
        content: {
          status: 400,
          code: 'PGRST100',
          message: `"failed to parse filter (${value})" (line 1, column ${position})`,
          details,
        },
      }),
    );
  });

  test.each(['match.^a', 'imatch.^a', 'fts.x', 'cs.{a}', 'ov.{a}'])('%s is not served', (value) => {
    expect(() => parseFilter('id', value)).toThrow(
      expect.objectContaining({ content: expect.objectContaining({ code: 'PGRST127' }) }),
    );
  });

  test('a JSON path is not served', () => {
    expect(() => parseFilter('metadata->>name', 'eq.x')).toThrow(
      expect.objectContaining({ content: expect.objectContaining({ code: 'PGRST127' }) }),
    );
  });

  test('a list longer than anybody needs', () => {
    const list = (length: number) => `in.(${Array(length).fill('a').join(',')})`;
    expect(() => parseFilter('id', list(1001))).toThrow();
    expect(parseFilter('id', list(1000)).part.operation).toHaveProperty('values.length', 1000);
  });
});
