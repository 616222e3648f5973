import { notServed } from '../errors.ts';
import { limits } from '../limits.ts';
import { readPath, tryReadQuoted } from './read-name.ts';
import { type At, compareOperators, isValues, type Operation, type Test } from './rest-request.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses a filter such as `knowledge.title=not.ilike.*x*`.
 *
 * @throws ApiError
 */
export function parseFilter(key: string, value: string): At<Test> {
  const path = readPath(new Scanner('tree path', key));
  const column = path.pop() ?? '';
  const scanner = new Scanner('filter', value);
  const test = readTest(scanner, column, (reader) => reader.takeRest());
  scanner.expectEnd();
  return { path, part: test };
}

/**
 * Reads `not.eq.value`. Where a value ends depends on the context, so `readValue` decides that.
 */
export function readTest(
  scanner: Scanner,
  column: string,
  readValue: (scanner: Scanner) => string,
): Test {
  const isNegated = scanner.take('not.');
  return { kind: 'test', column, isNegated, operation: readOperation(scanner, readValue) };
}

/** Up to the next comma or bracket, or in double quotes: a value inside a list or group. */
export function readDelimitedValue(scanner: Scanner): string {
  const start = scanner.position;
  const quoted = tryReadQuoted(scanner);
  if (quoted !== null && isDelimited(scanner)) {
    return quoted;
  }
  scanner.returnTo(start);
  return scanner.takeWhile((character) => character !== ',' && character !== ')');
}

const notServedOperators = new Set([
  'match',
  'imatch',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts',
  'wfts',
]);

function readOperation(scanner: Scanner, readValue: (scanner: Scanner) => string): Operation {
  const start = scanner.position;
  const word = scanner.takeWhile((character) => character >= 'a' && character <= 'z');
  if (notServedOperators.has(word)) {
    throw notServed(`The operator '${word}' is not served.`);
  }
  const compare = compareOperators.find((operator) => operator === word);
  if (compare) {
    const quantifier = readQuantifier(scanner);
    scanner.expect('.', 'delimiter (.)');
    return { operator: compare, quantifier, value: readValue(scanner) };
  }
  if (word === 'in' && scanner.take('.')) {
    return { operator: 'in', values: readList(scanner) };
  }
  if (word === 'is' && scanner.take('.')) {
    return readIs(scanner);
  }
  if (word === 'isdistinct' && scanner.take('.')) {
    return { operator: 'isdistinct', value: readValue(scanner) };
  }
  scanner.returnTo(start);
  return scanner.fail('"not" or operator (eq, gt, ...)');
}

function readQuantifier(scanner: Scanner): 'any' | 'all' | null {
  if (scanner.take('(any)')) {
    return 'any';
  }
  return scanner.take('(all)') ? 'all' : null;
}

function readIs(scanner: Scanner): Operation {
  const start = scanner.position;
  const word = scanner.takeWhile((character) => /[a-z_]/i.test(character)).toLowerCase();
  const value = isValues.find((known) => known === word);
  if (value === undefined) {
    scanner.returnTo(start);
    return scanner.fail('isVal: (null, not_null, true, false, unknown)');
  }
  return { operator: 'is', value };
}

/** `(a,"b,c",d)`; `()` is the empty list. */
function readList(scanner: Scanner): string[] {
  scanner.skipSpace();
  scanner.expect('(');
  const values: string[] = [];
  if (!scanner.take(')')) {
    do {
      if (values.length >= limits.listValuesMax) {
        scanner.refuse(`more than ${limits.listValuesMax} values in a list`);
      }
      values.push(readDelimitedValue(scanner));
    } while (scanner.take(','));
    scanner.expect(')', '"," or ")"');
  }
  scanner.skipSpace();
  return values;
}

function isDelimited(scanner: Scanner): boolean {
  return scanner.isAtEnd || scanner.isNext(',') || scanner.isNext(')');
}
