import * as z from 'zod/mini';
import { type OwnFigureId, ownFigureId, ownKinds, togetherKinds } from './figures/own.ts';
import { figureUnits, unitOfFigure } from './figures/units.ts';
import { peopleFigureIds } from './people.ts';

/** A figure that Steeple computes. */
export type FigureId = keyof typeof unitOfFigure;
/** The same, or one of a church's own. */
export type AnyFigureId = FigureId | OwnFigureId;

/** Whether a text is the id of a figure that Steeple computes. */
export function isFigureId(id: string): id is FigureId {
  return Object.hasOwn(unitOfFigure, id);
}

/**
 * The figures of a church's week, in the order of `docs/metrics/`. The ids are public: API, CSV and
 * URLs use them.
 */
export const figureIds: readonly FigureId[] = Object.keys(unitOfFigure).filter(isFigureId);

export const anyFigureId = z.union([z.enum(figureIds), ownFigureId]);

/** Whether a figure or tile that Steeple knows is about giving, as `private.is_about_giving` has it. */
export function isGiving(figure: string): boolean {
  return figure.startsWith('giving') || figure === 'recurring_share';
}

/**
 * - `complete`: nothing is missing and the week has ended
 * - `incomplete`: the value so far
 * - `missing`: nobody counted; not zero
 * - `suppressed`: too few to show without identifying people
 */
export const figureStates = ['complete', 'incomplete', 'missing', 'suppressed'] as const;
export type FigureState = (typeof figureStates)[number];

/** One figure of one week. */
const figureWeek = z.object({
  /** The local date of the week's first day, `YYYY-MM-DD`. */
  week: z.iso.date(),
  /** Null when missing or suppressed. */
  value: z.nullable(z.number()),
  state: z.enum(figureStates),
  /** How many of the provider's records the value rests on; for a share, the size of its base. */
  count: z.int(),
  /** What was counted, e.g. `headcounts`, `check_ins`, `donations`; several joined by `+`. */
  source: z.string(),
  /** When it was read. */
  asOf: z.iso.datetime({ offset: true }),
});
export type FigureWeek = z.infer<typeof figureWeek>;

/** All weeks of one figure, oldest first. */
export const figureSeries = z.object({
  figure: z.union([z.enum(figureIds), ownFigureId, z.enum(peopleFigureIds)]),
  unit: z.enum([...figureUnits, 'households']),
  /** Of a figure of the church's own. */
  name: z.optional(z.string()),
  kind: z.optional(z.enum(ownKinds)),
  together: z.optional(z.enum(togetherKinds)),
  /** `count` is null when suppressed: it would tell as much as the value. */
  weeks: z.array(z.extend(figureWeek, { count: z.nullable(z.int()) })),
});
