import type { Column } from '../catalogue.ts';
import type { InsertPlan } from '../plan/plan.ts';
import { quoteName, type Values } from './values.ts';

/** Writes `insert … on conflict …`. The body is one parameter, which PostgreSQL parses by type. */
export function insertSql(values: Values, plan: InsertPlan): string {
  const table = quoteName(plan.table.name);
  const names = plan.columns.map(({ name }) => quoteName(name)).join(', ');
  const { text, isArray } = plan.body;
  const body = values.bind(isArray ? text : `[${text}]`);
  const rows = plan.fillsDefaults
    ? rowsOrDefaultsSql(body, plan.columns)
    : `select ${bodyColumns(plan.columns)}\nfrom json_to_recordset(${body}::json) as ${bodyRow(plan.columns)}`;
  return `insert into public.${table} as ${table} (${names})\n${rows}${conflictSql(plan)}`;
}

/** Columns of the body, as `select` names them. */
function bodyColumns(columns: readonly Column[]): string {
  return columns.map(({ name }) => `"body".${quoteName(name)}`).join(', ');
}

/** The body as a row with the types of the table's columns. */
export function bodyRow(columns: readonly Column[]): string {
  return `"body" (${columns.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ')})`;
}

function rowsOrDefaultsSql(body: string, columns: readonly Column[]): string {
  const list = columns.map(({ name, fallback }) => {
    const given = `"body".${quoteName(name)}`;
    return fallback
      ? `case when "entry"."value"::jsonb ? '${name}' then ${given} else ${fallback} end`
      : given;
  });
  return `select ${list.join(', ')}
from json_array_elements(${body}::json) as "entry" ("value"),
  json_to_record("entry"."value") as ${bodyRow(columns)}`;
}

/** Leaves out the conflict's columns, which are equal already, and the key, which may not change. */
function conflictSql({ conflict, columns }: InsertPlan): string {
  if (!conflict) {
    return '';
  }
  const target = conflict.columns.map(({ name }) => quoteName(name)).join(', ');
  const changed = columns.filter((column) => !conflict.columns.includes(column));
  if (conflict.resolution === 'ignore' || changed.length === 0) {
    return `\non conflict (${target}) do nothing`;
  }
  const sets = changed.map(({ name }) => `${quoteName(name)} = excluded.${quoteName(name)}`);
  return `\non conflict (${target}) do update set ${sets.join(', ')}`;
}
