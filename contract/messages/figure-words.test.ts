import { expect, test } from 'vitest';
import { tickWords, valueWords } from './figure-words.ts';

test('people are whole numbers', () => {
  expect(valueWords(6.5, 'people', null)).toBe('7');
  expect(valueWords(0.4, 'people', null)).toBe('0');
});

test('an axis has no cents where its lines have none', () => {
  expect([0, 5_000, 20_000].map((value) => tickWords(value, 'money', 'USD'))).toEqual([
    '$0',
    '$50',
    '$200',
  ]);
  expect(tickWords(50, 'money', 'USD')).toBe('$0.50');
  expect(tickWords(0.25, 'share', null)).toBe('25%');
});
