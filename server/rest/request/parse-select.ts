import { aggregateRefused, notServed } from '../errors.ts';
import { limits } from '../limits.ts';
import { readName, refuseJsonPath } from './read-name.ts';
import type { Embed, SelectItem } from './rest-request.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses `select=`: columns, `*`, aliases and embedded tables, e.g.
 * `*,account:accounts!inner(id,account_name)`.
 *
 * @throws ApiError
 */
export function parseSelect(text: string): SelectItem[] {
  const scanner = new Scanner('select parameter', text);
  const items = readItems(scanner, { depth: 0, itemsLeft: limits.selectItemsMax });
  scanner.expectEnd('"," or end of input');
  return items;
}

type Budget = { depth: number; itemsLeft: number };

function readItems(scanner: Scanner, budget: Budget): SelectItem[] {
  const items: SelectItem[] = [];
  scanner.skipSpace();
  if (scanner.isAtEnd || scanner.isNext(')')) {
    return items;
  }
  do {
    budget.itemsLeft -= 1;
    if (budget.itemsLeft < 0) {
      scanner.refuse(`more than ${limits.selectItemsMax} columns and embeds`);
    }
    scanner.skipSpace();
    items.push(readItem(scanner, budget));
    scanner.skipSpace();
  } while (scanner.take(','));
  return items;
}

function readItem(scanner: Scanner, budget: Budget): SelectItem {
  if (scanner.isNext('...')) {
    throw notServed('Spread embeds (...table) are not served; embed the table by its name.');
  }
  if (scanner.take('*')) {
    return { kind: 'all' };
  }
  const first = readName(scanner);
  const hasAlias = !scanner.isNext('::') && scanner.take(':');
  if (hasAlias) {
    scanner.skipSpace();
  }
  const alias = hasAlias ? requireAlias(scanner, first) : null;
  const name = hasAlias ? readName(scanner) : first;
  if (scanner.isNext('!') || scanner.isNext('(')) {
    return readCall(scanner, name, alias, budget);
  }
  refuseExpression(scanner);
  return { kind: 'column', name, alias };
}

/** The only client-chosen name that becomes an SQL identifier, so it is restricted. */
function requireAlias(scanner: Scanner, name: string): string {
  if (!/^[\p{L}\p{N}_$ -]+$/u.test(name) || Buffer.byteLength(name) > limits.nameBytesMax) {
    scanner.refuse(
      `an alias has letters, digits, "_", "$", "-" and spaces, at most ${limits.nameBytesMax} bytes`,
    );
  }
  return name;
}

function readCall(
  scanner: Scanner,
  target: string,
  alias: string | null,
  budget: Budget,
): SelectItem {
  if (target === 'count' && scanner.take('()')) {
    refuseExpression(scanner);
    return { kind: 'count', alias };
  }
  const { hint, isInner } = readEmbedParameters(scanner);
  scanner.expect('(');
  if (budget.depth >= limits.embedDepthMax) {
    scanner.refuse(`embeds more than ${limits.embedDepthMax} deep`);
  }
  budget.depth += 1;
  const items = readItems(scanner, budget);
  budget.depth -= 1;
  scanner.expect(')', '"," or ")"');
  return { kind: 'embed', target, alias, hint, isInner, items };
}

/** `!inner`, `!left` and `!hint`, at most one join and one hint, in any order. */
function readEmbedParameters(scanner: Scanner): Pick<Embed, 'hint' | 'isInner'> {
  let hint: string | null = null;
  let join: string | null = null;
  while (scanner.take('!')) {
    const word = readName(scanner);
    const isJoin = word === 'inner' || word === 'left';
    if ((isJoin ? join : hint) !== null) {
      scanner.refuse(`a second ${isJoin ? 'join' : 'hint'} for one embed`);
    }
    join = isJoin ? word : join;
    hint = isJoin ? hint : word;
  }
  return { hint, isInner: join === 'inner' };
}

function refuseExpression(scanner: Scanner): void {
  refuseJsonPath(scanner);
  if (scanner.isNext('::')) {
    throw notServed('Casts (::type) are not served.');
  }
  if (scanner.isNext('.')) {
    throw aggregateRefused();
  }
}
