import { plantedRows } from '#proofs/isolation/oracle/planted-rows.ts';
import type { Random } from '#proofs/isolation/oracle/seeded-random.ts';
import { type Row, type TableName, tables } from '#proofs/isolation/oracle/specified-rights.ts';

/** All planted rows of the four tables, as for an attacker who knows every id. */
const knownRows = new Map(tables.map((table) => [table, plantedRows.get(`public.${table}`) ?? []]));

export function columnsOf(table: TableName): string[] {
  return Object.keys(knownRows.get(table)?.[0] ?? {});
}

/** A value of this column from anybody's row, or an invalid one. */
export function guessValue(random: Random, table: TableName, column: string): unknown {
  if (random.percent(2)) {
    return random.pick<unknown>([null, '', 'x', 0, true, '2020-01-01T00:00:00Z', { a: 1 }]);
  }
  const own = knownRows.get(table) ?? [];
  const others = [...knownRows.values()].flat().filter((row) => column in row);
  return random.pick(random.percent(80) ? own : others)[column] ?? null;
}

/** A filter on this column, e.g. `eq.x`; rarely an invalid one. */
export function guessFilter(random: Random, table: TableName, column: string): string {
  const value = () => plain(guessValue(random, table, column));
  const isText = !/(^|_)id$|_at$|^is_|^metadata$/.test(column) || random.percent(2);
  const filters = [
    () => `eq.${value()}`,
    () => `neq.${value()}`,
    () => `in.(${random.percent(5) ? '' : `${value()},${value()}`})`,
    () => `${random.pick(['gt', 'gte', 'lt', 'lte', 'isdistinct'])}.${value()}`,
    () => `${random.pick(['eq(any)', 'neq(all)', 'gte(any)'])}.{${value()},${value()}}`,
    () =>
      `is.${random.pick(['null', 'null', 'not_null', column === 'is_connected' ? 'true' : 'null'])}`,
    ...(isText ? Array(6).fill(() => guessPattern(random, value())) : []),
  ];
  const [filter = 'is.null'] = random.some(filters, 1).map((make) => make());
  return random.percent(15) ? `not.${filter}` : filter;
}

/** A pattern with the first letters of a secret: a match would be a leak. */
function guessPattern(random: Random, secret: string): string {
  const beginning = secret.slice(0, 1 + random.below(6));
  const operator = random.pick(['like', 'ilike']);
  return random.percent(80)
    ? `${operator}.${random.pick(['', '*'])}${beginning}*`
    : `${operator}(any).{${beginning}*,*${secret.slice(-2)}}`;
}

/** Some columns with values from anybody's rows, often one's whole row. */
export function guessRow(random: Random, table: TableName): Row {
  const columns = random.some(columnsOf(table), 1 + random.below(4));
  if (random.percent(30)) {
    const { id: _, ...row } = random.pick(knownRows.get(table) ?? []);
    return random.percent(50) ? row : { ...row, ...guessColumns(random, table, columns) };
  }
  return guessColumns(random, table, columns);
}

function guessColumns(random: Random, table: TableName, columns: string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, guessValue(random, table, column)]));
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll(/[",(){}]/g, '') : JSON.stringify(value);
}
