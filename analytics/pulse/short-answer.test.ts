import { expect, test } from 'vitest';
import { attendance, pulseOf, quiet } from '#testing/figures/made-up-pulse.ts';
import { firstOf, shortAnswer } from './short-answer.ts';

const [tile] = pulseOf(attendance(quiet(120))).tiles;
if (!tile) {
  throw new Error('There is attendance');
}
const no = { say: () => ['No.'], canCount: false };
const counting = {
  say: ({ length }: readonly unknown[]) => [
    'No.',
    length === 0 ? 'Kids are low.' : `Kids are low, ${length} too.`,
  ],
  canCount: true,
};
const about = (said: string) => ({ said, outside: [{ ...tile }] });

test('an answer has three sentences at most, and words on how to take it only where there is room', () => {
  expect(shortAnswer(no, [about('One is high.')], ['That is common.', 'Last year: 80.'])).toBe(
    'No. One is high. That is common.',
  );
  expect(shortAnswer(counting, [about('One is high.')], ['That is common.'])).toBe(
    'No. Kids are low. One is high.',
  );
});

test('what is said of the answer stands right after it', () => {
  const answer = { ...no, after: 'That is common.' };
  expect(shortAnswer(answer, [about('One is high.')], [])).toBe('No. That is common. One is high.');
  expect(shortAnswer(answer, ['Two.', 'Three.'].map(about), [])).toBe('No. Two. Three.');
});

test('numbers for which there is no room are counted, in the answer where it can', () => {
  const further = ['Two.', 'Three.', 'Four.'].map(about);
  expect(shortAnswer(no, further, ['That is common.'])).toBe(
    'No. Two. Two other numbers are higher or lower than we expected.',
  );
  expect(shortAnswer(counting, further, [])).toBe('No. Kids are low, 2 too. Two.');
});

test('what has gone on for weeks is said before numbers of one', () => {
  const year = { said: 'Down in a year.', outside: [], isFirst: true };
  expect(shortAnswer(counting, [about('One is high.'), year], [])).toBe(
    'No. Kids are low, 1 too. Down in a year.',
  );
});

test('a sentence of numbers that is too long is said in brief', () => {
  const said = Array.from({ length: 50 }, () => 'word').join(' ');
  expect(shortAnswer(no, [{ said, brief: 'Briefly.', outside: [], isFirst: true }], [])).toBe(
    'No. Briefly.',
  );
});

test('of more than three things two are named', () => {
  expect(firstOf([1, 2, 3])).toEqual({ first: [1, 2, 3], more: 0 });
  expect(firstOf([1, 2, 3, 4])).toEqual({ first: [1, 2], more: 2 });
});
