import type { Church } from '../../church/church.ts';
import type { Collection } from '../engine/collection.ts';

/** One product of Planning Center. */
export type Product = {
  /** The first part of its paths, e.g. `check-ins`; the scope is spelled differently. */
  slug: string;
  scope: string;
  /** The API version of its records. */
  version: string;
  /** Its lists by path; `:id` stands for the parent record. */
  collections: Readonly<Record<string, Collection>>;
  /** Attributes of the organization's record in this product, besides the name. */
  organization?(church: Church): Record<string, unknown>;
};
