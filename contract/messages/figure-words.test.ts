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

test('money has two decimals while no currency is known, and whole units from a hundred on', () => {
  expect([0, 1_250, 125_050].map((value) => valueWords(value, 'money', null))).toEqual([
    '0.00',
    '12.50',
    '1,251',
  ]);
  expect([1_250, 125_050].map((value) => valueWords(value, 'money', 'USD'))).toEqual([
    '$12.50',
    '$1,251',
  ]);
  expect(valueWords(1_250, 'money', 'JPY')).toBe('¥1,250');
  expect([0, 5_000, 50].map((value) => tickWords(value, 'money', null))).toEqual([
    '0',
    '50',
    '0.50',
  ]);
});
