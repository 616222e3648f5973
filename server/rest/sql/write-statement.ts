import type { Statement } from '#database/access/scoped-query.ts';
import type { Plan, ReadPlan } from '../plan/plan.ts';
import { bodySql } from './body-sql.ts';
import { changeSql } from './change-sql.ts';
import { whereSql } from './condition-sql.ts';
import { rowsSql } from './rows-sql.ts';
import { indent, quoteName, Values } from './values.ts';

/**
 * Third stage: writes one statement that returns one row with these columns, each null if not
 * requested: the total number of matching rows, the number of rows returned, the body as JSON text, the
 * key of a new row, the number of new rows. A last one is the guard. Knows no HTTP.
 */
export function writeStatement(plan: Plan): Statement {
  const values = new Values();
  const text = plan.kind === 'read' ? readSql(values, plan) : changeSql(values, plan);
  return { text, values: values.list };
}

function readSql(values: Values, { rows, shape, isBodyWanted, isTotalWanted }: ReadPlan): string {
  const { table, alias } = rows;
  const where = whereSql(values, alias, rows.where, rows.embeds);
  const all = `select count(*) from public.${quoteName(table.name)} as ${quoteName(alias)}${where}`;
  const total = isTotalWanted ? `(\n  ${indent(all)}\n)` : 'null';
  const body = isBodyWanted ? bodySql(shape) : 'null';
  const page = rowsSql(values, isBodyWanted ? rows : { ...rows, fields: [], embeds: [] }, where);
  return `select ${total}, count(*), ${body}, null, null\nfrom (\n  ${indent(page)}\n) as "row"`;
}
