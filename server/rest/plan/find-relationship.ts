import { type Relationship, relationships, type Table, tables } from '../catalogue.ts';
import { relationshipUnknown } from '../errors.ts';
import type { Embed } from '../request/rest-request.ts';

/**
 * Finds the foreign key an embed follows. Its target is a table, the key's constraint or the key's
 * own column; a hint is the constraint or a column of either side. Between the exposed tables there
 * is at most one key, so nothing is ambiguous.
 *
 * @throws ApiError
 */
export function findRelationship(
  from: Table,
  { target, hint }: Embed,
): { relationship: Relationship; to: Table } {
  const relationship = relationships.find(
    (one) => one.from === from.name && isTarget(one, target) && isHint(one, hint),
  );
  const to = relationship && tables.get(relationship.to);
  if (!to) {
    throw relationshipUnknown(from.name, target, hint ?? undefined);
  }
  return { relationship, to };
}

function isTarget({ to, constraint, fromColumn, finds }: Relationship, target: string): boolean {
  return target === to || target === constraint || (finds === 'one' && target === fromColumn);
}

function isHint({ constraint, fromColumn, toColumn }: Relationship, hint: string | null): boolean {
  return hint === null || [constraint, fromColumn, toColumn].includes(hint);
}
