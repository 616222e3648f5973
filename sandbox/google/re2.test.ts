import { expect, test } from 'vitest';
import { readRe2 } from './re2.ts';

test('(?i) at the start makes a pattern blind to case, as the switch does', () => {
  expect(readRe2('(?i)grace|hill', false).test('GRACE church')).toBe(true);
  expect(readRe2('grace', false).test('GRACE church')).toBe(false);
  expect(readRe2('grace', true).test('GRACE church')).toBe(true);
});

test('a pattern matches in the middle, and alternatives stay alternatives under (?i)', () => {
  expect(readRe2('(?i)near me$|^church', false).test('Church in austin')).toBe(true);
  expect(readRe2('near me$', false).test('churches near me')).toBe(true);
});

test.each(['a(?=b)', 'a(?!b)', '(?<=a)b', '(?<!a)b', '(a)\\1', '(unclosed'])(
  '%s is refused',
  (expression) => {
    expect(() => readRe2(expression, false)).toThrow(SyntaxError);
  },
);

test.each(['(?P<name>a)', 'a\\\\1', '(?:a|b)c', '\\bgrace\\b'])('%s is taken', (expression) => {
  expect(readRe2(expression, false)).toBeInstanceOf(RegExp);
});
