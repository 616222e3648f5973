import {
  mayRead,
  type Row,
  type TableName,
  tables,
} from '#proofs/isolation/oracle/specified-rights.ts';
import { askerOf } from './actors.ts';
import { type Cell, type Field, rowsIn } from './cell.ts';
import type { Answer, Ask } from './send.ts';

/** Reading: each row by its id, each column of it, lists, counts, and embeds in both directions. */
export function readCells(field: Field): Cell[] {
  return [...listCells(field), ...field.rows.flatMap((row) => rowCells(field, row))];
}

function listCells(field: Field): Cell[] {
  const { table, state } = field;
  const visible = visibleRows(field, rowsIn(state, table));
  return [
    cell(field, 'select=id', (answer) => problemOfIds(answer, visible)),
    {
      ...cell(field, 'select=id&id=not.is.null', (answer) =>
        problemOfTotal(answer, visible.length),
      ),
      ask: ask(field, 'select=id&limit=0', { prefer: 'count=exact' }),
    },
  ];
}

function rowCells(field: Field, row: Row): Cell[] {
  const expected = visibleRows(field, [row]);
  const byId = (select: string) => `id=eq.${row.id}&select=${select}`;
  const columns = Object.keys(row).map((column) =>
    cell(field, byId(column), (answer) =>
      problemOfRows(
        answer,
        expected.map((visible) => ({ [column]: visible[column] })),
      ),
    ),
  );
  return [
    cell(field, byId('*'), (answer) => problemOfRows(answer, expected)),
    ...columns,
    ...embedCells(field, row),
  ];
}

/** Along the foreign keys `account_id`, in both directions, and on to a third table. */
function embedCells(field: Field, row: Row): Cell[] {
  const others = tables.filter((table) => table !== 'accounts');
  if (field.table !== 'accounts') {
    return [embedCell(field, row, 'accounts', (other) => other.id === row.account_id, 'one')];
  }
  return others.map((other) =>
    embedCell(field, row, other, ({ account_id }) => account_id === row.id, 'many'),
  );
}

function embedCell(
  field: Field,
  row: Row,
  embedded: TableName,
  isRelated: (other: Row) => boolean,
  finds: 'one' | 'many',
): Cell {
  const related = rowsIn(field.state, embedded).filter(isRelated);
  const visible = visibleRows({ ...field, table: embedded }, related).map(({ id }) => ({ id }));
  const found = finds === 'one' ? (visible[0] ?? null) : visible;
  const expected = visibleRows(field, [row]).map(({ id }) => ({ id, [embedded]: found }));
  const order = finds === 'many' ? `&${embedded}.order=id` : '';
  return cell(field, `id=eq.${row.id}&select=id,${embedded}(id)${order}`, (answer) =>
    // Somebody who sees nothing of the embedded table may be refused entirely.
    visible.length === 0 && answer.status === 403 ? null : problemOfRows(answer, expected),
  );
}

function cell(field: Field, query: string, problemOf: (answer: Answer) => string | null): Cell {
  return { table: field.table, operation: 'select', ask: ask(field, query), problemOf };
}

function ask({ actor, table }: Field, query: string, headers?: Record<string, string>): Ask {
  const path = `/rest/v1/${table}?${query}`;
  return { actor, method: 'GET', path, ...(headers ? { headers } : {}) };
}

function visibleRows({ actor, table }: Pick<Field, 'actor' | 'table'>, rows: Row[]): Row[] {
  return rows
    .filter((row) => mayRead(askerOf(actor), table, row))
    .sort((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
}

/** No visible rows may give an empty list or a refusal; visible rows must be returned exactly. */
function problemOfRows({ status, text }: Answer, expected: Row[]): string | null {
  if (status >= 400) {
    return expected.length === 0 ? null : `refused with ${status}: ${text}`;
  }
  const wanted = canonical(expected);
  const got = canonical(JSON.parse(text));
  return got === wanted ? null : `gave ${got} instead of ${wanted}`;
}

function problemOfIds(answer: Answer, expected: Row[]): string | null {
  if (answer.status >= 400) {
    return problemOfRows(answer, expected);
  }
  const rows: { id: string }[] = JSON.parse(answer.text);
  const got = rows.map(({ id }) => id).sort();
  return problemOfRows(
    { ...answer, text: JSON.stringify(got.map((id) => ({ id }))) },
    expected.map(({ id }) => ({ id })),
  );
}

function problemOfTotal({ status, contentRange, text }: Answer, expected: number): string | null {
  if (status >= 400) {
    return expected === 0 ? null : `refused with ${status}: ${text}`;
  }
  const total = contentRange?.split('/')[1];
  return total === String(expected) ? null : `counted ${total} instead of ${expected}`;
}

/** Sorts members, because jsonb and tables order them differently. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
