import { z } from 'zod';
import { isStorable, storableText } from '#database/access/storable-text.ts';

const nameLengthMax = 300;
const idLengthMax = 100;

// Whatever the people of a church have typed there is stored and shown.
const id = z.string().refine((text) => text.length <= idLengthMax && isStorable(text));
const name = z.string().transform((text) => storableText(text.slice(0, nameLengthMax)));

const organization = z.object({
  type: z.literal('Organization'),
  id,
  attributes: z.object({ name: name.nullable().optional() }).optional(),
});
const resource = z.object({ type: z.string(), id });

/** A list of anything: only its count and its church are read. */
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
