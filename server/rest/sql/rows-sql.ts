import type { EmbedPlan, Field, OrderPlan, RowsPlan } from '../plan/plan.ts';
import { linkedRowsSql, linkedWhereSql } from './condition-sql.ts';
import { indent, quoteName, type Values } from './values.ts';

/**
 * Writes the query for a table's rows with what is embedded in them.
 *
 * Each embed is a LATERAL join: PostgreSQL turns one of a single row into a hash join when many rows
 * are read, and looks up few rows one by one (measured in docs/decisions/rest-dialect.md).
 * `source` is where the rows are, if not in the table; `where` must have been written for the plan.
 */
export function rowsSql(
  values: Values,
  plan: RowsPlan,
  where: string,
  source = `public.${quoteName(plan.table.name)}`,
): string {
  const shown = plan.embeds.filter(isShown);
  const fields = plan.fields.map((field) => fieldSql(plan.alias, field));
  const bodies = shown.map(embedFieldSql);
  const list = [...fields, ...bodies].map((item) => ` ${item}`).join(',');
  const joins = shown.map((embed) => joinSql(values, plan.alias, embed));
  const from = `from ${source} as ${quoteName(plan.alias)}`;
  const page = `${orderSql(values, plan)}${pageSql(values, plan)}`;
  return `select${list}\n${from}${joins.join('')}${where}${page}`;
}

function fieldSql(alias: string, { column, name }: Field): string {
  const value = `${quoteName(alias)}.${quoteName(column.name)}`;
  return name === column.name ? value : `${value} as ${quoteName(name)}`;
}

function embedFieldSql({ name, relationship, rows }: EmbedPlan): string {
  const body = `${bodyName(rows)}."body"`;
  const value = relationship.finds === 'many' ? `coalesce(${body}, '[]')` : body;
  return `${value} as ${quoteName(name)}`;
}

function joinSql(values: Values, alias: string, embed: EmbedPlan): string {
  values.countTable();
  const { rows, relationship, countName } = embed;
  const where = linkedWhereSql(values, alias, embed);
  const query =
    countName === null ? rowsSql(values, rows, where) : countSql(rows, where, countName);
  const body = relationship.finds === 'many' ? 'json_agg("row".*)' : 'row_to_json("row".*)';
  const inner = `select ${body} as "body" from (\n  ${indent(query)}\n) as "row"`;
  return `\nleft join lateral (\n  ${indent(inner)}\n) as ${bodyName(rows)} on true`;
}

function countSql({ table, alias }: RowsPlan, where: string, name: string): string {
  const from = `from public.${quoteName(table.name)} as ${quoteName(alias)}`;
  return `select count(*) as ${quoteName(name)}\n${from}${where}`;
}

function orderSql(values: Values, { order, alias }: RowsPlan): string {
  const terms = order.map((term) => {
    const nulls = term.nulls === null ? '' : ` nulls ${term.nulls}`;
    return `${orderValueSql(values, alias, term)} ${term.direction}${nulls}`;
  });
  return terms.length === 0 ? '' : `\norder by ${terms.join(', ')}`;
}

function orderValueSql(values: Values, alias: string, { embed, column }: OrderPlan): string {
  if (!embed) {
    return `${quoteName(alias)}.${quoteName(column.name)}`;
  }
  const value = `${quoteName(embed.rows.alias)}.${quoteName(column.name)}`;
  return `(select ${value} ${linkedRowsSql(values, alias, embed)})`;
}

/**
 * A client's numbers are parameters; the server's limit is constant, so PostgreSQL can plan with
 * it.
 */
function pageSql(values: Values, { limit, offset }: RowsPlan): string {
  const rows = limit?.isWish ? values.bind(String(limit.rows)) : limit?.rows;
  const limited = rows === undefined ? '' : `\nlimit ${rows}`;
  return offset === 0 ? limited : `${limited}\noffset ${values.bind(String(offset))}`;
}

function bodyName({ alias }: RowsPlan): string {
  return quoteName(`${alias}_body`);
}

/** `accounts!inner()` only filters. */
function isShown({ countName, rows }: EmbedPlan): boolean {
  return countName !== null || rows.fields.length > 0 || rows.embeds.some(isShown);
}
