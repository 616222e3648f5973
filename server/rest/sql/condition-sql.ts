import type { Column } from '../catalogue.ts';
import type { Condition, EmbedPlan } from '../plan/plan.ts';
import type { CompareOperator, Operation } from '../request/rest-request.ts';
import { arrayLiteral, quoteName, type Values } from './values.ts';

/**
 * Writes the `where` clause of a table's rows: its filters, and that what is embedded with `!inner`
 * exists. Empty when there is none; else it starts with a line break.
 */
export function whereSql(
  values: Values,
  alias: string,
  conditions: readonly Condition[],
  embeds: readonly EmbedPlan[] = [],
): string {
  const tests = conditions.map((condition) => conditionSql(values, alias, condition));
  const required = embeds.filter(({ isInner }) => isInner);
  const existing = required.map(
    (embed) => `exists (select ${linkedRowsSql(values, alias, embed)})`,
  );
  const all = [...tests, ...existing];
  return all.length === 0 ? '' : `\nwhere ${all.join('\n  and ')}`;
}

/** Writes the `where` clause of an embed's rows: those that belong to the row they are embedded in. */
export function linkedWhereSql(values: Values, alias: string, embed: EmbedPlan): string {
  const { relationship, rows } = embed;
  const theirs = `${quoteName(rows.alias)}.${quoteName(relationship.toColumn)}`;
  const link = `${theirs} = ${quoteName(alias)}.${quoteName(relationship.fromColumn)}`;
  const filters = whereSql(values, rows.alias, rows.where, rows.embeds);
  return filters === '' ? `\nwhere ${link}` : `${filters}\n  and ${link}`;
}

/** `from … where …` of an embed's rows. */
export function linkedRowsSql(values: Values, alias: string, embed: EmbedPlan): string {
  values.countTable();
  const { table, alias: name } = embed.rows;
  const where = linkedWhereSql(values, alias, embed).replace(/\n */g, ' ');
  return `from public.${quoteName(table.name)} as ${quoteName(name)}${where}`;
}

function conditionSql(values: Values, alias: string, condition: Condition): string {
  switch (condition.kind) {
    case 'test': {
      const test = testSql(values, alias, condition.column, condition.operation);
      return condition.isNegated ? `not (${test})` : test;
    }
    case 'presence': {
      const word = condition.isPresent ? 'exists' : 'not exists';
      return `${word} (select ${linkedRowsSql(values, alias, condition.embed)})`;
    }
    default: {
      const members = condition.members.map((member) => conditionSql(values, alias, member));
      const group = `(${members.join(` ${condition.operator} `)})`;
      return condition.isNegated ? `not ${group}` : group;
    }
  }
}

const symbols: Record<CompareOperator, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
};

/** The parameter takes the column's type, so PostgreSQL refuses a value that is none (22P02). */
function testSql(values: Values, alias: string, column: Column, operation: Operation): string {
  const left = `${quoteName(alias)}.${quoteName(column.name)}`;
  switch (operation.operator) {
    case 'in':
      return `${left} = any (${values.bind(arrayLiteral(operation.values))})`;
    case 'is':
      return `${left} is ${operation.value.replace('_', ' ')}`;
    case 'isdistinct':
      return `${left} is distinct from ${values.bind(operation.value)}`;
    default: {
      const { operator, quantifier, value } = operation;
      const isPattern = operator === 'like' || operator === 'ilike';
      const bound = values.bind(isPattern ? value.replaceAll('*', '%') : value);
      const right = quantifier === null ? bound : `${quantifier} (${bound})`;
      return `${left} ${symbols[operator]} ${right}`;
    }
  }
}
