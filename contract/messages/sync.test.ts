import { afterEach, expect, test } from 'vitest';
import { spanishTranslation } from './es/spanish.ts';
import { askLanguage } from './language.ts';
import { teach } from './sentences.ts';
import { stepWords } from './sync.ts';

teach('es', spanishTranslation);
afterEach(() => askLanguage(() => 'en'));

test.each([
  ['checkIns 2026-08-24..2026-11-22', 'Check-ins, Aug 24–Nov 22, 2026'],
  ['past team 2025-12-29..2026-03-29', 'Teams, Dec 29, 2025–Mar 29, 2026'],
  ['people gifts 2026-08-24..2026-11-22', 'Giving, Aug 24–Nov 22, 2026'],
  ['firstVisits ..2026-11-22', 'First visits'],
  ['known memberCounts 2026-11-22..2026-11-22', 'Group members'],
  ['people rows', 'Return visits and serving'],
  // Of a run that an earlier version planned.
  ['Teams, Dec 29, 2025 to Mar 29, 2026', 'Teams, Dec 29, 2025 to Mar 29, 2026'],
])('a step of a sync is told in words: %s', (key, words) => {
  expect(stepWords(key)).toBe(words);
});

test('it is told in the language of who asks', () => {
  askLanguage(() => 'es');
  expect(stepWords('past checkIns 2026-08-24..2026-11-22')).toMatch(
    /^Registros de entrada, 24 de ago/,
  );
});
