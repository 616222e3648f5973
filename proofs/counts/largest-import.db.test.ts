import { expect, inject, test } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import {
  countsImportPreviewResponse,
  countsImportResponse,
  countsImportUndoResponse,
  importLimits,
} from '#contract/functions/counts-import.ts';
import { openConnections } from '#database/access/connections.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
// Whatever else the machine does: how long it took is said at the end.
const [acquireTimeoutMs, statementTimeoutMs] = [60_000, 60_000];
const { loginPassword } = inject('cluster');
const limits = { poolSize: 5, acquireTimeoutMs, statementTimeoutMs };
const connections = await forThisFile(
  Promise.resolve(openConnections(database.ownerConfig, loginPassword, limits)),
  'close',
);
const server = await forThisFile(
  startTestServer({ connections }, { REQUEST_TIMEOUT_MS: statementTimeoutMs }),
  'close',
);

const kinds = 20;
const first = '1977-01-02';
const all = importLimits.rows;

/** Fifty years of twenty numbers each Sunday, each a little larger than usual. */
const rowsWith = (more: number) =>
  Array.from({ length: all }, (_, at) => [
    addDays(first, 7 * Math.floor(at / kinds)),
    ...[0, at % kinds, 10 + (at % 90) + more],
  ]);

test('the largest import is previewed, kept, replaced by another and taken back, each whole', {
  timeout: 300_000,
}, async () => {
  const { owner } = database;
  const ruth = await buildPerson(owner, { role: 'account_admin' });
  const client = await server.clientOf(ruth.email);
  const tookMs: string[] = [];
  const call = async (what: string, name: string, body: object = {}) => {
    const startMs = performance.now();
    const answer = await invokeFunction(client, name, { accountId: ruth.accountId, ...body });
    tookMs.push(`${what} ${Math.round(performance.now() - startMs)} ms`);
    expect(answer.status, JSON.stringify(answer.data)).toBe(200);
    return answer.data;
  };
  const sum = async () => {
    const { rows } = await owner.query<{ counts: number; sum: number }>(
      `select count(*)::integer as counts, coalesce(sum(value), 0)::integer as sum
       from analytics.counts where account_id = $1 and value is not null`,
      [ruth.accountId],
    );
    return rows[0];
  };
  const keep = async (body: object) => {
    const preview = countsImportPreviewResponse.parse(
      await call('preview', 'counts-import-preview', body),
    );
    const more = { digest: preview.digest, key: crypto.randomUUID(), onDifference: 'replace' };
    return {
      preview,
      kept: countsImportResponse.parse(await call('keep', 'counts-import', { ...body, ...more })),
    };
  };
  const undo = async (batchId: string) =>
    countsImportUndoResponse.parse(await call('undo', 'counts-import-undo', { batchId }));

  const body = {
    name: 'Fifty years.csv',
    services: [
      {
        ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
        ...{ from: null, until: null, date: null, linked: null },
      },
    ],
    categories: Array.from({ length: kinds }, (_, at) => ({
      ...{ id: null, name: `Room ${at}`, feeds: 'attendance', inAttendance: true },
      ...{ per: 'service', away: false },
    })),
    rows: rowsWith(0),
  };
  expect(JSON.stringify(body).length).toBeLessThan(importLimits.bytes);
  const one = await keep(body);
  expect(one.preview).toMatchObject({ added: all, same: 0, differs: { count: 0 } });
  expect(one.kept).toMatchObject({ added: all, replaced: 0, same: 0 });
  const before = await sum();
  expect(before?.counts).toBe(all);

  const setup = countSetupResponse.parse(await call('setup', 'count-setup'));
  const { services, categories } = setup;
  const again = { ...body, services, categories };
  const same = await call('preview of the same', 'counts-import-preview', again);
  expect(countsImportPreviewResponse.parse(same)).toMatchObject({ added: 0, same: all });
  const other = await keep({ ...again, name: 'Others.csv', rows: rowsWith(1) });
  expect(other.kept).toMatchObject({ added: 0, replaced: all, same: 0 });
  expect(await sum()).toEqual({ counts: all, sum: (before?.sum ?? 0) + all });
  expect(await undo(other.kept.batchId)).toEqual({ removed: 0, restored: all, kept: 0 });
  expect(await sum()).toEqual(before);
  // What the first one brought is its own again, and goes with it.
  expect(await undo(one.kept.batchId)).toEqual({ removed: all, restored: 0, kept: 0 });
  expect(await sum()).toEqual({ counts: 0, sum: 0 });
  const after = countSetupResponse.parse(await call('setup', 'count-setup'));
  expect([after.services, after.categories]).toEqual([[], []]);
  console.log(tookMs.join(', '));
});
