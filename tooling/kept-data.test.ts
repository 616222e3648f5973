import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('the page for data agreements says of every table how long it is kept', () => {
  const catalogue = read('database/catalogue.txt');
  const tables = [...catalogue.matchAll(/^table \w+\.(\w+)$/gm)].map(([, name]) => name ?? '');
  const named = [...read('docs/kept-data.md').matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(tables.length).toBeGreaterThan(60);
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
});
