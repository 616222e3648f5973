import { z } from 'zod';

const organization = z.object({
  type: z.literal('Organization'),
  id: z.string(),
  attributes: z.object({ name: z.string().nullable().optional() }).optional(),
});
const resource = z.object({ type: z.string(), id: z.string() });

/** A list of anything: only the count, and whose it is, are read. */
export const listAnswer = z.object({
  meta: z.object({
    total_count: z.number().int().min(0),
    can_query_by: z.array(z.string()).default([]),
    parent: resource.optional().catch(undefined),
  }),
});

/** `GET /current/v2/me?include=organization`. */
export const meAnswer = z.object({
  data: z.object({
    relationships: z
      .object({ organization: z.object({ data: resource.nullable() }) })
      .optional()
      .catch(undefined),
  }),
  included: z
    .array(z.unknown())
    .default([])
    .transform((all) =>
      all.flatMap((one) => {
        const parsed = organization.safeParse(one);
        return parsed.success ? [parsed.data] : [];
      }),
    ),
});

/** `GET /<product>/v2`. */
export const productRootAnswer = z.object({ data: organization });
