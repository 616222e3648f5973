import { expect, test } from 'vitest';
import { promptPreview, searchCoreKnowledge } from './model.ts';

const tone = { title: 'Tone of voice', prompt: 'Be warm.\nNever preach.' };
const easter = { title: 'Easter', prompt: 'Attendance doubles.' };
const all = [tone, easter];

test.each([
  ['TONE', [tone]],
  ['never PREACH', [tone]],
  ['  doubles ', [easter]],
  ['e', all],
  ['', all],
  ['   ', all],
  ['christmas', []],
])('searching core knowledge for "%s" looks at title and prompt', (text, found) => {
  expect(searchCoreKnowledge(all, text)).toEqual(found);
});

// Proves: 9.limits.03
test('a prompt of up to 100 characters is shown whole', () => {
  expect(promptPreview('a'.repeat(100))).toBe('a'.repeat(100));
  expect(promptPreview('short')).toBe('short');
});

// Proves: 2.knowledge.03, 9.limits.03
test('of a longer prompt there are 100 characters and three dots', () => {
  expect(promptPreview('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
});

test('a character of two code units counts once and is not cut in two', () => {
  expect(promptPreview('⛪'.repeat(50) + '🎉'.repeat(50))).toBe('⛪'.repeat(50) + '🎉'.repeat(50));
  expect(promptPreview('🎉'.repeat(101))).toBe(`${'🎉'.repeat(100)}...`);
});
