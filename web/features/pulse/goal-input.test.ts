import { expect, test } from 'vitest';
import { readGoal, typedGoal } from './goal-input.ts';

const people = { unit: 'people', currency: 'USD' } as const;
const dollars = { unit: 'money', currency: 'USD' } as const;

test.each([
  ['1,200', people, 1200],
  [' 210 ', people, 210],
  ['$12.50', dollars, 1250],
  ['12', dollars, 1200],
  ['5000', { unit: 'money', currency: 'JPY' }, 5000],
] as const)('%s is a goal', (text, kind, value) => {
  expect(readGoal(text, kind)).toBe(value);
  expect(readGoal(typedGoal(value, kind), kind)).toBe(value);
});

test.each(['', '0', '-5', 'many', '1e9', '99999999999'])('“%s” is none', (text) => {
  expect(readGoal(text, people)).toBeNull();
});
