import { setTimeout as sleep } from 'node:timers/promises';
import type * as z from 'zod/mini';
import {
  type AuditPage,
  auditExportMax,
  auditExportRequest,
} from '#contract/functions/audit-log.ts';
import { createKeyedConcurrencyLimiter } from '../../limits/keyed-concurrency-limiter.ts';
import { tooManyAtOnce } from '../../limits/refusals.ts';
import { requireSuperAdmin } from '../as-super-admin.ts';
import { readAuditPage } from '../audit-log/read-audit-page.ts';
import type { NamedFunction } from '../named-function.ts';
import { streamOf } from '../stream-of.ts';
import { auditFormats } from './audit-formats.ts';

/** Small, because an entry may hold a prompt of 100,000 characters before and after. */
const pageSize = 25;

/** All exports of one person together read one page at a time, and rest so many times as long. */
const restFactor = 2;
const restMaxMs = 1_000;
const limitPerPerson = createKeyedConcurrencyLimiter({
  atOnceMax: 1,
  waitingMax: 50,
  refusal: tooManyAtOnce,
});

type ReadPage = (before: number | null) => Promise<AuditPage>;

/**
 * The filtered audit log as a file, newest first, with whole values. Each page is read as the
 * person who asked, when the client is ready for it, so the file needs no more memory than a page,
 * and a person who loses the right meanwhile gets no further pages. An error cuts the connection: a
 * file that ends properly is complete, or says in its last line that the limit cut it.
 */
export const auditLogExport: NamedFunction<z.infer<typeof auditExportRequest>> = {
  request: auditExportRequest,
  admit: requireSuperAdmin,
  async run(services, claims, { format, ...filter }, c) {
    const { contentType, head, line, cut } = auditFormats[format];
    const readPage: ReadPage = (before) =>
      limitPerPerson(claims.sub, () =>
        thenRest(() =>
          readAuditPage(services, claims, filter, {
            before,
            limit: pageSize,
            valueLengthMax: null,
          }),
        ),
      );
    // A refusal needs a status, so the first page is read before the answer begins.
    const first = await readPage(null);
    const chunks = write(first, readPage, { head, line, cut });
    return c.body(streamOf(chunks, c.get('log'), 'an export of the audit log was cut off'), 200, {
      'Content-Type': contentType,
      'Content-Disposition': `attachment; filename="steeple-audit-log.${format}"`,
    });
  },
};

/** Others get the database in between: an export of the whole log takes seconds in any case. */
async function thenRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now();
  const result = await work();
  await sleep(Math.min(restFactor * (performance.now() - startMs), restMaxMs));
  return result;
}

type Writing = Pick<(typeof auditFormats)['csv'], 'head' | 'line' | 'cut'>;

async function* write(
  first: AuditPage,
  readPage: ReadPage,
  { head, line, cut }: Writing,
): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder();
  yield encoder.encode(head + first.entries.map(line).join(''));
  let count = first.entries.length;
  let { next } = first;
  while (next !== null && count < auditExportMax) {
    const page = await readPage(next);
    yield encoder.encode(page.entries.map(line).join(''));
    count += page.entries.length;
    next = page.next;
  }
  if (next !== null) {
    yield encoder.encode(cut);
  }
  return undefined;
}
