import { expect, test } from 'vitest';
import { changeWords, growthSentence, stretchWords, tileChangeWords } from './growth.ts';

const over = stretchWords.newest(26);

test('a change is claimed with its range only where it is said', () => {
  const up = { change: 0.08, low: 0.05, high: 0.11, said: 'up' } as const;
  expect(growthSentence(up, over)).toBe(
    'Up 8% from last year, give or take 3%, over the last 26 weeks.',
  );
  const down = { change: -0.151, low: -0.18, high: -0.12, said: 'down' } as const;
  expect(growthSentence(down, over)).toBe(
    'Down 15% from last year, give or take 3%, over the last 26 weeks.',
  );
  expect(changeWords(down)).toBe('Down 15%');
});

test('a change that is not said is about even only where its range leaves out a tenth, and has its range else', () => {
  const even = { change: 0.01, low: -0.02, high: 0.04, said: null };
  expect(growthSentence(even, over)).toBe(
    'About the same as last year, give or take 4%, over the last 26 weeks.',
  );
  const wide = { change: 0.05, low: -0.09, high: 0.21, said: null };
  const between = (low: string, high: string) =>
    `Somewhere between ${low} and ${high} from last year over the last 26 weeks. Your weeks vary too much to say more.`;
  expect(growthSentence(wide, over)).toBe(between('9% down', '21% up'));
  // The same doubt has the same words, however its middle lies: 13 % of 170 are 22 people.
  expect(growthSentence({ change: -0.06, low: -0.13, high: 0.01, said: null }, over)).toBe(
    between('13% down', '1% up'),
  );
  // A range that widens by a single Sunday changes little of what is said.
  const near = { change: -0.03, low: -0.104, high: 0.039, said: null };
  expect(growthSentence(near, over)).toBe(
    'About the same as last year over the last 26 weeks, somewhere between 10% down and 4% up.',
  );
  expect(tileChangeWords(near)).toBe('Little change in a year');
  // Off zero, and not far enough to be claimed.
  const leaning = { change: 0.05, low: 0, high: 0.09, said: null };
  expect(growthSentence(leaning, over)).toBe(
    'Maybe up from last year over the last 26 weeks: somewhere between no change and 9% more.',
  );
  expect(growthSentence({ change: -0.05, low: -0.09, high: 0, said: null }, over)).toBe(
    'Maybe down from last year over the last 26 weeks: somewhere between no change and 9% less.',
  );
  // Up to 30 % more leans no way, but it is what is known.
  expect(growthSentence({ change: 0.15, low: 0, high: 0.3, said: null }, over)).toBe(
    between('no change', '30% up'),
  );
  expect(growthSentence({ change: 0.15, low: -0.2, high: 0.6, said: null }, over)).toBe(
    'We can’t say how the last 26 weeks compare with last year. The weeks vary too much.',
  );
  expect(changeWords(leaning)).toBe('No clear change');
  expect(tileChangeWords(leaning)).toBeNull();
  expect(tileChangeWords(even)).toBe('Little change in a year');
});
