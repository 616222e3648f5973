import { describe, expect, test } from 'vitest';
import { parseAccept } from './accept.ts';
import { parsePreferences } from './preferences.ts';
import { intersectRanges, parseRangeHeader } from './range.ts';

describe('Accept', () => {
  test.each([
    [undefined, false],
    ['*/*', false],
    ['application/json', false],
    ['text/html, application/json;q=0.9', false],
    ['application/vnd.pgrst.object+json', true],
    ['application/vnd.pgrst.object+json;nulls=stripped', true],
    ['application/json;q=0.5, application/vnd.pgrst.object+json', true],
    ['application/vnd.pgrst.object+json;q=0, */*', false],
  ])('%s', (header, isSingle) => {
    expect(parseAccept(header)).toMatchObject({ isSingle });
  });

  test('nulls are left out on request', () => {
    const header = 'application/vnd.pgrst.array+json;nulls=stripped';
    expect(parseAccept(header)).toEqual({ isSingle: false, leavesOutNulls: true });
  });

  test.each(['text/csv', 'application/geo+json', 'application/vnd.pgrst.plan+json', ''])(
    '%s is not written',
    (header) => {
      expect(() => parseAccept(header)).toThrow(
        expect.objectContaining({
          content: {
            status: 406,
            code: 'PGRST107',
            message: `None of these media types are available: ${header}`,
          },
        }),
      );
    },
  );
});

describe('Prefer', () => {
  test('what the official client sends', () => {
    expect(parsePreferences('resolution=merge-duplicates, return=representation')).toEqual({
      representation: 'representation',
      count: false,
      resolution: 'merge-duplicates',
      missing: null,
      handling: null,
      affectedMax: null,
    });
    expect(parsePreferences('count=planned')).toMatchObject({ count: true });
    expect(parsePreferences('handling=strict,max-affected=3')).toMatchObject({ affectedMax: 3 });
  });

  test('what is unknown is ignored, unless the client is strict', () => {
    expect(parsePreferences('return=everything, anything')).toMatchObject({ representation: null });
    expect(() => parsePreferences('handling=strict, anything, max-affected=-1')).toThrow(
      expect.objectContaining({
        content: expect.objectContaining({
          code: 'PGRST122',
          details: 'Invalid preferences: anything, max-affected=-1',
        }),
      }),
    );
  });
});

describe('Range', () => {
  test('both ends are included, the last may be open', () => {
    expect(parseRangeHeader('0-24')).toEqual({ offset: 0, limit: 25 });
    expect(parseRangeHeader('items=10-')).toEqual({ offset: 10, limit: null });
  });

  test('what is no range of rows is ignored', () => {
    expect(parseRangeHeader('bytes=0-10')).toBeNull();
    expect(parseRangeHeader(undefined)).toBeNull();
  });

  test('an upside-down range is refused', () => {
    expect(() => parseRangeHeader('5-4')).toThrow(
      expect.objectContaining({ content: expect.objectContaining({ status: 416 }) }),
    );
  });

  test('with limit and offset as well, the rows that both hold', () => {
    expect(intersectRanges({ offset: 5, limit: 10 }, { offset: 0, limit: 10 })).toEqual({
      offset: 5,
      limit: 5,
    });
    expect(intersectRanges({ offset: null, limit: null }, { offset: 3, limit: null })).toEqual({
      offset: 3,
      limit: null,
    });
  });
});
