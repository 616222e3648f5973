import { z } from 'zod';
import { withoutInvisible } from '#contract/visible-text.ts';
import { addDays } from './pacific-dates.ts';

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
const answer = z.object({
  rows: z.array(row).default([]),
  // The documents spell it one way, Google's own client the other.
  metadata: z.object({ firstIncompleteDate: date, first_incomplete_date: date }).optional(),
});

/** Google may change this many of the newest days, whatever it calls finished. */
export const revisedDays = 10;

/** Google is usually two or three days late; this leaves room for its worst delays. */
export const lateDaysMax = 60;

/** A date after the days asked about, or long before their end, is nonsense and counts as none. */
function firstIncomplete({ metadata }: z.infer<typeof answer>, endDate: string): string | null {
  const said = metadata?.firstIncompleteDate ?? metadata?.first_incomplete_date ?? '';
  return said > addDays(endDate, -lateDaysMax) && said <= endDate ? said : null;
}

/**
 * The answer to a question with at most one dimension, which is the `key` of a row.
 *
 * @param endDate the last day asked about, `YYYY-MM-DD`
 */
export function queryAnswer(endDate: string) {
  return answer.transform((said) => ({
    rows: said.rows.map(({ keys, ...counts }) => ({ key: keys[0] ?? '', ...counts })),
    firstIncompleteDate: firstIncomplete(said, endDate),
  }));
}

const pageLengthMax = 2048;

/** The same of a question by day and page. */
export function pagesAnswer(endDate: string) {
  return answer.transform((said) => ({
    rows: said.rows.map(({ keys, clicks }) => ({
      day: keys[0] ?? '',
      page: withoutInvisible(keys[1] ?? '').slice(0, pageLengthMax),
      clicks,
    })),
    firstIncompleteDate: firstIncomplete(said, endDate),
  }));
}

export type QueryAnswer = z.infer<ReturnType<typeof queryAnswer>>;

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
