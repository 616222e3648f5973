import { describe, expect, test } from 'vitest';
import { parseSelect } from './parse-select.ts';

const column = (name: string, alias: string | null = null) => ({ kind: 'column', name, alias });

describe('what select= can say', () => {
  test('columns, all of them, and an alias', () => {
    expect(parseSelect('*,id,name:account_name')).toEqual([
      { kind: 'all' },
      column('id'),
      column('account_name', 'name'),
    ]);
  });

  test('white space around names does not matter, names may be quoted', () => {
    expect(parseSelect(' id , "account_name" ,\n x : notes ')).toEqual([
      column('id'),
      column('account_name'),
      column('notes', 'x'),
    ]);
  });

  test('embeds with alias, join and hint, one inside the other', () => {
    const [embed] = parseSelect('account:accounts!profiles_account_id_fkey!inner(id,knowledge(*))');
    expect(embed).toEqual({
      kind: 'embed',
      target: 'accounts',
      alias: 'account',
      hint: 'profiles_account_id_fkey',
      isInner: true,
      items: [
        column('id'),
        {
          kind: 'embed',
          target: 'knowledge',
          alias: null,
          hint: null,
          isInner: false,
          items: [{ kind: 'all' }],
        },
      ],
    });
  });

  test('an embed that only filters has no columns', () => {
    expect(parseSelect('accounts!inner()')).toMatchObject([{ isInner: true, items: [] }]);
  });

  test('the count of an embed, in both spellings', () => {
    expect(parseSelect('knowledge(count)')).toMatchObject([{ items: [column('count')] }]);
    expect(parseSelect('knowledge(n:count())')).toMatchObject([
      { items: [{ kind: 'count', alias: 'n' }] },
    ]);
  });

  test('nothing at all selects nothing', () => {
    expect(parseSelect('')).toEqual([]);
  });
});

describe('what is refused, and how', () => {
  test.each([
    ['id,', 4, 'unexpected end of input expecting field name (* or [a..z0..9_$])'],
    ['id)', 3, 'unexpected ")" expecting "," or end of input'],
    ['accounts(id', 12, 'unexpected end of input expecting "," or ")"'],
    ['id;drop table accounts', 3, 'unexpected ";" expecting "," or end of input'],
    ['accounts!inner!left(id)', 20, 'a second join for one embed'],
    ['a(b(c(d())))', 9, 'embeds more than 3 deep'],
    ['"x""y":id', 4, 'unexpected "\\"" expecting "," or end of input'],
    ['"x\\"y":id', 8, 'an alias has letters, digits, "_", "$", "-" and spaces, at most 63 bytes'],
    [
      `${'é'.repeat(32)}:id`,
      34,
      'an alias has letters, digits, "_", "$", "-" and spaces, at most 63 bytes',
    ],
  ])('%s', (text, position, details) => {
    expect(() => parseSelect(text)).toThrow(
      expect.objectContaining({
        content: {
          status: 400,
          code: 'PGRST100',
          message: `"failed to parse select parameter (${text})" (line 1, column ${position})`,
          details,
        },
      }),
    );
  });

  test.each([
    ['id::text', 'PGRST127'],
    ['x:id::text', 'PGRST127'],
    ['metadata->organization_name', 'PGRST127'],
    ['metadata->>organization_name', 'PGRST127'],
    ['...accounts(id)', 'PGRST127'],
    ['id.count()', 'PGRST123'],
    ['id.sum()', 'PGRST123'],
  ])('%s is not served', (text, code) => {
    expect(() => parseSelect(text)).toThrow(
      expect.objectContaining({ content: expect.objectContaining({ status: 400, code }) }),
    );
  });

  test('more columns than anybody needs', () => {
    expect(() => parseSelect(Array(101).fill('id').join(','))).toThrow();
    expect(parseSelect(Array(100).fill('id').join(','))).toHaveLength(100);
  });

  test('an error repeats only the beginning of a long text', () => {
    expect(() => parseSelect(`${'x'.repeat(5000)};`)).toThrow(/^.{0,300}$/);
  });
});
