import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';
import { countQuestion } from './count-questions.ts';
import { countCategory, countDate, countLimits, countService } from './counts.ts';

/**
 * - `uncounted`: nobody has counted
 * - `counted`
 * - `asked`: kept, and counts once somebody says that it is right
 * - `no_service`: nobody met; not expected, not missing
 */
export const countStates = ['uncounted', 'counted', 'asked', 'no_service'] as const;
export type CountState = (typeof countStates)[number];

const moment = z.iso.datetime({ offset: true });

/** What stands for a date, service and category. */
export const standingCount = z.object({
  categoryId: z.guid(),
  /** People, or money in minor units; null when nobody counted. */
  value: z.nullable(z.number()),
  /** Rises with every change; 0 before the first. */
  revision: z.int(),
  state: z.enum(countStates),
  /** Whether whoever counted was not sure. */
  estimate: z.optional(z.boolean()),
  /** Who typed it, e.g. `Ruth O.`, or an usher's first name; null when that person is gone. */
  by: z.nullable(z.string()),
  /** When it was received. */
  at: z.nullable(moment),
  /** What Planning Center has for it. */
  provider: z.optional(z.number()),
});
export type StandingCount = z.infer<typeof standingCount>;

/** The body of `count-sheet`; without a date, today, or the last day with a service before. */
export const countSheetRequest = z.object({
  accountId: connectedAccountId,
  date: z.optional(countDate),
});

/** The answer of `count-sheet`. What is money only for those who may see giving. */
export const countSheetResponse = z.object({
  date: countDate,
  /** In the church's time zone. */
  today: countDate,
  /** Those held on the date, by time; each with a count for every category per service. */
  services: z.array(
    z.object({
      ...z.pick(countService, { id: true, name: true, time: true, campus: true }).shape,
      counts: z.array(standingCount),
    }),
  ),
  /** The counts of the date's whole week. */
  week: z.array(standingCount),
  /** The first day of that week: the date of its counts. */
  weekDate: countDate,
  categories: z.array(countCategory),
  /** Dates of the last 13 weeks on which an expected service has no count, newest first. */
  missing: z.array(countDate),
  /** Those open about this date's counts. */
  questions: z.array(countQuestion),
  /** ISO 4217, of money. */
  currency: z.nullable(z.string()),
});
export type CountSheet = z.infer<typeof countSheetResponse>;

/** A count as a device sends it. What is wrong with it is answered for it alone. */
export const countSave = z.object({
  /** Made when it was typed; the same key with the same body gets the same answer for 90 days. */
  key: z.guid(),
  date: z.string().check(z.maxLength(10)),
  /** Null of a category per week. */
  serviceId: z.nullable(z.guid()),
  categoryId: z.guid(),
  /** Null clears. */
  value: z.nullable(z.number()),
  /** Of money: the digits of the minor unit it was typed in; without them, that of the church's currency of now, and refused in 17. */
  minorDigits: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  /** Nobody met; the value is null. */
  noService: z.optional(z.boolean()),
  /** That of the count which the device had seen, 0 for none. */
  revision: z.int().check(z.minimum(0)),
  typedAt: moment,
  /** `yes` to a doubt, `replace` to a difference. */
  confirm: z.optional(z.enum(['yes', 'replace'])),
});
export type CountSave = z.infer<typeof countSave>;

/** The body of `count-save`. */
export const countSaveRequest = z.object({
  accountId: connectedAccountId,
  saves: z.array(countSave).check(z.minLength(1), z.maxLength(countLimits.saves)),
});

/**
 * - `saved`
 * - `same`: this value stood already
 * - `differs`: a newer value stands, and is in `count`; this one is kept beside it
 * - `ask`: it is doubtful; `error` says how. Kept, and counts once confirmed
 * - `refused`: `error` says why
 */
export const countSaveStatuses = ['saved', 'same', 'differs', 'ask', 'refused'] as const;

/** The answer of `count-save`, in the order of the saves, after they are kept. */
export const countSaveResponse = z.object({
  results: z.array(
    z.object({
      key: z.guid(),
      status: z.enum(countSaveStatuses),
      /** What stands now; null when refused. */
      count: z.nullable(standingCount),
      error: z.optional(z.string()),
    }),
  ),
});
export type CountSaveResult = z.infer<typeof countSaveResponse>['results'][number];

/** How a value came. */
export const countOrigins = ['typed', 'link', 'import'] as const;

/** The body of `count-history`. */
export const countHistoryRequest = z.object({ accountId: connectedAccountId, date: countDate });

/** The answer of `count-history`: every change of the date's counts, newest first. */
export const countHistoryResponse = z.object({
  revisions: z.array(
    z.object({
      serviceId: z.nullable(z.guid()),
      categoryId: z.guid(),
      revision: z.int(),
      value: z.nullable(z.number()),
      noService: z.boolean(),
      estimate: z.boolean(),
      origin: z.enum(countOrigins),
      by: z.nullable(z.string()),
      typedAt: moment,
      receivedAt: moment,
      /** Whether it stands now. */
      stands: z.boolean(),
    }),
  ),
});
export type CountRevision = z.infer<typeof countHistoryResponse>['revisions'][number];
