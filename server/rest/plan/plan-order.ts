import { type Table, tables } from '../catalogue.ts';
import { columnUnknown, notEmbedded, orderNotToOne } from '../errors.ts';
import type { OrderTerm } from '../request/rest-request.ts';
import type { EmbedPlan, OrderPlan } from './plan.ts';

/**
 * Plans one column to order by, of the table or of an embed of at most one row.
 *
 * @throws ApiError
 */
export function planOrder(
  table: Table,
  embeds: readonly EmbedPlan[],
  { embed: embedName, column: columnName, direction, nulls }: OrderTerm,
): OrderPlan {
  const embed = embedName === null ? null : findEmbed(table, embeds, embedName);
  const owner = embed ? tables.get(embed.relationship.to) : table;
  const column = owner?.columns.get(columnName);
  if (!column) {
    throw columnUnknown(owner?.name ?? table.name, columnName);
  }
  return { embed, column, direction, nulls };
}

function findEmbed(table: Table, embeds: readonly EmbedPlan[], name: string): EmbedPlan {
  const embed = embeds.find((one) => one.name === name);
  if (!embed) {
    throw notEmbedded(name, embeds.find(({ target }) => target === name)?.name);
  }
  if (embed.relationship.finds !== 'one') {
    throw orderNotToOne(table.name, name);
  }
  return embed;
}
