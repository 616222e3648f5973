import * as z from 'zod/mini';
import { visibleText } from '../visible-text.ts';
import { connectedAccountId } from './connections.ts';

/** What a note is about; only affects the wording of a masked week. */
const annotationKinds = ['no_service', 'weather', 'series', 'event', 'change', 'other'] as const;

/** A church's note on a day or a range of days. */
export const annotation = z.object({
  id: z.guid(),
  from: z.iso.date(),
  /** The last day, the same as the first for a single one. */
  to: z.iso.date(),
  text: z.string(),
  kind: z.enum(annotationKinds),
  /** Leaves the weeks it covers out of the arithmetic. */
  doesNotCount: z.boolean(),
  /** Who wrote it, e.g. `Ruth O.`; null when that person is gone. */
  by: z.nullable(z.string()),
  at: z.iso.datetime({ offset: true }),
});
export type Annotation = z.infer<typeof annotation>;

export const annotationTextMax = 200;

/** The first and the last day that a note may be about. */
export const annotationDays = { first: '2000-01-01', last: '2100-12-31' } as const;

const noteDay = z.iso.date().check(
  z.refine((day) => day >= annotationDays.first && day <= annotationDays.last, {
    message: `must be between ${annotationDays.first} and ${annotationDays.last}`,
  }),
);

/** The body of `annotation-save`; with an `id`, that note is changed. */
export const annotationSaveRequest = z
  .object({
    accountId: connectedAccountId,
    id: z.optional(z.guid()),
    from: noteDay,
    to: noteDay,
    text: visibleText.check(z.minLength(1), z.maxLength(annotationTextMax)),
    kind: z.enum(annotationKinds),
    doesNotCount: z.boolean(),
  })
  .check(
    z.refine(({ from, to }) => from <= to, {
      message: 'must not be before the first day',
      path: ['to'],
    }),
  );
export type AnnotationDraft = z.infer<typeof annotationSaveRequest>;

/** The answer of `annotation-save`. */
export const annotationSaveResponse = z.object({ annotation });

/** The body of `annotation-delete`. */
export const annotationDeleteRequest = z.object({ accountId: connectedAccountId, id: z.guid() });
