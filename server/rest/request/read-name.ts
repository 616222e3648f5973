import { notServed } from '../errors.ts';
import type { Scanner } from './scanner.ts';

const nameCharacter = /[\p{L}\p{N}_$ ]/u;

/**
 * Reads the name of a column, table or alias: bare, or in double quotes with backslash escapes.
 * White space around a bare name is not part of it.
 *
 * @throws ApiError
 */
export function readName(scanner: Scanner): string {
  if (scanner.peek() === '"') {
    return readQuoted(scanner);
  }
  const bare = scanner.takeWhile((character) => nameCharacter.test(character) || isDash(scanner));
  const name = bare.trim();
  if (name === '') {
    scanner.fail('field name (* or [a..z0..9_$])');
  }
  return name;
}

/** Reads `"…"` with `\"` and `\\`. */
function readQuoted(scanner: Scanner): string {
  return tryReadQuoted(scanner) ?? scanner.fail('a closing """');
}

/** Reads `"…"` if it is next and terminated; else consumes nothing and returns null. */
export function tryReadQuoted(scanner: Scanner): string | null {
  const start = scanner.position;
  if (!scanner.take('"')) {
    return null;
  }
  let value = scanner.takeWhile(isPlain);
  while (scanner.take('\\')) {
    value += scanner.takeOne();
    value += scanner.takeWhile(isPlain);
  }
  if (!scanner.take('"')) {
    scanner.returnTo(start);
    return null;
  }
  return value;
}

/** Names separated by commas, as in `columns` and `on_conflict`. */
export function readNames(scanner: Scanner): string[] {
  const names: string[] = [];
  do {
    scanner.skipSpace();
    names.push(readName(scanner));
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return names;
}

/** Reads the key of a query parameter: `knowledge.title` gives `['knowledge', 'title']`. */
export function readPath(scanner: Scanner): string[] {
  const names = [readName(scanner)];
  while (scanner.take('.')) {
    names.push(readName(scanner));
  }
  refuseJsonPath(scanner);
  scanner.expectEnd('delimiter (.) or end of input');
  return names;
}

export function refuseJsonPath(scanner: Scanner): void {
  if (scanner.isNext('->')) {
    throw notServed('JSON paths (-> and ->>) are not served; read the whole column.');
  }
}

function isDash(scanner: Scanner): boolean {
  return scanner.isNext('-') && !scanner.isNext('->');
}

function isPlain(character: string): boolean {
  return character !== '"' && character !== '\\';
}
