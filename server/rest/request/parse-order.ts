import { limits } from '../limits.ts';
import { readName, readPath, refuseJsonPath } from './read-name.ts';
import type { At, OrderTerm } from './rest-request.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses `knowledge.order=title.desc.nullslast,accounts(account_name)`.
 *
 * @throws ApiError
 */
export function parseOrder(key: string, value: string): At<OrderTerm[]> {
  const path = readPath(new Scanner('tree path', key)).slice(0, -1);
  const scanner = new Scanner('order', value);
  const terms: OrderTerm[] = [];
  do {
    if (terms.length >= limits.orderTermsMax) {
      scanner.refuse(`more than ${limits.orderTermsMax} columns to order by`);
    }
    terms.push(readTerm(scanner));
  } while (scanner.take(','));
  scanner.expectEnd('"," or end of input');
  return { path, part: terms };
}

function readTerm(scanner: Scanner): OrderTerm {
  scanner.skipSpace();
  const name = readName(scanner);
  refuseJsonPath(scanner);
  const related = readRelated(scanner);
  const direction = readDirection(scanner);
  const nulls = readNulls(scanner);
  if (scanner.isNext('.')) {
    scanner.fail('"asc", "desc", "nullsfirst" or "nullslast", each at most once');
  }
  scanner.skipSpace();
  return related === null
    ? { embed: null, column: name, direction, nulls }
    : { embed: name, column: related, direction, nulls };
}

function readRelated(scanner: Scanner): string | null {
  if (!scanner.take('(')) {
    return null;
  }
  const column = readName(scanner);
  refuseJsonPath(scanner);
  scanner.expect(')');
  return column;
}

function readDirection(scanner: Scanner): 'asc' | 'desc' {
  if (scanner.take('.desc')) {
    return 'desc';
  }
  scanner.take('.asc');
  return 'asc';
}

function readNulls(scanner: Scanner): 'first' | 'last' | null {
  if (scanner.take('.nullsfirst')) {
    return 'first';
  }
  return scanner.take('.nullslast') ? 'last' : null;
}
