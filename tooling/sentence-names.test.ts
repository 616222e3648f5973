import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spanishTranslation } from '#contract/messages/es/spanish.ts';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';

const root = join(import.meta.dirname, '..');
afterAll(() => {
  askLanguage(() => 'en');
  teach('es', spanishTranslation);
});

test('each set is named as it is exported, and no other set is named so', async () => {
  const names: string[] = [];
  const asked: string[] = [];
  teach('es', (name) => void asked.push(name));
  askLanguage(() => 'es');
  const files = globSync(`${root}/contract/messages/*.ts`).filter(
    (file) => !file.includes('.test.'),
  );
  for (const file of files) {
    const found: Record<string, unknown> = await import(file);
    for (const [name, set] of Object.entries(found)) {
      asked.length = 0;
      if (typeof set === 'object' && set !== null && Object.values(set) && asked.length > 0) {
        expect(asked[0], file).toBe(name);
        names.push(name);
      }
    }
  }
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(names).size).toBe(names.length);
});

test('a screen is in Spanish as a whole or not at all', async () => {
  const isSpanish = (name: string) => spanishTranslation(name) !== undefined;
  const halves: string[] = [];
  let translated = 0;
  for (const file of globSync(`${root}/contract/messages/*.ts`)) {
    const found = file.includes('.test.') ? {} : await import(file);
    const sets = Object.keys(found).filter((name) => typeof found[name] === 'object');
    const spanish = sets.filter(isSpanish);
    translated += spanish.length;
    if (spanish.length > 0) {
      halves.push(...sets.filter((name) => !isSpanish(name) && !Array.isArray(found[name])));
    }
  }
  expect(translated).toBeGreaterThan(50);
  expect(halves).toEqual([]);
});
