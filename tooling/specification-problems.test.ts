import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { specificationProblems } from './specification-problems.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'specification-'));
  await put('web/list.tsx', "export const List = () => <p title='Fine'>Nothing\n  here.</p>;");
  await put('contract/messages/app.ts', `export const ask = (x: string) => \`Delete \${x} now?\`;`);
  await put('e2e/list.spec.ts', "// Proves: 2.list.01\ntest('is empty', () => {});");
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function problemsOf(...rows: string[]): Promise<string[]> {
  await put('docs/specification.md', ['- A note', ...rows, ''].join('\n'));
  return specificationProblems(root);
}

test('a true page has no problem', async () => {
  await put(
    'web/list.test.tsx',
    "// Proves: 2.list.01, 2.list.02\n// Proves: 2.list.03\ntest.each([1])('%s', f);",
  );
  expect(
    await problemsOf(
      "- 2.list.01 Says 'Nothing here.', 'Fine', '…thing…' (`web/list.tsx`)",
      "- 2.list.02 'Delete {name} now?' (`web/list.tsx`, `contract/messages/app.ts`)",
      '- 2.list.03 In no file of its own (it says)',
      '- 2.list.04 Later — untested: to come',
    ),
  ).toEqual([]);
});

const proven = '- 2.list.01 Fine';

test.each([
  ['a promise without a test', '- 2.list.02 P', 'no test carries it'],
  ['a row of another shape', '- 2.list P', 'not a row'],
  ['an id that stands twice', proven, 'an id that stands twice'],
  ['a file that is gone', '- 2.list.02 P (`web/gone.tsx`) — untested: x', 'no file `web/gone'],
  ['a text with a letter changed', "- 2.list.02 'Fined' — untested: x", "says 'Fined'"],
  ['a part of a text', "- 2.list.02 'Nothing' — untested: x", "says 'Nothing'"],
  ['a changed text around a value', "- 2.list.02 'Delete {x}?' — untested: x", 'says'],
])('%s is told', async (_what, row, sentence) => {
  const problems = await problemsOf(proven, row);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(sentence);
});

test.each([
  ['test.skip', "// Proves: 2.list.01\ntest.skip('is empty', () => {});"],
  ['test.todo', "// Proves: 2.list.01\ntest.todo('is empty');"],
  ['no test', "// Proves: 2.list.01\n\ntest('is empty', () => {});"],
])('an id above %s proves nothing', async (_what, source) => {
  await put('e2e/list.spec.ts', source);
  expect(await problemsOf(proven)).toEqual([
    'e2e/list.spec.ts: no running test right below "Proves: 2.list.01"',
    '2.list.01: no test carries it',
  ]);
});

test('a promise marked untested that a test names, and an id without a row, are reported', async () => {
  expect(await problemsOf('- 2.list.01 P — untested: x')).toEqual([
    '2.list.01: called untested, but a test carries it',
  ]);
  expect(await problemsOf('- 2.list.09 P — untested: x')).toEqual([
    '2.list.01: carried by a test, but not on the page',
  ]);
});
