import type { Table } from '../catalogue.ts';
import { aggregateRefused, columnUnknown, nameTwice, notEmbedded } from '../errors.ts';
import type { At, Parameters, Range, SelectItem } from '../request/rest-request.ts';
import { findRelationship } from './find-relationship.ts';
import type { EmbedPlan, Field, RowsPlan } from './plan.ts';
import { planCondition } from './plan-condition.ts';
import { planOrder } from './plan-order.ts';

/** One level of a request: its own parts and its embeds'. */
type Level = Pick<Parameters, 'filters' | 'orders' | 'ranges'> & { select: readonly SelectItem[] };

/** The state of a whole statement. */
type Scope = { rowsMax: number; aliasCount: number };

/**
 * Plans the rows of a table and of all that is embedded in them.
 *
 * @throws ApiError
 */
export function planRows(table: Table, parameters: Level, rowsMax: number): RowsPlan {
  return planLevel(table, table.name, parameters, { rowsMax, aliasCount: 0 });
}

function planLevel(table: Table, alias: string, level: Level, scope: Scope): RowsPlan {
  const embeds = planEmbeds(table, level, scope);
  const own = <Part>(parts: readonly At<Part>[]) =>
    parts.filter(({ path }) => path.length === 0).map(({ part }) => part);
  const ranges: readonly Range[] = own(level.ranges);
  return {
    table,
    alias,
    fields: planFields(table, level.select),
    embeds,
    where: own(level.filters).map((filter) => planCondition(table, embeds, filter)),
    order: own(level.orders).flatMap((terms) =>
      terms.map((term) => planOrder(table, embeds, term)),
    ),
    limit: planLimit(ranges, scope.rowsMax),
    offset: ranges.find(({ offset }) => offset !== null)?.offset ?? 0,
  };
}

/** The server's bound holds on every level. */
function planLimit(ranges: readonly Range[], rowsMax: number): RowsPlan['limit'] {
  const wish = ranges.find(({ limit }) => limit !== null)?.limit ?? null;
  return wish !== null && wish < rowsMax
    ? { rows: wish, isWish: true }
    : { rows: rowsMax, isWish: false };
}

function planFields(table: Table, select: readonly SelectItem[]): Field[] {
  const fields = new Map<string, Field>();
  for (const item of select) {
    if (item.kind === 'all') {
      for (const column of table.columns.values()) {
        fields.set(column.name, { column, name: column.name });
      }
    } else if (item.kind === 'column') {
      const column = table.columns.get(item.name);
      if (!column) {
        throw columnUnknown(table.name, item.name);
      }
      const name = item.alias ?? item.name;
      fields.set(name, { column, name });
    } else if (item.kind === 'count') {
      throw aggregateRefused();
    }
  }
  return [...fields.values()];
}

function planEmbeds(table: Table, level: Level, scope: Scope): EmbedPlan[] {
  const items = level.select.filter((item) => item.kind === 'embed');
  const names = items.map(({ alias, target }) => alias ?? target);
  refusePathsElsewhere(
    level,
    names,
    items.map(({ target }) => target),
  );
  return items.map((item, index) => {
    const name = names[index] ?? item.target;
    if (names.indexOf(name) !== index) {
      throw nameTwice(name);
    }
    const { relationship, to } = findRelationship(table, item);
    scope.aliasCount += 1;
    const alias = `${to.name}_${scope.aliasCount}`;
    const countName = readCount(item.items);
    const inner: Level = {
      select: countName === null ? item.items : [],
      filters: below(level.filters, name),
      orders: below(level.orders, name),
      ranges: below(level.ranges, name),
    };
    const found = planLevel(to, alias, inner, scope);
    // A limit on a single row would only prevent PostgreSQL from choosing a hash join.
    const rows = relationship.finds === 'one' ? { ...found, limit: null, offset: 0 } : found;
    return { name, target: item.target, relationship, rows, isInner: item.isInner, countName };
  });
}

/** `knowledge(count)` and `knowledge(count())`, on their own. */
function readCount(items: readonly SelectItem[]): string | null {
  const isCount = (item: SelectItem) =>
    item.kind === 'count' || (item.kind === 'column' && item.name === 'count');
  const count = items.find(isCount);
  if (!count) {
    return null;
  }
  if (items.length > 1) {
    throw aggregateRefused();
  }
  return ('alias' in count ? count.alias : null) ?? 'count';
}

function below<Part>(parts: readonly At<Part>[], name: string): At<Part>[] {
  return parts
    .filter(({ path }) => path[0] === name)
    .map(({ path, part }) => ({ path: path.slice(1), part }));
}

/** A filter, order or limit on something that is not embedded here would silently do nothing. */
function refusePathsElsewhere(level: Level, names: string[], targets: string[]): void {
  for (const { path } of [...level.filters, ...level.orders, ...level.ranges]) {
    const [first] = path;
    if (first !== undefined && !names.includes(first)) {
      throw notEmbedded(first, names[targets.indexOf(first)]);
    }
  }
}
