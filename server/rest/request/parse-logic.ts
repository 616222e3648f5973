import { limits } from '../limits.ts';
import { readDelimitedValue, readTest } from './parse-filter.ts';
import { readName, readPath, refuseJsonPath } from './read-name.ts';
import type { At, Filter, Group } from './rest-request.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses a group such as `knowledge.not.or=(title.eq.x,and(…))`.
 *
 * @throws ApiError
 */
export function parseLogic(key: string, value: string): At<Group> {
  const path = readPath(new Scanner('logic path', key));
  const operator = path.pop() === 'or' ? 'or' : 'and';
  const isNegated = path.at(-1) === 'not';
  if (isNegated) {
    path.pop();
  }
  const scanner = new Scanner('logic tree', value);
  const members = readMembers(scanner, 1);
  scanner.expectEnd();
  return { path, part: { kind: 'group', operator, isNegated, members } };
}

function readMembers(scanner: Scanner, depth: number): Filter[] {
  if (depth > limits.logicDepthMax) {
    scanner.refuse(`groups more than ${limits.logicDepthMax} deep`);
  }
  scanner.skipSpace();
  scanner.expect('(');
  const members: Filter[] = [];
  do {
    scanner.skipSpace();
    members.push(readGroup(scanner, depth) ?? readMemberTest(scanner));
    scanner.skipSpace();
  } while (scanner.take(','));
  scanner.expect(')', '"," or ")"');
  scanner.skipSpace();
  return members;
}

function readGroup(scanner: Scanner, depth: number): Group | null {
  for (const operator of ['and', 'or'] as const) {
    for (const isNegated of [false, true]) {
      const word = isNegated ? `not.${operator}` : operator;
      if (scanner.isNext(`${word}(`)) {
        scanner.take(word);
        return { kind: 'group', operator, isNegated, members: readMembers(scanner, depth + 1) };
      }
    }
  }
  return null;
}

function readMemberTest(scanner: Scanner): Filter {
  const column = readName(scanner);
  refuseJsonPath(scanner);
  scanner.expect('.', 'delimiter (.)');
  return readTest(scanner, column, readMemberValue);
}

/** A value of a group's member; `{a,b}`, PostgreSQL's notation of an array, keeps its commas. */
function readMemberValue(scanner: Scanner): string {
  const start = scanner.position;
  if (scanner.isNext('{')) {
    const array = scanner.takeWhile((character) => character !== '}');
    if (scanner.take('}')) {
      return `${array}}`;
    }
    scanner.returnTo(start);
  }
  return readDelimitedValue(scanner);
}
