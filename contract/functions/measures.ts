import * as z from 'zod/mini';
import type { ByHand } from '../by-hand.ts';
import { figureIds } from '../figures.ts';
import { whoCheckIn } from '../people.ts';
import { type Weekday, weekdays, weeklyTime } from '../weekly-time.ts';
import { connectedAccountId } from './connections.ts';
import { measureAvailable } from './measure-available.ts';

export { type Weekday, weekdays, weeklyTime };

export const easterCalendars = ['western', 'orthodox'] as const;
export type EasterCalendar = (typeof easterCalendars)[number];

const id = z.string().check(z.minLength(1), z.maxLength(100));
const ids = z.array(id).check(z.maxLength(1000));

/** What can be counted by hand alone, as a part of the choices. */
const handParts = ['kids', 'firstTimeGuests', 'serving', 'groups', 'giving'] as const;

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
  /** The services and parts that count as they are typed, whatever a provider has of them. */
  hand: z.optional(
    z.strictObject({
      services: z.array(z.guid()).check(z.maxLength(400)),
      parts: z.array(z.enum(handParts)).check(z.maxLength(handParts.length)),
    }),
  ),
});
export type MeasureChoices = z.infer<typeof measureChoices> & {
  /** What the church counts by hand, as `count-setup` keeps it; beside the choices in effect only. */
  byHand?: ByHand | undefined;
};

const typed = z.strictObject({ source: z.literal('hand') });
const typedService = z.strictObject({ serviceId: z.guid(), source: z.literal('hand') });
const { hand: _hand, ...parts } = measureChoices.shape;
const told = z.strictObject({
  ...parts,
  attendance: z
    .array(z.union([typedService, parts.attendance.def.element]))
    .check(z.maxLength(500)),
  kids: z.union([typed, parts.kids]),
  firstTimeGuests: z.union([typed, parts.firstTimeGuests]),
  serving: z.union([typed, parts.serving]),
  groups: z.union([typed, parts.groups]),
  giving: z.union([typed, parts.giving]),
});
type Told = z.infer<typeof told>;

/** The choices as they are sent: what is counted by hand alone says so in its place (`source: 'hand'`). */
const sentChoices = z.codec(told, measureChoices, { decode: fromTold, encode: toTold });

function isTyped(part: object | null): part is z.infer<typeof typed> {
  return part !== null && 'source' in part && part.source === 'hand';
}

function fromTold(choices: Told): z.infer<typeof measureChoices> {
  const { attendance, kids, firstTimeGuests, serving, groups, giving } = choices;
  const services = attendance.flatMap((one) => ('serviceId' in one ? one.serviceId : []));
  const byHand = handParts.filter((part) => isTyped(choices[part]));
  return {
    ...choices,
    attendance: attendance.flatMap((one) => ('serviceId' in one ? [] : [one])),
    kids: isTyped(kids) ? null : kids,
    firstTimeGuests: isTyped(firstTimeGuests) ? null : firstTimeGuests,
    serving: isTyped(serving) ? null : serving,
    groups: isTyped(groups) ? null : groups,
    giving: isTyped(giving) ? null : giving,
    ...(services.length + byHand.length > 0 && { hand: { services, parts: byHand } }),
  };
}

/** The same choices as they are sent. */
export function toTold({ hand, ...choices }: z.infer<typeof measureChoices>): Told {
  const { attendance, kids, firstTimeGuests, serving, groups, giving } = choices;
  // A part that a provider counts by now is no longer counted by hand alone.
  const orTyped = <Part>(name: (typeof handParts)[number], part: Part) =>
    part === null && hand?.parts.includes(name) ? { source: 'hand' as const } : part;
  const services = (hand?.services ?? []).map((serviceId) => ({
    serviceId,
    source: 'hand' as const,
  }));
  return {
    ...choices,
    attendance: [...attendance, ...services],
    kids: orTyped('kids', kids),
    firstTimeGuests: orTyped('firstTimeGuests', firstTimeGuests),
    serving: orTyped('serving', serving),
    groups: orTyped('groups', groups),
    giving: orTyped('giving', giving),
  };
}

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
        choices: sentChoices,
      }),
    )
    .check(z.minLength(2)),
});
export type MeasureQuestion = z.infer<typeof measureQuestion>;

/** The answer of `measure-choices`. */
export const measureChoicesResponse = z.object({
  available: measureAvailable,
  suggested: sentChoices,
  /** Null until somebody has chosen; then the suggestion counts. */
  chosen: z.nullable(sentChoices),
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
  choices: sentChoices,
  preview: z.optional(z.boolean()),
  /** That of the answer that the choices began with; nothing is kept if others were saved since. */
  version: z.optional(z.int()),
  /** The answer to a question that these choices give, if several have the same choices. */
  answer: z.optional(z.object({ question: z.string(), answer: z.string() })),
});

/** The answer of `measure-choices-save`; with `preview`, what would change in the last eight weeks. */
export const measureChoicesSaveResponse = z.object({
  choices: sentChoices,
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
