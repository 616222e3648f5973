import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const linesMax = 70;

/**
 * The linter's own rule lets hooks and factories pass: it does not count the functions inside a
 * function. Tests are lists of promises and may be long.
 */
test('no function is longer than seventy lines, hooks and factories included', {
  timeout: 60_000,
}, () => {
  const files = globSync('{contract,analytics,database,server,sandbox,web,tooling}/**/*.{ts,tsx}', {
    cwd: root,
  }).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(longFunctions)).toEqual([]);
});

test('a function of seventy-one lines would be found', () => {
  const body = Array.from({ length: 69 }, (_, index) => `call(${index});`).join('\n');
  expect(longIn('made-up.ts', `const long = () => {\n${body}\n};`)).toEqual([
    'made-up.ts:1 has 71 lines',
  ]);
});

function longFunctions(file: string): string[] {
  return longIn(file, readFileSync(join(root, file), 'utf8'));
}

function longIn(file: string, code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) {
      return;
    }
    if ('type' in node && typeof node.type === 'string' && node.type.includes('Function')) {
      const [start, end] = [Reflect.get(node, 'start'), Reflect.get(node, 'end')].map(Number);
      const lines = code
        .slice(start, end)
        .split('\n')
        .filter((line) => line.trim() !== '').length;
      if (lines > linesMax) {
        const line = code.slice(0, start).split('\n').length;
        found.push(`${file}:${line} has ${lines} lines`);
      }
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}
