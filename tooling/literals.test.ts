import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** What people see or hear, as an attribute of an element or a field of an object. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|busy|confirm|content|description|empty|error|failed|heading|hint|label|message|placeholder|reason|saved|saving|subtitle|summary|text|title|tooltip)$|(Label|Title|Text|Message|Placeholder|Hint)$/;
/** Names of programs, files and products, what each language calls itself, keys as ARIA names them. */
const allowed = /^(Steeple|CSV|PNG|English|Español|Bearer ·|Control\+Z)$/;

/** The tree of a file as far as it matters here. */
type Node = { type: string; start: number; [field: string]: unknown };

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The text of a literal, null for any other node; what a template inserts is a dot. */
function textOf(node: Node): string | null {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')) {
    return String(node.value);
  }
  if (node.type === 'TemplateLiteral') {
    return childrenOf({ ...node, expressions: [] })
      .map((part) => JSON.parse(JSON.stringify(part.value)).cooked)
      .join('·');
  }
  return null;
}

function nameOf(value: unknown): string {
  return isNode(value) ? String(value.name ?? value.value ?? '') : '';
}

/** The English texts of a source file that people would meet. */
function plainTextsIn(file: string, source: string): string[] {
  const found: string[] = [];
  function look(node: Node, isSpoken: boolean): void {
    const text = textOf(node)?.trim();
    if (text !== undefined && isPlain(text, isSpoken, node.type === 'JSXText')) {
      found.push(`${file}: ${text}`);
    }
    for (const child of childrenOf(node)) {
      if (!isForMachines(node, child)) {
        look(child, speaks(node, child) ?? isSpoken);
      }
    }
  }
  look(JSON.parse(JSON.stringify(parseSync(file, source).program)), false);
  return found;
}

/** Whether it has words for people: any between tags, no bare name where people look, else a sentence. */
function isPlain(text: string, isSpoken: boolean, isBetweenTags: boolean): boolean {
  if (allowed.test(text) || !/\p{L}{2}/u.test(text)) {
    return false;
  }
  return (
    isBetweenTags ||
    /^\p{Lu}.*\p{Ll}/su.test(text) ||
    (isSpoken && /\p{Lu}|\p{L} \p{L}/u.test(text))
  );
}

function isForMachines(node: Node, child: Node): boolean {
  const called = isNode(node.callee) ? nameOf(node.callee) || node.callee.type : '';
  const isLogged =
    (node.type === 'CallExpression' && /^log|^Super$/.test(called)) ||
    // Errors of ours are caught before anybody sees them.
    (node.type === 'NewExpression' && !/^(Map|Set)$/.test(called)) ||
    (node.type === 'Property' && nameOf(node.key) === 'logged');
  const isCompared = node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator));
  const isErrorName =
    node.type === 'AssignmentExpression' &&
    isNode(node.left) &&
    isNode(node.left.property) &&
    nameOf(node.left.property) === 'name';
  const isDrawn = node.type === 'JSXAttribute' && nameOf(node.name) === 'd';
  const isCode = node.type.startsWith('Import') || /^TS(?!As|NonNull|Sat)/.test(child.type);
  return isLogged || isCompared || isErrorName || isDrawn || isCode;
}

/** Whether what stands there is for people; undefined where the node does not decide. */
function speaks(node: Node, child: Node): boolean | undefined {
  if (/^JSX(Element|Fragment)$/.test(node.type) && child.type === 'JSXExpressionContainer') {
    return true;
  }
  if (node.type === 'JSXAttribute') {
    return spoken.test(nameOf(node.name));
  }
  if (node.type === 'Property') {
    return child === node.value && spoken.test(nameOf(node.key));
  }
  if (node.type === 'JSXOpeningElement' || node.type === 'CallExpression') {
    return false;
  }
  if (/Expression$/.test(node.type) && (child === node.test || node.type === 'BinaryExpression')) {
    return false;
  }
  return undefined;
}

function filesIn(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).filter((file) => !/\.test\.|^web\/testing\//.test(file));
}

const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

// Each parses hundreds of files.
const limitMs = 60_000;

test('no sentence stands in web/ but those of the legal texts, which are in English only', {
  timeout: limitMs,
}, () => {
  const found = filesIn('web/**/*.{ts,tsx}')
    .filter((file) => !/\/legal\/|^web\/routes\/(privacy|terms)/.test(file))
    .flatMap((file) => plainTextsIn(file, sourceOf(file)));
  expect(found).toEqual([]);
});

/** Where a file reads a sentence as it is loaded, in the language of that moment. */
function earlyReadsIn(file: string, source: string): string[] {
  const program: Node = JSON.parse(JSON.stringify(parseSync(file, source).program));
  const sets = childrenOf(program)
    .filter(({ type, source: from }) => type === 'ImportDeclaration' && isSentences(from))
    .flatMap(childrenOf)
    .map(({ local }) => nameOf(local))
    .filter((name) => /(Words|Messages|Refusals|Problems|Advice|Names|Titles|Labels)$/.test(name));
  const found: string[] = [];
  (function look(node: Node): void {
    if (/Function/.test(node.type)) {
      return;
    }
    if (node.type === 'MemberExpression' && sets.includes(nameOf(node.object))) {
      found.push(`${file}: ${nameOf(node.object)}.${nameOf(node.property)}`);
    }
    childrenOf(node).forEach(look);
  })(program);
  return found;
}

function isSentences(from: unknown): boolean {
  return /\/messages\//.test(nameOf(from));
}

test('no file of web/, server/ or analytics/ reads a sentence as it is loaded', {
  timeout: limitMs,
}, () => {
  const files = filesIn('{web,server,analytics}/**/*.{ts,tsx}');
  expect(files.flatMap((file) => earlyReadsIn(file, sourceOf(file)))).toEqual([]);
});

test('planted texts and early reads are found, and what is for machines is not', () => {
  const found = (code: string) => plainTextsIn('a.tsx', code).length;
  expect(found('const a = <p title="Hello">of {b ? "Now" : "Not now"}</p>')).toBe(4);
  expect(found("const a = { label: 'Next week' }; fail('We could not.')")).toBe(2);
  expect(found("const a = <i className='one two' data-x='a b'>{b === 'Enter' ? c : 1}</i>")).toBe(
    0,
  );
  const early =
    "import { aWords } from '#contract/messages/a.ts'; const b = aWords.c; () => aWords.d;";
  expect(earlyReadsIn('a.ts', early)).toEqual(['a.ts: aWords.c']);
});
