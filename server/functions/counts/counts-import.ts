import { z } from 'zod';
import { weekOf, weeksFrom } from '#analytics/calendar/church-week.ts';
import {
  type CountsImportPreview,
  countsImportPreviewRequest,
  countsImportPreviewResponse,
  countsImportRequest,
  countsImportResponse,
  countsImportsRequest,
  countsImportsResponse,
  countsImportUndoRequest,
  countsImportUndoResponse,
  importLimits,
} from '#contract/functions/counts-import.ts';
import type { Weekday } from '#contract/functions/measures.ts';
import { countRefusals } from '#contract/messages/count-refusals.ts';
import { ApiError } from '../../http/api-error.ts';
import type { VerifiedClaims } from '../../http/claims.ts';
import { createMinuteLimit } from '../../limits/per-minute.ts';
import { overLimit } from '../../limits/refusals.ts';
import type { Services } from '../../services.ts';
import { runAboutChurch } from '../about-church.ts';
import { runForChurch } from '../as-church-person.ts';
import type { NamedFunction } from '../named-function.ts';
import { keepingColumn, keepingOf } from './count-save.ts';

type Batch = z.infer<typeof countsImportPreviewRequest>;

/** A row as PostgreSQL takes it: a week by its first day. */
type Row = readonly [string, number | null, number, number | null, string, boolean];

/** Says what an import would do; writes nothing. */
export const countsImportPreview: NamedFunction<Batch> = {
  request: countsImportPreviewRequest,
  run: preview,
};

/** Keeps an import whole, if nothing has changed since its preview. */
export const countsImport: NamedFunction<z.infer<typeof countsImportRequest>> = {
  request: countsImportRequest,
  async run(services, claims, request): Promise<Record<string, unknown> | Response> {
    const { accountId, name, digest, key, onDifference } = request;
    const wait = await takeImport(`${claims.sub} ${accountId}`);
    if (wait > 0) {
      throw overLimit(
        `Too many imports in a short time. Please try again in ${wait} seconds.`,
        wait,
      );
    }
    const { values } = await sentOf(services, claims, request);
    const [account = '', ...sent] = values;
    const more = [key, digest, String(onDifference === 'replace')];
    try {
      const [kept] = await runForChurch(services, claims, {
        text: `select private.keep_import($1::uuid, $2, $3::jsonb, $4::jsonb, $5::jsonb,
          $7::uuid, $8, $9::boolean, nullif($6, '')::integer)::text`,
        values: [account, name, ...sent, ...more],
      });
      return countsImportResponse.parse(JSON.parse(kept ?? 'null'));
    } catch (error) {
      if (!(error instanceof ApiError) || error.content.code !== 'changed_meanwhile') {
        throw error;
      }
      const now = await preview(services, claims, request);
      return Response.json({ error: countRefusals.changed, preview: now }, { status: 409 });
    }
  },
};

const takeImport = createMinuteLimit(importLimits.aMinute);

const previewed = z.object({
  ...z.object({ added: z.number(), same: z.number(), differs: z.unknown(), digest: z.string() })
    .shape,
  weeks: z.object({ days: z.array(z.string()) }),
});

async function preview(
  services: Services,
  claims: VerifiedClaims,
  batch: Batch,
): Promise<CountsImportPreview> {
  const { values, weekStartsOn } = await sentOf(services, claims, batch);
  const [told] = await saysWhatChanged(() =>
    runForChurch(services, claims, {
      text: `select private.preview_import($1::uuid, $2::jsonb, $3::jsonb, $4::jsonb, nullif($5, '')::integer)::text`,
      values,
    }),
  );
  const { weeks, ...rest } = previewed.parse(JSON.parse(told ?? 'null'));
  return countsImportPreviewResponse.parse({ ...rest, weeks: weeksOf(weeks.days, weekStartsOn) });
}

/** Runs what reads amounts in minor units that the church's currency may no longer have. */
async function saysWhatChanged<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof ApiError && error.content.code === 'changed_meanwhile'
      ? new ApiError({ ...error.content, status: 409, message: countRefusals.changed }, error)
      : error;
  }
}

/** What PostgreSQL takes of an import. */
async function sentOf(services: Services, claims: VerifiedClaims, batch: Batch) {
  const { accountId, services: times, categories, rows } = batch;
  if (rows.length > importLimits.rows || JSON.stringify(batch).length > importLimits.bytes) {
    throw new ApiError({ status: 413, code: 'too_large', message: countRefusals.tooLarge });
  }
  const [known] = await runAboutChurch(services, claims, accountId, {
    isChange: true,
    columns: [keepingColumn],
  });
  const { weekStartsOn } = keepingOf(known);
  const taken = rows.map(
    ([date, service, category, value, span = 'day', estimate = false]): Row => {
      const day = span === 'week' ? weekOf(date, weekStartsOn) : date;
      return [day, service, category, value, span, estimate];
    },
  );
  const values = [
    accountId,
    ...[times, categories, taken].map((each) => JSON.stringify(each)),
    String(batch.minorDigits ?? ''),
  ];
  return { values, weekStartsOn };
}

/** The weeks from the first to the last of these days, and in how many of them is one. */
function weeksOf(days: readonly string[], weekStartsOn: Weekday): CountsImportPreview['weeks'] {
  const weeks = [...new Set(days.map((day) => weekOf(day, weekStartsOn)))].sort();
  const [from = null, to = null] = [weeks[0], weeks.at(-1)];
  const all = from === null || to === null ? 0 : weeksFrom(from, to).length;
  return { from, to, counted: weeks.length, blank: all - weeks.length };
}

/** The imports of a church, newest first; those with money for those who may see it. */
export const countsImports: NamedFunction<z.infer<typeof countsImportsRequest>> = {
  request: countsImportsRequest,
  async run(services, claims, { accountId }) {
    const [batches] = await runAboutChurch(services, claims, accountId, {
      columns: [
        `(select coalesce(json_agg(json_build_object('id', id, 'name', name, 'counts',
            (answer ->> 'added')::integer + (answer ->> 'replaced')::integer, 'by', author, 'at', made_at,
            'undoneAt', undone_at) order by made_at desc, id), '[]')
          from analytics.count_batches where account_id = $1::uuid)::text`,
      ],
    });
    return countsImportsResponse.parse({ batches: JSON.parse(batches ?? '[]') });
  },
};

/** Takes an import back, but for what was corrected since. */
export const countsImportUndo: NamedFunction<z.infer<typeof countsImportUndoRequest>> = {
  request: countsImportUndoRequest,
  async run(services, claims, { accountId, batchId }) {
    const [undone] = await runForChurch(services, claims, {
      text: `select private.undo_import($1::uuid, $2::uuid)::text, private.note_account_view($1::uuid)::text`,
      values: [accountId, batchId],
    });
    return countsImportUndoResponse.parse(JSON.parse(undone ?? 'null'));
  },
};
