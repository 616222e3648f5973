import * as z from 'zod/mini';

/**
 * What a person should know about what was read, in the order in which it is told:
 *
 * - `not_granted`: the connection lacks a product; `what` is the product, or `search`
 * - `refused`: the person's role is too low for a product; `what` is the product, or `search`
 * - `unread_list`: a list could not be read completely; `what` is the list
 * - `not_believed`: a value that cannot be right was left out; `what` is of what kind, `day` its day
 * - `other_currency`: many gifts of the last 90 days; `what` is their currency, ISO 4217
 * - `uncounted`: many services of the last 13 closed weeks without a count
 * - `corrected`: past weeks whose shown numbers were corrected at the provider within the last 14 days;
 *   one for each week, of which `day` is the first day
 * - `suggestion_changed`: within the last 14 days, while the suggestion counts; `what` is a key of the choices,
 *   `day` the local day
 */
export const noticeKinds = [
  'not_granted',
  'refused',
  'unread_list',
  'not_believed',
  'other_currency',
  'uncounted',
  'corrected',
  'suggestion_changed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A notice as it is stored: facts without words. */
export const storedNotice = z.object({
  /** Text, because another version of Steeple may have written it. */
  kind: z.string(),
  what: z.string(),
  /** The newest local day that it is about, if it is about one. */
  day: z.nullable(z.iso.date()),
  number: z.nullable(z.number()),
  /** Of how many. */
  outOf: z.nullable(z.number()),
  since: z.iso.datetime({ offset: true }),
  /** How many there are of this kind and subject. */
  times: z.int(),
  /** Where weeks were corrected: the first days of all of them. */
  days: z.optional(z.nullable(z.array(z.iso.date()))),
});
export type StoredNotice = z.infer<typeof storedNotice>;

/** A notice as a person reads it. */
export const notice = z.object({
  kind: z.enum(noticeKinds),
  what: z.string(),
  since: z.iso.datetime({ offset: true }),
  /** What happened and what to do. */
  sentence: z.string(),
});
export type Notice = z.infer<typeof notice>;
