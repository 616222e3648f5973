import type { Product } from './collections/product.ts';
import type { Collection } from './engine/collection.ts';

/** What a path below a product's root leads to. */
export type Route =
  | { kind: 'root' }
  | { kind: 'page'; collection: Collection; parentId: string }
  | { kind: 'one'; collection: Collection; id: string };

/** Takes the path's parts after `/{product}/v2`; null where nothing is. */
export function findRoute({ collections }: Product, parts: readonly string[]): Route | null {
  const [first = '', id = '', below = ''] = parts;
  const at = (path: string) => (Object.hasOwn(collections, path) ? collections[path] : undefined);
  const collection = at(parts.length === 3 ? `${first}/:id/${below}` : first);
  if (parts.length === 0) {
    return { kind: 'root' };
  }
  if (!collection || parts.length > 3) {
    return null;
  }
  return parts.length === 2
    ? { kind: 'one', collection, id }
    : { kind: 'page', collection, parentId: id };
}
