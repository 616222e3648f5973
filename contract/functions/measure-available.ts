import * as z from 'zod/mini';
import { weeklyTime } from '../weekly-time.ts';

const id = z.string().check(z.minLength(1), z.maxLength(100));

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
export const measureAvailable = z.object({
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
