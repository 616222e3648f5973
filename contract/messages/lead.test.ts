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

test('a week of an event says what its number counts, so that servers are not taken for attendance', () => {
  expect(leadSentences.event('serving', 'Easter', '81', '56 to 87', null)).toBe(
    '81 people are serving, in line with the 56 to 87 we expected for Easter.',
  );
  expect(leadSentences.event('giving', 'Easter', '$9,100', '$5,000 to $8,000', 'above')).toBe(
    '$9,100 was given, above the $5,000 to $8,000 we expected for Easter.',
  );
});
