import type { Product } from './collections/product.ts';
import { badScope, type Problem, unauthorized, unsupportedVersion } from './problems.ts';

/** What decides whether an authenticated person may use a product. */
export type Entry = {
  /** The header X-PCO-API-Version. */
  version: string | null;
  /** The product named by the path, if there is one. */
  product: Product | undefined;
  scopes: readonly string[];
  /** The products that the person's church does not use. */
  productsOff: readonly string[];
};

/**
 * The first reason to refuse a request. Checked before routing, so a missing scope shows even on a
 * path that does not exist.
 *
 * @returns null if the request may proceed
 */
export function refusalAtGate({ version, product, scopes, productsOff }: Entry): Problem | null {
  if (!isSupportedVersion(version)) {
    return unsupportedVersion;
  }
  if (product && !scopes.includes(product.scope)) {
    return badScope(product.scope);
  }
  return product && productsOff.includes(product.slug) ? unauthorized('TRASH_PANDA') : null;
}

const oldestVersion = '2018-08-01';

/** A version is a date from the first one on, or LATEST; without one, the application's default. */
function isSupportedVersion(version: string | null): boolean {
  return (
    version === null ||
    version === 'LATEST' ||
    (/^\d{4}-\d\d-\d\d$/.test(version) && version >= oldestVersion)
  );
}
