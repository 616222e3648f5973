import type { Table } from '../catalogue.ts';
import { columnUnknown, embedOperatorRefused } from '../errors.ts';
import type { Filter, Test } from '../request/rest-request.ts';
import type { Condition, EmbedPlan } from './plan.ts';

/**
 * Plans one filter of a table: on a column, on whether an embed has rows (`accounts=not.is.null`),
 * or a group of those.
 *
 * @throws ApiError for a column that does not exist
 */
export function planCondition(
  table: Table,
  embeds: readonly EmbedPlan[],
  filter: Filter,
): Condition {
  if (filter.kind === 'group') {
    const members = filter.members.map((member) => planCondition(table, embeds, member));
    return { kind: 'group', operator: filter.operator, isNegated: filter.isNegated, members };
  }
  const embed = embeds.find(({ name }) => name === filter.column);
  if (embed) {
    return planPresence(embed, filter);
  }
  const column = table.columns.get(filter.column);
  if (!column) {
    throw columnUnknown(table.name, filter.column);
  }
  return { kind: 'test', column, isNegated: filter.isNegated, operation: filter.operation };
}

function planPresence(embed: EmbedPlan, { operation, isNegated }: Test): Condition {
  const isNull = operation.operator === 'is' && operation.value === 'null';
  const isNotNull = operation.operator === 'is' && operation.value === 'not_null';
  if (!(isNull || isNotNull)) {
    throw embedOperatorRefused(embed.name);
  }
  return { kind: 'presence', embed, isPresent: isNotNull !== isNegated };
}
