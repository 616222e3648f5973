import * as z from 'zod/mini';
import { quarterName } from './church-people.ts';
import { connectedAccountId } from './connections.ts';

const period = {
  quarter: z.optional(quarterName),
  year: z.optional(z.int().check(z.minimum(1970), z.maximum(9999))),
};
type Period = { quarter?: string | undefined; year?: number | undefined };
const isOnePeriod = ({ quarter, year }: Period) => (quarter === undefined) !== (year === undefined);

/** The body of `church-report`: a quarter or a year; giving where it is asked for and may be seen. */
export const churchReportRequest = z
  .object({ accountId: connectedAccountId, ...period, showsGiving: z._default(z.boolean(), false) })
  .check(z.refine(isOnePeriod));

/** The body of `shared-report`, which needs no sign-in. */
export const sharedReportRequest = z
  .object({ token: z.string().check(z.regex(/^[\w-]{43}$/)), ...period })
  .check(z.refine(isOnePeriod));

/** Numbers behind a part, whose first column names its row; null where there is none. */
const reportTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
});
export type ReportTable = z.infer<typeof reportTable>;

/** The parts in their order. */
const reportParts = [
  'summary',
  'sundays',
  'parts',
  'guests',
  'regulars',
  'serving',
  'giving',
  'ahead',
  'tried',
  'questions',
  'notes',
  'sources',
] as const;

const reportPart = z.object({
  id: z.enum(reportParts),
  heading: z.string(),
  sentence: z.string(),
  lines: z.array(z.string()),
  table: z.optional(reportTable),
});
export type ReportPart = z.infer<typeof reportPart>;

/** The answer of both: two to four pages, all that the board is told. */
export const churchReportResponse = z.object({
  pages: z.array(z.object({ title: z.string(), parts: z.array(reportPart) })),
});
export type ChurchReport = z.infer<typeof churchReportResponse>;
