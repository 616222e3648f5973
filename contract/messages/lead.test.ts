import { expect, test } from 'vitest';
import { leadSentences } from './lead.ts';

test('one is no plural', () => {
  expect(leadSentences.first('kids', '1', 1)).toBe(
    'Your first week for kids: 1. After one more week, we’ll show you what to expect.',
  );
  expect(leadSentences.provisional('serving', '1', null)).toBe('1 person is serving so far.');
  expect(leadSentences.provisional('guest_return', '1', null)).toBe('1 guest came back so far.');
  expect(leadSentences.provisional('kids', '12', null)).toBe('12 kids were here so far.');
});
