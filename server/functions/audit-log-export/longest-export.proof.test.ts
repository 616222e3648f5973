import { expect, onTestFinished, test } from 'vitest';
import { auditExportCut } from '#contract/functions/audit-log.ts';
import { manyAuditEntries } from '#testing/factories/audit-entries.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { auditFormats } from './audit-formats.ts';

test('an export of the audit log holds fifty thousand entries at most, and says so in its last line', {
  timeout: 400_000,
}, async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startTestServer(database);
  onTestFinished(() => server.close());
  const boss = await buildPerson(database.owner, { role: 'super_admin' });
  const superAdmin = await server.clientOf(boss.email);
  const actorId = await manyAuditEntries(database.owner, 50_001);
  const { data } = await invokeFunction(superAdmin, 'audit-log-export', {
    format: 'csv',
    actorId,
  });
  const lines = String(data).trimEnd().split('\n');
  expect(lines).toHaveLength(50_002);
  expect(auditExportCut).toBe(
    'Only the newest 50,000 entries are in this file. Narrow the filter to export the others.',
  );
  expect(lines.at(-1)).toContain(auditExportCut);
  // Two thousand pages: read for one format, as the other differs by its lines alone.
  expect(JSON.parse(auditFormats.jsonl.cut)).toEqual({ notice: auditExportCut });
});
