import * as z from 'zod/mini';
import { visibleText } from '../visible-text.ts';
import { connectedAccountId } from './connections.ts';
import { countCategoryDraft, countDate, countLimits, countServiceDraft } from './counts.ts';
import { ownFigureDraft } from './own-figures.ts';

export const importLimits = { rows: 50_000, bytes: 2_000_000, aMinute: 3, batches: 100 } as const;

const place = z.int().check(z.minimum(0));

/**
 * A row: date, place in `services` (null: the day or week as a whole), place in `categories`, value
 * (minor units of money), span, whether it is an estimate. The date of a week is its first day.
 */
const importRow = z.union([
  z.tuple([countDate, z.nullable(place), place, z.nullable(z.number())]),
  z.tuple([countDate, z.nullable(place), place, z.nullable(z.number()), z.enum(['day', 'week'])]),
  z.tuple([
    countDate,
    z.nullable(place),
    place,
    z.nullable(z.number()),
    z.enum(['day', 'week']),
    z.boolean(),
  ]),
]);
export type ImportRow = z.infer<typeof importRow>;

/** One that there is, by its id, or one to be made, without. */
const importCategory = z.extend(countCategoryDraft, {
  /** A figure of the church's own to be made with it; its id takes the place of `feeds`. */
  own: z.optional(ownFigureDraft),
});

const batch = {
  accountId: connectedAccountId,
  /** That of the file, or what it was pasted as. */
  name: visibleText.check(z.minLength(1), z.maxLength(100)),
  services: z.array(countServiceDraft).check(z.maxLength(countLimits.servicesEver)),
  categories: z.array(importCategory).check(z.minLength(1), z.maxLength(countLimits.categories)),
  rows: z.array(importRow).check(z.minLength(1), z.maxLength(importLimits.rows)),
  /** The digits of the minor unit its money is in; refused where the church's currency has others by now, or may have had. */
  minorDigits: z.optional(z.int().check(z.minimum(0), z.maximum(4))),
};

/** The body of `counts-import-preview`. */
export const countsImportPreviewRequest = z.object(batch);

/** The answer of `counts-import-preview`, which writes nothing. */
export const countsImportPreviewResponse = z.object({
  added: z.int(),
  same: z.int(),
  differs: z.object({
    count: z.int(),
    examples: z.array(
      z.object({
        date: countDate,
        service: z.nullable(z.string()),
        category: z.string(),
        standing: z.nullable(z.number()),
        value: z.nullable(z.number()),
      }),
    ),
  }),
  weeks: z.object({
    from: z.nullable(countDate),
    to: z.nullable(countDate),
    counted: z.int(),
    blank: z.int(),
  }),
  /** Of the rows and of what stands where they go. */
  digest: z.string(),
});
export type CountsImportPreview = z.infer<typeof countsImportPreviewResponse>;

/** The body of `counts-import`. */
export const countsImportRequest = z.object({
  ...batch,
  digest: z.string().check(z.maxLength(100)),
  /** Made when 'Keep' is pressed; the same key never keeps an import twice. */
  key: z.guid(),
  onDifference: z.enum(['keep', 'replace']),
});

/** The answer of `counts-import`. */
export const countsImportResponse = z.object({
  batchId: z.guid(),
  added: z.int(),
  replaced: z.int(),
  same: z.int(),
});

/** What `counts-import` answers with 409 when something changed since the preview. */
export const countsImportChanged = z.object({
  error: z.string(),
  preview: countsImportPreviewResponse,
});

/** The body of `counts-imports`. */
export const countsImportsRequest = z.object({ accountId: connectedAccountId });

/** The answer of `counts-imports`: newest first. */
export const countsImportsResponse = z.object({
  batches: z.array(
    z.object({
      id: z.guid(),
      name: z.string(),
      counts: z.int(),
      by: z.nullable(z.string()),
      at: z.iso.datetime({ offset: true }),
      /** When it was taken back; null while it stands. */
      undoneAt: z.nullable(z.iso.datetime({ offset: true })),
    }),
  ),
});

/** The body of `counts-import-undo`. */
export const countsImportUndoRequest = z.object({
  accountId: connectedAccountId,
  batchId: z.guid(),
});

/** The answer of `counts-import-undo`; `kept` were corrected later. */
export const countsImportUndoResponse = z.object({
  removed: z.int(),
  restored: z.int(),
  kept: z.int(),
});

/** The body of `counts-export`; the answer is `text/csv` with the columns of `countCsvHeading`. */
export const countsExportRequest = z.object({
  accountId: connectedAccountId,
  from: z.optional(countDate),
  to: z.optional(countDate),
});

export const countCsvHeading = 'date,campus,service,category,value,span';
