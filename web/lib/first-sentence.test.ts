import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['Easter in 5 weeks: 227 to 307 people.', 'Easter in 5 weeks: 227 to 307 people.', ''],
  [
    'We expect $1.50 to $2.75. For Easter, expect 3.',
    'We expect $1.50 to $2.75.',
    'For Easter, expect 3.',
  ],
  ['', '', ''],
])('the first sentence of %j', (text, first, others) => {
  expect(firstSentence(text)).toEqual([first, others]);
});
