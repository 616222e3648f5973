import { type ESTree, parseSync, Visitor } from 'vite';

/** What proves something when it runs; `skip`, `todo`, `fixme` and hooks do not. */
const running = ['each', 'for', 'only', 'concurrent', 'sequential', 'serial', 'parallel'];

const anything = '.+';

/**
 * Finds the tests of a TypeScript file by parsing it. Takes its name (for the dialect) and its
 * source; gives a regular expression for each test's whole title, describe titles before it,
 * joined by " › ". What a title only learns when it runs (`${…}`, `%s`, `$name`) matches anything;
 * a title of nothing else, and a test that is skipped, is left out.
 */
export function findTestTitles(file: string, source: string): RegExp[] {
  const open: { node: ESTree.CallExpression; pattern: string | null }[] = [];
  const found: RegExp[] = [];
  const visitor = new Visitor({
    CallExpression(node) {
      const names = calledNames(node.callee);
      const kind = node.arguments.length < 2 ? null : kindOf(names);
      const pattern = isRunning(names) ? readTitle(node.arguments[0], names) : null;
      if (kind === 'describe') {
        open.push({ node, pattern: isRunning(names) ? (pattern ?? anything) : null });
      } else if (kind === 'test') {
        found.push(...joinTitles([...open.map((group) => group.pattern), pattern]));
      }
    },
    'CallExpression:exit'(node) {
      if (open.at(-1)?.node === node) {
        open.pop();
      }
    },
  });
  visitor.visit(parseSync(file, source).program);
  return found;
}

function kindOf(names: string[]): 'describe' | 'test' | null {
  if (names[0] === 'describe' || (names[0] === 'test' && names[1] === 'describe')) {
    return 'describe';
  }
  return names[0] === 'test' || names[0] === 'it' ? 'test' : null;
}

/** One expression for the whole title; none when a part proves nothing or nothing is fixed. */
function joinTitles(patterns: (string | null)[]): RegExp[] {
  const isFixed = patterns.some((pattern) => pattern?.replaceAll(anything, ''));
  return isFixed && !patterns.includes(null) ? [new RegExp(`^${patterns.join(' › ')}$`, 's')] : [];
}

/** The names before the title: `test.describe.each(…)(…)` gives test, describe, each. */
function calledNames(callee: ESTree.Expression | ESTree.Super): string[] {
  if (callee.type === 'Identifier') {
    return [callee.name];
  }
  if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier') {
    return [...calledNames(callee.object), callee.property.name];
  }
  if (callee.type === 'CallExpression') {
    return calledNames(callee.callee);
  }
  return callee.type === 'TaggedTemplateExpression' ? calledNames(callee.tag) : [];
}

function isRunning([first, ...names]: string[]): boolean {
  return names.every((name) => running.includes(name) || (first === 'test' && name === 'describe'));
}

function readTitle(node: ESTree.Argument | undefined, names: string[]): string | null {
  const isOfTable = names.includes('each') || names.includes('for');
  const quote = isOfTable ? quoteTabled : quotePattern;
  if (node?.type === 'Literal' && typeof node.value === 'string') {
    return quote(node.value);
  }
  if (node?.type === 'TemplateLiteral') {
    return node.quasis.map(({ value }) => quote(value.cooked ?? value.raw)).join(anything);
  }
  return null;
}

/** In a title of `.each`, `%s` and `$name` stand for values of the table. */
function quoteTabled(text: string): string {
  return text
    .split(/%[sdifjop#$]|\$[a-z][\w.]*/i)
    .map(quotePattern)
    .join(anything);
}

/** The regular expression that matches this very text. */
export function quotePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
