import * as z from 'zod/mini';

/** The products of Planning Center, in the order of their tiles; the keys of `products`. */
export const planningCenterProducts = [
  'people',
  'services',
  'check_ins',
  'giving',
  'calendar',
  'groups',
  'publishing',
  'registrations',
] as const;
export type PlanningCenterProduct = (typeof planningCenterProducts)[number];

/**
 * Why a product has no count, or what to make of one:
 * - `available`: the count is the provider's
 * - `maybe_hidden`: zero groups; Groups hides rows from a low role instead of refusing
 * - `not_granted`: the connection was not given this product's scope; connecting again may help
 * - `unavailable`: the church does not use the product, or the connecting person's role is too low
 * - `failed`: the provider did not answer this one; with a count, it is the last one, as of `asOf`
 */
const productStates = [
  'available',
  'maybe_hidden',
  'not_granted',
  'unavailable',
  'failed',
] as const;

export const planningCenterProduct = z.object({
  available: z.boolean(),
  /** Null when not available. */
  total: z.nullable(z.number()),
  state: z.optional(z.enum(productStates)),
  /**
   * Set when there may be more: Planning Center has been seen to count no further than 10,000
   * people.
   */
  isLowerBound: z.optional(z.boolean()),
  /** When it was counted, where that was not now. */
  asOf: z.optional(z.iso.datetime({ offset: true })),
});

/** The answer of `planning-center-organization-info`. */
export const organizationInfoResponse = z.object({
  metadata: z.nullable(z.record(z.string(), z.unknown())),
  organization: z.object({
    name: z.nullable(z.string()),
    id: z.optional(z.nullable(z.string())),
  }),
  products: z.record(z.string(), planningCenterProduct),
  /** Whether the sandbox answered instead of Planning Center. */
  sandbox: z.optional(z.boolean()),
});
export type OrganizationInfo = z.infer<typeof organizationInfoResponse>;
