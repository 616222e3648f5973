import type { z } from 'zod/mini';
import { byteOrderMark, csvRecord } from '#contract/csv.ts';
import { accountExportRequest } from '#contract/functions/account-export.ts';
import { accountExportMessages } from '#contract/messages/account-export.ts';
import { createKeyedConcurrencyLimiter } from '../../limits/keyed-concurrency-limiter.ts';
import { tooManyAtOnce } from '../../limits/refusals.ts';
import { runAboutChurch } from '../about-church.ts';
import type { NamedFunction } from '../named-function.ts';
import { streamOf } from '../stream-of.ts';
import { type ChurchRow, type ChurchTable, listChurchTables, readPage } from './church-tables.ts';
import { type ZipEntry, zipFile } from './zip-file.ts';

const pageSize = 500;

/** All exports of one person together read one page at a time. */
const limitPerPerson = createKeyedConcurrencyLimiter({
  atOnceMax: 1,
  waitingMax: 20,
  refusal: tooManyAtOnce,
});

/**
 * Everything of a church that this person may read, as a ZIP: each table as CSV for spreadsheets and as
 * JSON for programs. Pages are read as the client takes them, each with the rights of that moment.
 */
export const accountExport: NamedFunction<z.infer<typeof accountExportRequest>> = {
  request: accountExportRequest,
  async run(services, claims, { accountId }, c) {
    // Refuses before the answer begins; whoever may only look decides nothing about what leaves.
    const [church] = await runAboutChurch(services, claims, accountId, {
      columns: [
        '(select to_json(account)::text from public.accounts as account where id = $1::uuid)',
      ],
      isChange: true,
    });
    const tables = await listChurchTables(services, claims);
    const read: ReadPage = (table, after) =>
      limitPerPerson(claims.sub, () =>
        readPage(services, claims, { table, accountId, after, size: pageSize }),
      );
    c.get('log').info({ userId: claims.sub, accountId }, 'a church’s data is exported');
    const pieces = zipFile(entriesOf(church ?? 'null', tables, read));
    // Not application/zip, which the official client would take for text.
    return c.body(streamOf(pieces, c.get('log'), 'an export of a church was cut off'), 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment; filename="steeple-export.zip"',
    });
  },
};

type ReadPage = (table: ChurchTable, after: ChurchRow | null) => Promise<ChurchRow[]>;

async function* entriesOf(
  church: string,
  tables: readonly ChurchTable[],
  read: ReadPage,
): AsyncGenerator<ZipEntry> {
  yield { name: 'README.txt', pieces: once(accountExportMessages.readme) };
  yield { name: 'church.json', pieces: once(`${church}\n`) };
  for (const table of tables) {
    const first = await read(table, null);
    if (first.length > 0) {
      yield { name: `${table.name}.csv`, pieces: csvOf(table, pagesOf(table, read)) };
      yield { name: `${table.name}.json`, pieces: jsonOf(pagesOf(table, read)) };
    }
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* pagesOf(table: ChurchTable, read: ReadPage): AsyncGenerator<ChurchRow[]> {
  let page = await read(table, null);
  while (page.length > 0) {
    yield page;
    page = page.length < pageSize ? [] : await read(table, page.at(-1) ?? null);
  }
}

async function* csvOf(
  { columns }: ChurchTable,
  pages: AsyncIterable<ChurchRow[]>,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRecord(columns);
  for await (const page of pages) {
    yield page.map((row) => csvRecord(columns.map((name) => cellOf(row[name])))).join('');
  }
}

function cellOf(value: unknown): string | number | boolean | null {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return value === null || value === undefined ? null : JSON.stringify(value);
}

async function* jsonOf(pages: AsyncIterable<ChurchRow[]>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const page of pages) {
    yield between + page.map((row) => JSON.stringify(row)).join(',\n');
    between = ',\n';
  }
  yield '\n]\n';
}
