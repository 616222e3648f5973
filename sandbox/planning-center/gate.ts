import type { Product } from './collections/product.ts';
import { badScope, type Problem, unauthorized, unsupportedVersion } from './problems.ts';

/** What decides whether a known person is let through to a product. */
export type Entry = {
  /** The header X-PCO-API-Version. */
  version: string | null;
  /** The product that the path begins with, if there is one of that name. */
  product: Product | undefined;
  scopes: readonly string[];
  /** The products that the person's church does not use. */
  productsOff: readonly string[];
};

/**
 * The first reason to turn a request away, before anybody looks where its path leads: so a missing
 * scope shows even on a path that does not exist. Null for those who may go on.
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

/** A version is a date since the first one, or LATEST; without one the application's own is taken. */
function isSupportedVersion(version: string | null): boolean {
  return (
    version === null ||
    version === 'LATEST' ||
    (/^\d{4}-\d\d-\d\d$/.test(version) && version >= oldestVersion)
  );
}
