import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';

/** A site of the person who connected, in Google's words. */
const searchConsoleProperty = z.object({
  /** `sc-domain:example.org` or `https://example.org/`, exactly as Google spells it. */
  siteUrl: z.string(),
  permissionLevel: z.string(),
});
export type SearchConsoleProperty = z.infer<typeof searchConsoleProperty>;

/** The answer of `google-search-console-properties`. */
export const propertiesResponse = z.object({
  properties: z.array(searchConsoleProperty),
  /** The site URL that was chosen, or null. */
  currentProperty: z.nullable(z.string()),
  sandbox: z.optional(z.boolean()),
});

/** The body of `google-search-console-select-property`. */
export const selectPropertyRequest = z.object({
  accountId: connectedAccountId,
  propertyUrl: z.string(),
});
export const selectPropertyResponse = z.object({ success: z.boolean() });

const counts = { clicks: z.number(), impressions: z.number(), position: z.number() };

/** The answer of `google-search-console-data`: seven days, in Google's own time zone (Pacific). */
export const searchAnalyticsResponse = z.object({
  totals: z.object({
    clicks: z.number(),
    impressions: z.number(),
    /** From 1, the best. */
    avgPosition: z.number(),
    /** A percentage: 4.56 stands for 4.56%. */
    avgCTR: z.number(),
  }),
  topQueries: z.array(z.object({ query: z.string(), ...counts })),
  topPages: z.array(z.object({ page: z.string(), ...counts })),
  /** The first and the last of the seven days, `YYYY-MM-DD`: the newest that Google has completed. */
  period: z.object({ startDate: z.iso.date(), endDate: z.iso.date() }),
  sandbox: z.optional(z.boolean()),
});
export type SearchAnalytics = z.infer<typeof searchAnalyticsResponse>;
