import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { askLanguage } from '#contract/messages/language.ts';
import { teach } from '#contract/messages/sentences.ts';

const root = join(import.meta.dirname, '..');
afterAll(() => askLanguage(() => 'en'));

test('each set is named as it is exported, and no other set is named so', async () => {
  const names: string[] = [];
  const asked: string[] = [];
  teach('en-XA', (name) => void asked.push(name));
  askLanguage(() => 'en-XA');
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
