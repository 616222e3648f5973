import { expect, test } from 'vitest';
import { localPattern } from './local-terms.ts';

const isLocal = (location: string, search: string) =>
  new RegExp(localPattern(location).replace('(?i)', ''), 'i').test(search);

test('who asks for a church nearby, or in the town, asks locally', () => {
  expect(isLocal('Columbus, OH', 'churches near me')).toBe(true);
  expect(isLocal('Columbus, OH', 'baptist church Columbus')).toBe(true);
  expect(isLocal('St. Louis, MO', 'churches in st. louis')).toBe(true);
  expect(isLocal('Columbus, OH', 'easter sermon')).toBe(false);
});

test('a church without a place, or with a letter for one, has the words alone', () => {
  expect(isLocal('', 'church nearby')).toBe(true);
  expect(isLocal('', 'easter sermon')).toBe(false);
  expect(isLocal('X', 'exodus')).toBe(false);
});
