import * as z from 'zod/mini';
import { visibleText } from '../visible-text.ts';
import { connectedAccountId } from './connections.ts';
import { countSave } from './count-sheet.ts';
import { countCategory, countDate, countLimits, countName, countService } from './counts.ts';

export const countLinkLimits = {
  days: 90,
  live: 20,
  opensAMinute: 30,
  savesADay: 300,
} as const;

const moment = z.iso.datetime({ offset: true });

/** A link to fill in counts without an account; its token is shown once, when it is made. */
export const countLink = z.object({
  id: z.guid(),
  /** For whom, in the church's words. */
  label: z.string(),
  serviceIds: z.array(z.guid()),
  categoryIds: z.array(z.guid()),
  createdAt: moment,
  createdBy: z.nullable(z.string()),
  expiresAt: moment,
  endedAt: z.nullable(moment),
  lastUsedAt: z.nullable(moment),
});
export type CountLink = z.infer<typeof countLink>;

/** The body of `count-link-create`. */
export const countLinkCreateRequest = z.object({
  accountId: connectedAccountId,
  label: visibleText.check(z.minLength(1), z.maxLength(100)),
  serviceIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(countLimits.services)),
  categoryIds: z.array(z.guid()).check(z.minLength(1), z.maxLength(countLimits.categories)),
  days: z.int().check(z.minimum(1), z.maximum(countLinkLimits.days)),
});

/** The answer of `count-link-create`; the path `/count#<token>` holds the token, which is not kept. */
export const countLinkCreateResponse = z.object({ link: countLink, path: z.string() });

/** The body of `count-links`. */
export const countLinksRequest = z.object({ accountId: connectedAccountId });

/** The answer of `count-links`: newest first, those that have ended too. */
export const countLinksResponse = z.object({ links: z.array(countLink) });

/** The body of `count-link-end`. */
export const countLinkEndRequest = z.object({ accountId: connectedAccountId, id: z.guid() });
export const countLinkEndResponse = z.object({ link: countLink });

const token = z.string().check(z.regex(/^[\w-]{43}$/));

/** The body of `count-link-open`, which needs no sign-in. */
export const countLinkOpenRequest = z.object({ token });

/** The answer of `count-link-open`: what can be filled in, and no number. */
export const countLinkOpenResponse = z.object({
  churchName: z.string(),
  /** Today, if there is a service, and the last dates before; newest first. */
  dates: z.array(countDate),
  services: z.array(
    z.object({
      ...z.pick(countService, { id: true, name: true, time: true, campus: true }).shape,
      /** Those of the dates on which it is held. */
      dates: z.array(countDate),
    }),
  ),
  categories: z.array(z.pick(countCategory, { id: true, name: true, inAttendance: true })),
  expiresAt: moment,
});
export type OpenCountLink = z.infer<typeof countLinkOpenResponse>;

/** The body of `count-link-save`, which needs no sign-in. */
export const countLinkSaveRequest = z.object({
  token,
  /** The usher's first name. */
  name: countName,
  saves: z.array(countSave).check(z.minLength(1), z.maxLength(countLimits.saves)),
});

/** `kept`: somebody had counted it already; equal or not, the church will choose. */
export const countLinkStatuses = ['saved', 'kept', 'refused'] as const;

/** The answer of `count-link-save`, in the order of the saves. It never tells a number. */
export const countLinkSaveResponse = z.object({
  results: z.array(
    z.object({
      key: z.guid(),
      status: z.enum(countLinkStatuses),
      error: z.optional(z.string()),
    }),
  ),
});
