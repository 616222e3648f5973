import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { parseBody, requireJson } from './body.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const refused = (message: string | RegExp) =>
  expect.objectContaining({
    content: expect.objectContaining({
      status: 400,
      code: 'PGRST102',
      message: expect.stringMatching(message),
    }),
  });

test('one object, or many with the same keys', () => {
  expect(parseBody(bytes('{"a":1}'), false)).toEqual({
    text: '{"a":1}',
    isArray: false,
    rowCount: 1,
    keys: ['a'],
  });
  expect(parseBody(bytes('[{"a":1,"b":2},{"b":1,"a":2}]'), false)).toMatchObject({
    rowCount: 2,
    keys: ['a', 'b'],
  });
  expect(parseBody(bytes('[]'), false)).toMatchObject({ rowCount: 0, keys: [] });
});

test('different keys only where columns= says which count', () => {
  const body = bytes('[{"a":1},{"b":1}]');
  expect(() => parseBody(body, false)).toThrow(refused('All object keys must match'));
  expect(parseBody(body, true).keys).toEqual(['a', 'b']);
});

test('a key named __proto__ is a key like any other', () => {
  expect(parseBody(bytes('{"__proto__":{"x":1}}'), false).keys).toEqual(['__proto__']);
  expect({}).not.toHaveProperty('x');
});

test('the text stays as it came, numbers of any size included', () => {
  const text = '{"a":12345678901234567890,"b":1e999,"a":2}';
  expect(parseBody(bytes(text), false)).toMatchObject({ text, keys: ['a', 'b'] });
});

test.each(['', '{', 'nope', '{"a":1}}', "{'a':1}"])('%s is no JSON', (text) => {
  expect(() => parseBody(bytes(text), false)).toThrow(refused('Empty or invalid json'));
});

test.each(['null', '5', '"x"', '[1]', '[null]', '[[]]', '[{"a":1},2]'])(
  '%s holds no rows',
  (text) => {
    expect(() => parseBody(bytes(text), false)).toThrow(refused('must be a JSON object'));
  },
);

test('bytes that are no UTF-8', () => {
  const broken = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]).buffer;
  expect(() => parseBody(broken, false)).toThrow(refused('not valid UTF-8'));
});

test('a body nested deeper than anybody needs', () => {
  const nest = (depth: number) => `{"a":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  expect(parseBody(bytes(nest(31)), false).keys).toEqual(['a']);
  expect(() => parseBody(bytes(nest(32)), false)).toThrow(refused('nested too deeply'));
  expect(() => parseBody(bytes(nest(200_000)), false)).toThrow(refused('nested too deeply'));
});

test('an upload of tens of thousands of rows is read', () => {
  const row = JSON.stringify({ a: 'x', b: null });
  const text = `[${Array.from({ length: 25_000 }, () => row).join(',')}]`;
  expect(parseBody(bytes(text), false)).toMatchObject({ rowCount: 25_000, keys: ['a', 'b'] });
});

test('what looks like JSON inside a string is text', () => {
  const text = JSON.stringify({ a: `${'[{"k":'.repeat(50_000)}\\"`, b: '"x":1,' });
  expect(parseBody(bytes(text), false).keys).toEqual(['a', 'b']);
});

describe('a megabyte made to keep the server busy', () => {
  /** Fills a megabyte with pieces between a head and a tail. */
  function fill(head: string, piece: (count: number) => string, tail: string): ArrayBuffer {
    const pieces: string[] = [];
    for (let length = 0; length < 1_000_000; length += (pieces.at(-1)?.length ?? 0) + 1) {
      pieces.push(piece(pieces.length));
    }
    return bytes(`${head}${pieces.join(',')}${tail}`);
  }

  test.each([
    ['different keys', fill('{', (count) => `"${count.toString(36)}":1`, '}')],
    ['one key again and again', fill('{', () => '"a":1', '}')],
    ['keys like numbers', fill('{', (count) => `"${count * 7919}":1`, '}')],
    ['rows of different keys', fill('[', (count) => `{"${count.toString(36)}":1}`, ']')],
    ['empty rows', fill('[', () => '{}', ']')],
    ['empty lists', fill('{"a":[', () => '[]', ']}')],
    ['deep lists', bytes('['.repeat(1_000_000))],
    ['many deep lists', fill('[', () => `{"a":${'['.repeat(30)}${']'.repeat(30)}}`, ']')],
  ])('is refused before it is parsed: %s', (_, body) => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect(() => parseBody(body, true)).toThrow(refused(/too many parts|nested too deeply/));
    expect(parse).not.toHaveBeenCalled();
  });
});

test('only JSON is read; a body without a type is treated as JSON', () => {
  for (const type of [undefined, 'application/json', 'Application/JSON; charset=utf-8']) {
    expect(() => requireJson(type)).not.toThrow();
  }
  expect(() => requireJson('text/csv')).toThrow(
    expect.objectContaining({
      content: expect.objectContaining({ status: 415, code: 'PGRST102' }),
    }),
  );
});
