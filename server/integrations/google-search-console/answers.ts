import { z } from 'zod';

/** `GET /sites`: without any site `siteEntry` is missing. */
export const sitesAnswer = z.object({
  siteEntry: z.array(z.object({ siteUrl: z.string(), permissionLevel: z.string() })).default([]),
});

const row = z.object({
  /** One for each dimension; none in a row of totals. */
  keys: z.array(z.string()).default([]),
  clicks: z.number().default(0),
  impressions: z.number().default(0),
  /** 0 to 1. */
  ctr: z.number().default(0),
  /** An average, from 1. */
  position: z.number().default(0),
});

const date = z.iso.date().optional().catch(undefined);

/** `POST …/searchAnalytics/query`: without data `rows` is missing. */
export const queryAnswer = z
  .object({
    rows: z.array(row).default([]),
    // The documents spell it one way, Google's own client the other.
    metadata: z.object({ firstIncompleteDate: date, first_incomplete_date: date }).optional(),
  })
  .transform(({ rows, metadata }) => ({
    rows: rows.map(({ keys, ...counts }) => ({ key: keys[0] ?? '', ...counts })),
    firstIncompleteDate: metadata?.firstIncompleteDate ?? metadata?.first_incomplete_date ?? null,
  }));

/** The same of a question by day and page. */
export const pagesAnswer = z
  .object({
    rows: z.array(row).default([]),
    metadata: z.object({ firstIncompleteDate: date, first_incomplete_date: date }).optional(),
  })
  .transform(({ rows, metadata }) => ({
    rows: rows.map(({ keys, clicks }) => ({ day: keys[0] ?? '', page: keys[1] ?? '', clicks })),
    firstIncompleteDate: metadata?.firstIncompleteDate ?? metadata?.first_incomplete_date ?? null,
  }));

export type QueryAnswer = z.infer<typeof queryAnswer>;

const reasonAnswer = z.object({
  error: z.object({
    status: z.string().optional(),
    errors: z.array(z.object({ reason: z.string().optional() })).default([]),
    details: z.array(z.object({ reason: z.string().optional() })).default([]),
  }),
});

/** Google's words for why it refused, e.g. `forbidden` or `quotaExceeded`, in both of its formats. */
export function reasonsOf(body: unknown): string[] {
  const parsed = reasonAnswer.safeParse(body);
  if (!parsed.success) {
    return [];
  }
  const { status, errors, details } = parsed.data.error;
  return [status, ...[...errors, ...details].map(({ reason }) => reason)].filter(
    (reason) => reason !== undefined,
  );
}
