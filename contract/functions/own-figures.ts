import * as z from 'zod/mini';
import { ownFigureId, ownKinds, perKinds, togetherKinds } from '../figures/own.ts';
import { connectedAccountId } from './connections.ts';
import { countName } from './counts.ts';

const definition = {
  name: countName,
  kind: z.enum(ownKinds),
  per: z.enum(perKinds),
  together: z.enum(togetherKinds),
  /** Of people only. */
  inAttendance: z.boolean(),
  /** Typed, or the headcounts of these attendance types. */
  source: z.union([
    z.literal('hand'),
    z.object({
      attendanceTypeIds: z
        .array(z.string().check(z.minLength(1), z.maxLength(100)))
        .check(z.minLength(1), z.maxLength(100)),
    }),
  ]),
};

/** A figure as it is first defined. */
export const ownFigureDraft = z.object(definition);

/** A figure of the church's own. Its id is of its first name, and stays when it is renamed. */
const ownFigure = z.object({
  id: ownFigureId,
  ...definition,
  /** Its place among them, from 1. */
  place: z.int().check(z.minimum(1), z.maximum(100)),
  /** Shown no more; its history stays. */
  away: z.boolean(),
  /** The category that is typed for it; null unless its source is `hand`. */
  categoryId: z.nullable(z.guid()),
});
export type OwnFigure = z.infer<typeof ownFigure>;

/** The body of `own-figures`. */
export const ownFiguresRequest = z.object({ accountId: connectedAccountId });

/** The answer of `own-figures`, by place; those of money only for those who may see giving. */
export const ownFiguresResponse = z.object({
  figures: z.array(ownFigure),
});

/** The body of `own-figure-save`; without `figure` it is a new one. */
export const ownFigureSaveRequest = z.object({
  accountId: connectedAccountId,
  figure: z.optional(ownFigureId),
  ...definition,
  place: z.int().check(z.minimum(1), z.maximum(100)),
  away: z.boolean(),
});

/** The answer of `own-figure-save`. */
export const ownFigureSaveResponse = z.object({ figure: ownFigure });
