import { parameterRefused } from '../errors.ts';
import { limits } from '../limits.ts';
import { parseFilter } from './parse-filter.ts';
import { parseLogic } from './parse-logic.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect } from './parse-select.ts';
import { parseRowNumber } from './range.ts';
import { readNames, readPath } from './read-name.ts';
import type { At, Filter, OrderTerm, Parameters, Range, SelectItem } from './rest-request.ts';
import { Scanner } from './scanner.ts';

/**
 * Parses a query string (without its `?`). Filters may repeat; everything else is refused when it
 * is given twice, because two readers could choose differently.
 *
 * @throws ApiError
 */
export function parseParameters(query: string): Parameters {
  const read = new Reading();
  for (const [key, value] of new URLSearchParams(query)) {
    if (key.includes('\0') || value.includes('\0')) {
      throw parameterRefused(
        'A NUL character cannot be part of a query',
        `Found in '${key.replaceAll('\0', '')}'.`,
      );
    }
    read.add(key, value);
  }
  return read.finish();
}

class Reading {
  readonly #seen = new Set<string>();
  readonly #filters: At<Filter>[] = [];
  readonly #orders: At<OrderTerm[]>[] = [];
  readonly #ranges: At<Range>[] = [];
  #select: SelectItem[] = [{ kind: 'all' }];
  #columns: string[] | null = null;
  #onConflict: string[] | null = null;

  add(key: string, value: string): void {
    const lastDot = key.lastIndexOf('.');
    switch (key.slice(lastDot + 1)) {
      case 'and':
      case 'or':
        this.#filters.push(parseLogic(key, value));
        return;
      case 'order':
        this.#once(key);
        this.#orders.push(parseOrder(key, value));
        return;
      case 'limit':
        this.#addRange(key, { limit: parseRowNumber('limit', value), offset: null });
        return;
      case 'offset':
        this.#addRange(key, { limit: null, offset: parseRowNumber('offset', value) });
        return;
      default:
        this.#addNamed(key, value);
    }
  }

  finish(): Parameters {
    const count = this.#filters.reduce((sum, { part }) => sum + countTests(part), 0);
    if (count > limits.filtersMax) {
      throw parameterRefused(
        'Too many filters',
        `The request has ${count} filters; at most ${limits.filtersMax} are read.`,
      );
    }
    return {
      select: this.#select,
      filters: this.#filters,
      orders: this.#orders,
      ranges: this.#ranges,
      columns: this.#columns,
      onConflict: this.#onConflict,
    };
  }

  #addNamed(key: string, value: string): void {
    switch (key) {
      case 'select':
        this.#once(key);
        this.#select = parseSelect(value);
        return;
      case 'columns':
        this.#once(key);
        this.#columns = readNames(new Scanner('columns parameter', value));
        return;
      case 'on_conflict':
        this.#once(key);
        this.#onConflict = readNames(new Scanner('on_conflict parameter', value));
        return;
      default:
        this.#filters.push(parseFilter(key, value));
    }
  }

  #addRange(key: string, part: Range): void {
    this.#once(key);
    this.#ranges.push({ path: readPath(new Scanner('tree path', key)).slice(0, -1), part });
  }

  #once(key: string): void {
    if (this.#seen.has(key)) {
      throw parameterRefused(`The parameter '${key}' is given more than once`);
    }
    this.#seen.add(key);
  }
}

function countTests(filter: Filter): number {
  return filter.kind === 'test'
    ? 1
    : filter.members.reduce((sum, member) => sum + countTests(member), 0);
}
