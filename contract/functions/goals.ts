import * as z from 'zod/mini';
import { tileId } from './church-pulse.ts';
import { connectedAccountId } from './connections.ts';

/** The years that a goal may be for. */
const goalYears = { first: 2000, last: 2100 } as const;
/** Money in minor units: rupiahs and pesos have many. */
export const goalMax = { people: 1e9, money: 9e11 } as const;

/** A year's goal beside how the year goes: averages of a week. */
export const yearGoal = z.object({
  year: z.number(),
  /** Null without a goal. */
  value: z.nullable(z.number()),
  /** Who set it first, e.g. `Ruth O.`; null when that person is gone, or without a goal. */
  by: z.nullable(z.string()),
  /** The average of the year's counted weeks; null before the first. */
  soFar: z.nullable(z.number()),
  weeksCounted: z.number(),
  /** Where the year's average ends, with its 80 % range; null before there is a forecast. */
  end: z.nullable(z.object({ median: z.number(), low80: z.number(), high80: z.number() })),
});
export type YearGoal = z.infer<typeof yearGoal>;

/** The body of `goal-save`; null takes the goal away. */
export const goalSaveRequest = z
  .object({
    accountId: connectedAccountId,
    tile: tileId,
    year: z.int().check(z.gte(goalYears.first), z.lte(goalYears.last)),
    value: z.nullable(z.number().check(z.gt(0), z.lte(goalMax.money))),
    /** Of money: the digits of the minor unit it was typed in; without them, that of the church's currency of now, and refused in 17. */
    minorDigits: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
  })
  .check(
    z.refine(
      ({ value, minorDigits }) =>
        minorDigits !== undefined || value === null || value <= goalMax.people,
    ),
  );

/** The answer of `goal-save`. */
export const goalSaveResponse = z.object({ value: z.nullable(z.number()) });
