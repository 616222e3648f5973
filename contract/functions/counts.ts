import * as z from 'zod/mini';
import { ownFigureId, perKinds } from '../figures/own.ts';
import { visibleText } from '../visible-text.ts';
import { connectedAccountId } from './connections.ts';
import { weekdays, weeklyTime } from './measures.ts';
import { pulseByHand } from './pulse-by-hand.ts';

/** How much a church can keep of what it counts by hand. */
export const countLimits = {
  /** Services that are not over. */
  services: 40,
  /** Categories and own figures that are not archived. */
  categories: 24,
  ownFigures: 12,
  /** Also those that are over or archived. */
  servicesEver: 400,
  categoriesEver: 100,
  people: 1_000_000,
  /** In minor units: a hundred billion rupiahs. */
  money: 10_000_000_000_000,
  saves: 60,
  earliest: '1900-01-01',
} as const;

/** What counts of a category go into, besides figures of the church's own. */
export const feedable = [
  'attendance',
  'kids',
  'first_time_guests',
  'serving',
  'group_attendance',
  'giving',
] as const;
export type Feedable = (typeof feedable)[number];

/** A local date of the church. */
export const countDate = z.iso.date();
export const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const countName = visibleText.check(z.minLength(1), z.maxLength(60));
const campus = z.nullable(visibleText.check(z.minLength(1), z.maxLength(60)));

const service = {
  name: countName,
  /** Null of a one-off service. */
  weekday: z.nullable(z.enum(weekdays)),
  /** Local; null where there is none. */
  time: z.nullable(clockTime),
  campus,
  /** Before this date, nobody expects a count; null: before its first count. */
  from: z.nullable(countDate),
  /** The last date on which it is held. */
  until: z.nullable(countDate),
  /** Of a one-off service. */
  date: z.nullable(countDate),
  /** The time of a Planning Center event that it is. */
  linked: z.nullable(z.object({ eventId: z.string().check(z.maxLength(100)), time: weeklyTime })),
};

/** A service that is counted, held every week or once. */
export const countService = z.object({ id: z.guid(), ...service });
export type CountService = z.infer<typeof countService>;

const category = {
  name: countName,
  feeds: z.union([z.enum(feedable), ownFigureId]),
  /** Whether it is a part of attendance. */
  inAttendance: z.boolean(),
  per: z.enum(perKinds),
  /** Counted no more; its counts stay. */
  away: z.boolean(),
};

/** What is typed: one number for each service, or for the week. */
export const countCategory = z.object({
  id: z.guid(),
  ...category,
  /** Typed in minor units, by those who may see giving; left out of people and things. */
  isMoney: z.optional(z.literal(true)),
});
export type CountCategory = z.infer<typeof countCategory>;

/** Whether a category is of money, also as a phone kept it before it was said. */
export function isOfMoney({ isMoney, feeds }: Pick<CountCategory, 'isMoney' | 'feeds'>): boolean {
  return isMoney === true || feeds === 'giving';
}

/** A service or category before it is kept; without an id it is new. */
export const countServiceDraft = z.object({ ...service, id: z.nullable(z.guid()) });
export const countCategoryDraft = z.object({ ...category, id: z.nullable(z.guid()) });
export type CountServiceDraft = z.infer<typeof countServiceDraft>;
export type CountCategoryDraft = z.infer<typeof countCategoryDraft>;

/** The body of `count-setup`. */
export const countSetupRequest = z.object({ accountId: connectedAccountId });

/** The body of `count-setup-save`: what is new or changed. What it does not name stays as it is. */
export const countSetupSaveRequest = z.object({
  accountId: connectedAccountId,
  services: z.array(countServiceDraft).check(z.maxLength(countLimits.servicesEver)),
  categories: z.array(countCategoryDraft).check(z.maxLength(countLimits.categoriesEver)),
  /** IANA: where the caller is. A church of which nothing is known begins in it, if it is the caller's; any other keeps its own. */
  timeZone: z.optional(z.string().check(z.maxLength(100))),
});

/** The answer of both. Categories of money only for those who may see giving. */
export const countSetupResponse = z.object({
  services: z.array(countService),
  categories: z.array(countCategory),
  /** From Planning Center's times, as far as nothing is kept; saving keeps them. */
  suggested: z.object({
    services: z.array(countServiceDraft),
    categories: z.array(countCategoryDraft),
  }),
  /** When the caller is reminded of an uncounted service; null: never. */
  reminder: z.nullable(clockTime),
  /** For a super admin: the time zone that is taken as long as nobody of the church has told another; else null. */
  zoneTaken: z.optional(z.nullable(z.string())),
  /** How much of the newest weeks rests on what was typed; null where nothing does. */
  byHand: z.optional(z.nullable(pulseByHand)),
});
export type CountSetup = z.infer<typeof countSetupResponse>;

/** The body of `count-reminder-save`. */
export const countReminderSaveRequest = z.object({
  accountId: connectedAccountId,
  at: z.nullable(clockTime),
});

/** The answer of `count-reminder-save`: the caller's own. */
export const countReminderSaveResponse = z.object({ at: z.nullable(clockTime) });
