import type { Product } from './collections/product.ts';
import type { Collection } from './engine/collection.ts';

/** What a path below a product's root leads to. */
export type Route =
  | { kind: 'root' }
  | { kind: 'page'; collection: Collection; parentId: string }
  | { kind: 'one'; collection: Collection; id: string };

/**
 * Resolves a path.
 *
 * @param parts the parts after `/{product}/v2`
 * @returns null for an unknown path
 */
export function findRoute({ collections }: Product, parts: readonly string[]): Route | null {
  if (parts.length === 0) {
    return { kind: 'root' };
  }
  const endsWithId = parts.length === 2;
  const names = endsWithId ? parts.slice(0, 1) : parts;
  // Every second part is an id: `service_types/31/plans/310409/team_members`.
  const path = names.map((part, at) => (at % 2 === 0 ? part : ':id')).join('/');
  const collection = Object.hasOwn(collections, path) ? collections[path] : undefined;
  if (!collection) {
    return null;
  }
  return endsWithId
    ? { kind: 'one', collection, id: parts[1] ?? '' }
    : { kind: 'page', collection, parentId: parts.at(-2) ?? '' };
}
