import type { Church } from '../../church/church.ts';
import type { Collection } from '../engine/collection.ts';

/** One product of Planning Center. */
export type Product = {
  /** How its paths begin, e.g. `check-ins`; the scope is written otherwise. */
  slug: string;
  scope: string;
  /** The version of the API that its records are written in. */
  version: string;
  /** Its lists by their path; `:id` stands for the record that a list belongs to. */
  collections: Readonly<Record<string, Collection>>;
  /** What the organisation's own record has in this product besides the name. */
  organization?(church: Church): Record<string, unknown>;
};
