import * as z from 'zod/mini';
import type { ByHand } from '../by-hand.ts';
import { figureIds } from '../figures.ts';
import { whoCheckIn } from '../people.ts';
import { connectedAccountId } from './connections.ts';

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

export const easterCalendars = ['western', 'orthodox'] as const;
export type EasterCalendar = (typeof easterCalendars)[number];

const id = z.string().check(z.minLength(1), z.maxLength(100));
const ids = z.array(id).check(z.maxLength(1000));

/** A weekday and a 24-hour clock where the church is, e.g. `sunday 07:30`. */
export const weeklyTime = z
  .string()
  .check(z.regex(new RegExp(`^(${weekdays.join('|')}) ([01]\\d|2[0-3]):[0-5]\\d$`)));

/**
 * What a church counts. Ids are the provider's; null means 'not counted'. An event counts from one
 * source, never from both.
 */
export const measureChoices = z.strictObject({
  weekStartsOn: z.enum(weekdays),
  /** IANA. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(100)),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  easter: z.enum(easterCalendars),
  attendance: z
    .array(
      z.strictObject({
        eventId: id,
        source: z.enum(['headcounts', 'check_ins']),
        attendanceTypeIds: z.optional(ids),
        /** Times that are not counted, and that are missed by nobody. */
        leftOutTimes: z.optional(z.array(weeklyTime).check(z.maxLength(100))),
        /** The first local day on which one of them is left out; without it, it always is. */
        leftOutFrom: z.optional(
          z
            .record(weeklyTime, z.iso.date())
            .check(z.refine((days) => Object.keys(days).length <= 100)),
        ),
      }),
    )
    .check(z.maxLength(500)),
  kids: z.nullable(
    z.strictObject({
      eventIds: z.optional(ids),
      locationIds: z.optional(ids),
      /** Headcounts of children, beside or instead of check-ins. */
      attendanceTypeIds: z.optional(ids),
    }),
  ),
  firstTimeGuests: z.nullable(
    z.strictObject({
      source: z.enum(['first_time_check_ins', 'form', 'workflow', 'new_people']),
      ids: z.optional(ids),
    }),
  ),
  serving: z.nullable(
    z.strictObject({
      source: z.enum(['team_members', 'check_ins']),
      serviceTypeIds: z.optional(ids),
    }),
  ),
  groups: z.nullable(
    z.strictObject({
      groupTypeIds: z.union([ids, z.literal('all')]),
      /** Whether to read three years of meetings instead of one; each meeting is a request. */
      wholePast: z.optional(z.boolean()),
    }),
  ),
  giving: z.nullable(z.strictObject({ fundIds: z.union([ids, z.literal('all')]) })),
  /** Seats by event id. */
  seats: z.nullable(z.record(id, z.int().check(z.minimum(1), z.maximum(1_000_000)))),
  brandTerms: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50)),
  /** Who of those who come is checked in; null or left out: as is suggested. */
  checkIn: z.optional(z.nullable(z.enum(whoCheckIn))),
});
export type MeasureChoices = z.infer<typeof measureChoices> & {
  /** What the church counts by hand, as `count-setup` keeps it; beside the choices in effect only. */
  byHand?: ByHand | undefined;
};
export const choiceKeys = z.keyof(measureChoices).options;
export type ChoiceKey = (typeof choiceKeys)[number];

/** The most seats that an event can be given. */
const mostSeats = 100_000;

/** Whether the seats can be saved; a number that was once stored can be larger. */
export function areSeatsValid({ seats }: Pick<MeasureChoices, 'seats'>): boolean {
  return Object.values(seats ?? {}).every(
    (count) => Number.isInteger(count) && count >= 1 && count <= mostSeats,
  );
}

/** The body of `measure-choices`. */
export const measureChoicesRequest = z.object({ accountId: connectedAccountId });

const named = z.object({ id, name: z.string() });

/** The lists that choices are made from. */
export const choiceLists = [
  'events',
  'attendanceTypes',
  'locations',
  'serviceTypes',
  'groupTypes',
  'funds',
  'forms',
  'workflows',
] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** What a church has at its providers that could count; names of things, never of people. */
const measureAvailable = z.object({
  events: z.array(
    z.object({
      id,
      name: z.string(),
      frequency: z.nullable(z.string()),
      archived: z.boolean(),
      /** The attendance types that this event has headcounts of. */
      attendanceTypes: z.array(named),
      /** When it was held lately; absent until the catalogue is read again. */
      times: z.optional(z.array(weeklyTime)),
      /** When each of its times was held and counted last, as far as was looked at; also those that are over. */
      timesHeld: z.optional(
        z.array(
          z.object({ time: weeklyTime, last: z.iso.date(), lastCounted: z.nullable(z.iso.date()) }),
        ),
      ),
      /** The event that it continues, e.g. last year's. */
      follows: z.optional(id),
    }),
  ),
  locations: z.array(
    z.object({
      id,
      name: z.string(),
      eventId: z.nullable(id),
      childOrAdult: z.nullable(z.string()),
    }),
  ),
  serviceTypes: z.array(named),
  groupTypes: z.array(named),
  funds: z.array(
    z.object({
      id,
      name: z.string(),
      isDefault: z.boolean(),
      /** The fund that it continues. */
      follows: z.optional(id),
    }),
  ),
  forms: z.array(named),
  workflows: z.array(named),
  brandTerms: z.array(z.string()),
  /** What the provider lacks or the connecting person may not read: a sentence by product key. */
  refused: z.record(z.string(), z.string()),
  /** The lists that could not be read: of them only what was known before is here. */
  unread: z.optional(z.array(z.enum(choiceLists))),
});
export type MeasureAvailable = z.infer<typeof measureAvailable>;

/** A doubt about what counts that only the church can settle, asked before the figure counts. */
export const measureQuestion = z.object({
  /** Names the question and the facts behind it: once answered, it is not asked again under this id. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  figure: z.enum(figureIds),
  /** One sentence. */
  question: z.string(),
  answers: z
    .array(
      z.object({
        id: z.string().check(z.minLength(1), z.maxLength(100)),
        label: z.string(),
        /** All choices as they are with this answer; saving them gives it. */
        choices: measureChoices,
      }),
    )
    .check(z.minLength(2)),
});
export type MeasureQuestion = z.infer<typeof measureQuestion>;

/** The answer of `measure-choices`. */
export const measureChoicesResponse = z.object({
  available: measureAvailable,
  suggested: measureChoices,
  /** Null until somebody has chosen; then the suggestion counts. */
  chosen: z.nullable(measureChoices),
  by: z.enum(['suggested', 'chosen']),
  /** A sentence per key of the choices. */
  reasons: z.record(z.string(), z.string()),
  /** Counts the changes of what counts. */
  version: z.int(),
  /** Empty when nothing is unsure. */
  questions: z.array(measureQuestion),
});
export type MeasureChoicesAnswer = z.infer<typeof measureChoicesResponse>;

/** The body of `measure-choices-save`. With `preview`, nothing is kept. */
export const measureChoicesSaveRequest = z.object({
  accountId: connectedAccountId,
  choices: measureChoices,
  preview: z.optional(z.boolean()),
  /** That of the answer that the choices began with; nothing is kept if others were saved since. */
  version: z.optional(z.int()),
  /** The answer to a question that these choices give, if several have the same choices. */
  answer: z.optional(z.object({ question: z.string(), answer: z.string() })),
});

/** The answer of `measure-choices-save`; with `preview`, what would change in the last eight weeks. */
export const measureChoicesSaveResponse = z.object({
  choices: measureChoices,
  /** Of the preview's money, ISO 4217. */
  currency: z.optional(z.nullable(z.string())),
  preview: z.optional(
    z.array(
      z.object({
        figure: z.enum(figureIds),
        /** The weeks that would change. */
        weeks: z.array(
          z.object({
            week: z.iso.date(),
            before: z.nullable(z.number()),
            after: z.nullable(z.number()),
          }),
        ),
        /** Set when other weeks, or all of them, are only known once they have been read again. */
        needsReading: z.optional(z.boolean()),
      }),
    ),
  ),
});
export type MeasurePreview = z.infer<typeof measureChoicesSaveResponse>['preview'];
