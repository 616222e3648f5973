import * as z from 'zod/mini';
import { figureSeries } from '../figures.ts';
import { connectedAccountId } from './connections.ts';
import { weekdays } from './measures.ts';

/** The body of `church-figures`; without a range, all weeks there are. */
export const churchFiguresRequest = z.object({
  accountId: connectedAccountId,
  /** The first and the last week, as local dates; a week counts by its first day. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  format: z.optional(z.enum(['json', 'csv'])),
});

/**
 * The JSON answer of `church-figures`; as CSV the body is `text/csv` with the columns of
 * `figureCsvHeading`.
 */
export const churchFiguresResponse = z.object({
  weekStartsOn: z.enum(weekdays),
  timeZone: z.string(),
  /** ISO 4217, or null while no gift has been read. */
  currency: z.nullable(z.string()),
  figures: z.array(figureSeries),
});
export type ChurchFigures = z.infer<typeof churchFiguresResponse>;

export const figureCsvHeading = 'week,figure,value,state,count,source,as_of';
