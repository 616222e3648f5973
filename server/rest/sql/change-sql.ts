import type { DeletePlan, InsertPlan, RowsPlan, UpdatePlan } from '../plan/plan.ts';
import { bodySql } from './body-sql.ts';
import { whereSql } from './condition-sql.ts';
import { guardSql } from './guard.ts';
import { bodyRow, insertSql } from './insert-sql.ts';
import { rowsSql } from './rows-sql.ts';
import { indent, quoteName, type Values } from './values.ts';

type ChangePlan = InsertPlan | UpdatePlan | DeletePlan;

/** Writes an insert, update or delete and its answer as one statement. */
export function changeSql(values: Values, plan: ChangePlan): string {
  const change = changingSql(values, plan);
  const body = plan.answer ? bodySql(plan.shape) : 'null';
  const columns = [
    'null',
    'count(*)',
    body,
    ...newRowsSql(plan),
    ...guardSql(values, plan.allowed),
  ];
  const rows = plan.answer
    ? `(\n  ${indent(answerSql(values, plan.answer))}\n) as "row"`
    : '"changed"';
  return `with "changed" as (\n  ${indent(change)}\n)\nselect ${columns.join(', ')}\nfrom ${rows}`;
}

function changingSql(values: Values, plan: ChangePlan): string {
  const returned = returnedSql(plan);
  switch (plan.kind) {
    case 'insert':
      return `${insertSql(values, plan)}\nreturning ${returned}`;
    case 'update':
      return plan.columns.length === 0
        ? `select ${returned}\nfrom public.${quoteName(plan.table.name)}\nwhere false`
        : `${updateSql(values, plan)}\nreturning ${returned}`;
    default:
      return `${deleteSql(values, plan)}\nreturning ${returned}`;
  }
}

function updateSql(values: Values, { table, columns, where, body }: UpdatePlan): string {
  const name = quoteName(table.name);
  const sets = columns
    .map((column) => quoteName(column.name))
    .map((column) => `${column} = "body".${column}`);
  const row = `json_to_record(${values.bind(body.text)}::json) as ${bodyRow(columns)}`;
  const found = whereSql(values, table.name, where);
  return `update public.${name} as ${name} set ${sets.join(', ')}\nfrom ${row}${found}`;
}

function deleteSql(values: Values, { table, where }: DeletePlan): string {
  const name = quoteName(table.name);
  return `delete from public.${name} as ${name}${whereSql(values, table.name, where)}`;
}

function answerSql(values: Values, answer: RowsPlan): string {
  return rowsSql(values, answer, whereSql(values, answer.alias, [], answer.embeds), '"changed"');
}

/** Where the new row is, and how many of an upsert's rows are new. */
function newRowsSql(plan: ChangePlan): [key: string, inserted: string] {
  return [
    isKeyWanted(plan)
      ? `(select ${quoteName(plan.table.key.name)} from "changed" limit 1)`
      : 'null',
    isMerging(plan) ? '(select count(*) from "changed" where "is_new")' : 'null',
  ];
}

/** Only what the answer needs: `returning` a column requires the right to read it. */
function returnedSql(plan: ChangePlan): string {
  const names = new Set<string>();
  for (const { column } of plan.answer?.fields ?? []) {
    names.add(column.name);
  }
  for (const { relationship } of plan.answer?.embeds ?? []) {
    names.add(relationship.fromColumn);
  }
  if (isKeyWanted(plan)) {
    names.add(plan.table.key.name);
  }
  const table = quoteName(plan.table.name);
  const list = [...names].map((name) => `${table}.${quoteName(name)}`);
  // A row that was updated instead of inserted carries the updating transaction in xmax.
  const isNew = isMerging(plan) ? [`${table}.xmax = 0 as "is_new"`] : [];
  return [...list, ...isNew].join(', ') || '1';
}

function isKeyWanted(plan: ChangePlan): boolean {
  return plan.kind === 'insert' && plan.isKeyWanted;
}

function isMerging(plan: ChangePlan): boolean {
  return plan.kind === 'insert' && plan.conflict?.resolution === 'merge';
}
