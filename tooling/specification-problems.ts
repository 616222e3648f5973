import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tests = ['{e2e,contract,analytics,database,server,web,proofs}/**/*.{spec,test}.{ts,tsx}'];
const sources = ['contract/**/*.ts', 'web/**/*.{ts,tsx}'];

const row =
  /^- (?<id>[1-9]\.[a-z-]+\.\d\d) (?<promise>.+?)(?: \((?<where>`[^()]+`)\))?(?<untested> — untested: .+)?$/;

/** The comment lines with ids, and the line below them, which must be a running test. */
const proofs = /((?: *\/\/ Proves: .*\n)+)(.*)/g;
const runningTest = /^ *(?:test|it)(?:\.(?:each|for|concurrent))?[(`]/;

/**
 * Checks docs/specification.md against the code in a folder: each row has a unique id, names existing
 * files, quotes texts in contract/ or web/, and is proven by a test with its id in a comment
 * `// Proves: 2.accounts.01` right above it.
 *
 * @returns a sentence for each problem
 */
export function specificationProblems(root: string): string[] {
  const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const { proven, problems } = readProofs(root);
  const shown = readAll(root, sources)
    .filter(([path]) => !/\.test\.tsx?$/.test(path))
    .map(([, text]) => text.replace(/\s+/g, ' '))
    .join('\n');
  const ids = new Set<string>();
  for (const line of page.split('\n').filter((text) => /^- [1-9]\./.test(text))) {
    const { id, promise = '', where = '', untested } = line.match(row)?.groups ?? {};
    if (id === undefined || ids.has(id)) {
      problems.push(`${id === undefined ? 'not a row' : 'an id that stands twice'}: ${line}`);
      continue;
    }
    ids.add(id);
    if (proven.has(id) === (untested !== undefined)) {
      problems.push(
        `${id}: ${untested ? 'called untested, but a test carries it' : 'no test carries it'}`,
      );
    }
    problems.push(...missingFiles(root, id, where), ...missingQuotes(shown, id, promise));
  }
  const unknown = [...proven].filter((id) => !ids.has(id));
  return [...problems, ...unknown.map((id) => `${id}: carried by a test, but not on the page`)];
}

function readProofs(root: string): { proven: Set<string>; problems: string[] } {
  const proven = new Set<string>();
  const problems: string[] = [];
  for (const [path, text] of readAll(root, tests)) {
    for (const [, comment = '', below = ''] of text.matchAll(proofs)) {
      const ids = comment.match(/\d\.[a-z-]+\.\d\d/g) ?? [];
      if (runningTest.test(below)) {
        for (const id of ids) {
          proven.add(id);
        }
      } else {
        problems.push(`${path}: no running test right below "Proves: ${ids.join(', ')}"`);
      }
    }
  }
  return { proven, problems };
}

function readAll(root: string, patterns: string[]): [path: string, text: string][] {
  return globSync(patterns, { cwd: root }).map((path) => [
    path,
    readFileSync(join(root, path), 'utf8'),
  ]);
}

function missingFiles(root: string, id: string, where: string): string[] {
  return [...where.matchAll(/`([^`]+)`/g)]
    .filter(([, path = '']) => !existsSync(join(root, path)))
    .map(([path]) => `${id}: there is no file ${path}`);
}

/** '…part…' is part of a text; `{name}` is a placeholder; the rest is literal. */
function missingQuotes(shown: string, id: string, promise: string): string[] {
  return [...promise.matchAll(/'([^']+)'/g)]
    .map(([, quote = '']) => quote)
    .filter((quote) => {
      const words = quote
        .replace(/^…|…$/g, '')
        .split(/\{[^}]+\}/)
        .map(escapePattern);
      const text = words.join('\\$?\\{[^{}]+\\}');
      return !new RegExp(quote.startsWith('…') ? text : `['"\`>} ]${text} ?['"\`<{]`).test(shown);
    })
    .map((quote) => `${id}: nothing in contract/ or web/ says '${quote}'`);
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
