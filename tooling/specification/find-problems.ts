import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTestTitles, quotePattern } from './find-test-titles.ts';
import { findTexts, hole } from './find-texts.ts';
import { type Problem, type PromiseRow, readPromises } from './read-promises.ts';

const shownSources = ['contract/**/*.ts', 'web/**/*.{ts,tsx}'];
const notShown = /\.test\.tsx?$|^web\/testing\//;

/**
 * Holds docs/specification.md against the code under a root folder: every file and test it names
 * exists, every id is there once, every text in single quotes is a text of contract/ or web/ to
 * the letter ('… part …' with ellipses may be part of one). Gives a sentence for each thing wrong.
 */
export async function findProblems(root: string): Promise<string[]> {
  const { rows, problems } = readPromises(await readFile(join(root, tableFile), 'utf8'));
  const paths = new Set(rows.flatMap(({ places, proofs }) => [...places, ...proofs.map(fileOf)]));
  const sources = await readSources(root, [...paths]);
  problems.push(...findDoubled(rows), ...findMissingFiles(rows, sources));
  problems.push(...findMissingTests(rows, sources));
  problems.push(...findMissingTexts(rows, await readShownTexts(root)));
  if (rows.length === 0 && problems.length === 0) {
    problems.push({ line: 1, text: 'it promises nothing' });
  }
  return problems
    .sort((one, other) => one.line - other.line)
    .map(({ line, text }) => `${tableFile}:${line}: ${text}`);
}

const tableFile = 'docs/specification.md';

const fileOf = (proof: { file: string }) => proof.file;

/** The files that exist, by path; a folder or a missing file is left out. */
async function readSources(root: string, paths: string[]): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  for (const path of paths) {
    try {
      sources.set(path, await readFile(join(root, path), 'utf8'));
    } catch {
      // Not there, or not a file: findMissingFiles says so.
    }
  }
  return sources;
}

function findDoubled(rows: PromiseRow[]): Problem[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ id, line }) => {
    const first = seen.get(id);
    seen.set(id, first ?? line);
    return first === undefined ? [] : [{ line, text: `${id} is already the id of line ${first}` }];
  });
}

function findMissingFiles(rows: PromiseRow[], sources: Map<string, string>): Problem[] {
  return rows.flatMap(({ id, line, places, proofs }) =>
    [...places, ...proofs.map(fileOf)]
      .filter((path) => !sources.has(path))
      .map((path) => ({ line, text: `${id}: there is no file ${path}` })),
  );
}

function findMissingTests(rows: PromiseRow[], sources: Map<string, string>): Problem[] {
  const titles = new Map<string, RegExp[]>();
  return rows.flatMap(({ id, line, proofs }) =>
    proofs.flatMap(({ file, title }) => {
      const source = sources.get(file);
      if (source === undefined) {
        return [];
      }
      const patterns = titles.get(file) ?? findTestTitles(file, source);
      titles.set(file, patterns);
      const isThere = patterns.some((pattern) => pattern.test(title));
      return isThere ? [] : [{ line, text: `${id}: ${file} has no test "${title}"` }];
    }),
  );
}

async function readShownTexts(root: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const path of glob(shownSources, { cwd: root })) {
    if (!notShown.test(path)) {
      texts.push(...findTexts(path, await readFile(join(root, path), 'utf8')));
    }
  }
  return texts;
}

/** Quotes count where a promise has a place: what is still to be built has no texts yet. */
function findMissingTexts(rows: PromiseRow[], texts: string[]): Problem[] {
  return rows.flatMap(({ id, line, promise, places }) => {
    if ((promise.split("'").length - 1) % 2 !== 0) {
      return [{ line, text: `${id} has a single quote too many; write ’ for an apostrophe` }];
    }
    const quotes = places.length === 0 ? [] : [...promise.matchAll(/'([^']+)'/g)];
    return quotes
      .map(([, quote = '']) => quote)
      .filter((quote) => !texts.some((text) => isSaidBy(text, quote)))
      .map((quote) => ({ line, text: `${id}: no text in contract/ or web/ says '${quote}'` }));
  });
}

/** A text with expressions in it needs some words of its own, or it would say everything. */
const ownLettersMin = 10;

function isSaidBy(text: string, quote: string): boolean {
  const part = quote.match(/^…(.+)…$/)?.[1];
  if (part !== undefined) {
    return text.includes(part);
  }
  if (!text.includes(hole)) {
    return text === quote;
  }
  const pattern = text.split(hole).map(quotePattern).join('.+');
  const ownLetters = text.replace(/[^a-z]/gi, '');
  return ownLetters.length >= ownLettersMin && new RegExp(`^${pattern}$`).test(quote);
}
