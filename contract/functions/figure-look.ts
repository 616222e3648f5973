import * as z from 'zod/mini';
import { annotation } from './annotations.ts';
import { church, pulsePoint, pulseTile, tileId } from './church-pulse.ts';
import { connectedAccountId } from './connections.ts';
import { yearGoal } from './goals.ts';
import { weeklyTime } from './measures.ts';
import { growth } from './pulse-verdict.ts';
import { weekQuestion } from './week-questions.ts';

/** How many weeks a closer look shows. */
export const lookWeeks = [13, 52, 156] as const;
export type LookWeeks = (typeof lookWeeks)[number];

/** The body of `figure-look`. */
export const figureLookRequest = z.object({
  accountId: connectedAccountId,
  tile: tileId,
  weeks: z.union([z.literal(13), z.literal(52), z.literal(156)]),
  week: z.optional(z.iso.date()),
});

/** A part of attendance that is counted apart. */
const namedService = z.object({
  /** The event's name. */
  event: z.string(),
  /** Null: all of the event's times, e.g. a campus. */
  time: z.nullable(weeklyTime),
});
export type NamedService = z.infer<typeof namedService>;

/** Its year over year. */
const servicePart = z.extend(namedService, { growth });
export type ServicePart = z.infer<typeof servicePart>;

/** One that has not been counted for some weeks in which others were: nothing is compared with it. */
const quietService = z.extend(namedService, { lastCounted: z.iso.date() });
export type QuietService = z.infer<typeof quietService>;

/** The answer of `figure-look`: one figure over a longer time. */
export const figureLookResponse = z.object({
  ...church,
  /** One or two sentences. */
  sentence: z.string(),
  tile: pulseTile,
  /** Oldest first. */
  points: z.array(pulsePoint),
  /** Of attendance, its services one by one where the counts tell them apart; else empty. */
  services: z.array(servicePart),
  /** Of these the ones that seem to have ended, with the day they were last counted on. */
  quietServices: z.optional(z.array(quietService)),
  annotations: z.array(annotation),
  /** This year's goal, and how the year goes; null where no average week can be one. */
  goal: z.nullable(yearGoal),
  /** What is asked about its weeks, and what was answered. */
  questions: z.array(weekQuestion),
  /**
   * How the year before was lined up, e.g. 'April 20, 2025 with April 5, 2026'; null without
   * Easter.
   */
  aligned: z.nullable(z.string()),
});
export type FigureLook = z.infer<typeof figureLookResponse>;
