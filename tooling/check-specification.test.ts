import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from './specification/find-problems.ts';
import { findTestTitles } from './specification/find-test-titles.ts';
import { findTexts } from './specification/find-texts.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'specification-'));
  await put('web/list.tsx', "export const List = () => <p title='Fine'>Nothing\n  here.</p>;");
  await put(
    'contract/messages.ts',
    `export const ask = (x: string) => \`Delete \${x} for ever?\`;`,
  );
  await put(
    'e2e/list.spec.ts',
    "test.describe('the list', () => { test('is empty', () => {}); });",
  );
});
afterEach(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

const proof = '`e2e/list.spec.ts › the list › is empty`';
const where = '`web/list.tsx`, `contract/messages.ts`';

async function check(...rows: string[]): Promise<string[]> {
  const head = ['## 2. Screens', '', '| Id | Promise | Where | Proved by |', '| - | - | - | - |'];
  await put('docs/specification.md', [...head, ...rows, ''].join('\n'));
  return findProblems(root);
}

test('a true table has no problem', async () => {
  expect(
    await check(
      `| 2.list.01 | Says 'Nothing here.', 'Fine', '…thing…' | ${where} | ${proof} |`,
      `| 2.list.02 | 'Delete "{name}" for ever?' | ${where} | ${proof}<br>${proof} |`,
      "| 2.list.03 | 'To come' | — | — issue 4 |",
    ),
  ).toEqual([]);
});

test.each([
  ['a file that is gone', '| 2.a.01 | P | `web/gone.tsx` | — later |', 'no file web/gone.tsx'],
  ['a folder in place of a file', '| 2.a.01 | P | `web` | — later |', 'no file web'],
  ['a test file that is gone', '| 2.a.01 | P | — | `e2e/x.spec.ts › t` |', 'no file e2e/x.spec.ts'],
  [
    'a test that was renamed',
    '| 2.a.01 | P | — | `e2e/list.spec.ts › the list › is full` |',
    'e2e/list.spec.ts has no test "the list › is full"',
  ],
  [
    'a test without its describe title',
    '| 2.a.01 | P | — | `e2e/list.spec.ts › is empty` |',
    'has no test "is empty"',
  ],
  [
    'a describe title alone',
    '| 2.a.01 | P | — | `e2e/list.spec.ts › the list` |',
    'has no test "the list"',
  ],
  ['a text of which a letter changed', `| 2.a.01 | 'Nothing hers.' | ${where} | — x |`, 'says'],
  ['a part of a text as the whole', `| 2.a.01 | 'Nothing here' | ${where} | — x |`, 'says'],
  [
    'a changed text around a value',
    `| 2.a.01 | 'Delete "{name}" for once?' | ${where} | — x |`,
    'says',
  ],
  [
    'a quote that never ends',
    `| 2.a.01 | the church's | ${where} | — x |`,
    'single quote too many',
  ],
  ['neither test nor reason', '| 2.a.01 | P | — | — |', 'needs `file › test title`'],
  ['nothing at all', '| 2.a.01 | P | — | |', 'needs `file › test title`'],
  ['a file without a title', '| 2.a.01 | P | — | `e2e/list.spec.ts` |', 'needs'],
  ['no promise', '| 2.a.01 | | — | — later |', 'promises nothing'],
  ['a place that is no path', '| 2.a.01 | P | web/list.tsx | — later |', 'where it lives'],
  ['a cell too few', '| 2.a.01 | P | — later |', 'a row is'],
  ['an id of another kind', '| 2.1 | P | — | — later |', 'a row is'],
  ['an id of another section', '| 3.a.01 | P | — | — later |', 'stands under section 2'],
])('%s is told, with its line', async (_what, row, sentence) => {
  const problems = await check(row);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^docs\/specification\.md:5: /);
  expect(problems[0]).toContain(sentence);
});

test('a doubled id is told', async () => {
  const row = '| 2.a.01 | P | — | — later |';
  expect(await check(row, row)).toEqual([
    'docs/specification.md:6: 2.a.01 is already the id of line 5',
  ]);
});

test('an empty page is told', async () => {
  expect(await check()).toEqual(['docs/specification.md:1: it promises nothing']);
});

test('texts of tests and comments do not count', async () => {
  await put('web/list.test.tsx', "test('says Lost', () => screen.getByText('Lost'));");
  await put('web/other.ts', "// 'Lost'\nexport {};");
  expect(await check(`| 2.a.01 | 'Lost' | ${where} | — later |`)).toHaveLength(1);
});

describe('titles are found', () => {
  const isFound = (source: string, title: string) =>
    findTestTitles('a.test.ts', source).some((pattern) => pattern.test(title));

  test.each([
    ["test('plain', () => {})", 'plain'],
    ["it('plain', { timeout: 1 }, () => {})", 'plain'],
    ["describe('a', () => { describe('b', () => { test('c', f); }); })", 'a › b › c'],
    ["test.describe('a', () => { test('b', f); })", 'a › b'],
    ["describe('a', () => {}); test('b', f)", 'b'],
    ["test.each([1])('of %s (%j)', f)", 'of one ("two")'],
    ["describe.each([1])('%s', () => { test('sees all', f); })", 'grace › sees all'],
    ["test.each([{ name: 'grace' }])('$name sees all', f)", 'grace sees all'],
    ["for (const x of y) { test.describe(x, () => { test('the list', f); }); }", 'dark › the list'],
    [`for (const x of y) { test(\`\${x} leads \${z} back\`, f); }`, 'edit leads me back'],
    ["test('a.b (c)?', f)", 'a.b (c)?'],
  ])('%s', (source, title) => {
    expect(isFound(source, title)).toBe(true);
  });

  test.each([
    ["test('50 %s', f)", '50 churches'],
    ["test.skip('later', f)", 'later'],
    ["test.skip(isPhone(page), 'later')", 'later'],
    ["describe.skip('a', () => { test('b', f); })", 'a › b'],
    ["test.todo('later', f)", 'later'],
    ['test(name, f)', 'anything'],
    [`for (const x of y) { test(\`\${x}\`, f); }`, 'anything'],
    ["// test('gone', f)", 'gone'],
    ["text('gone', f)", 'gone'],
    ["test('a.b', f)", 'axb'],
  ])('not in %s', (source, title) => {
    expect(isFound(source, title)).toBe(false);
  });
});

test('texts are strings, templates and what stands between tags', () => {
  const source = `const a = 'One'; const b = \`Two \${a} three\`; const c = <p>Four {a}{' '}\n five</p>;`;
  expect(findTexts('a.tsx', source)).toEqual(
    expect.arrayContaining(['One', 'Two {} three', 'Four {} five']),
  );
});
