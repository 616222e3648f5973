import pino from 'pino';
import { expect, inject, test, vi } from 'vitest';
import { openConnections, parseDatabaseUrl } from '#database/access/connections.ts';
import { openDatabaseGate } from '#testing/database-gate.ts';
import { queuePlain, startTestMails, stateOf } from '#testing/mail/mail-stand.ts';
import { startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';

test('a mail that was acknowledged while the database was away is not sent again', async () => {
  const database = await createTestDatabase();
  const gate = await openDatabaseGate(database.ownerConfig);
  const smtp = await startSmtpStand();
  const connections = openConnections(parseDatabaseUrl(gate.url), inject('cluster').loginPassword, {
    poolSize: 4,
    acquireTimeoutMs: 5_000,
    statementTimeoutMs: 5_000,
  });
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
  smtp.behave('ruth@church.test', { at: 'text', waitMs: 300 });
  const id = await queuePlain(database, 'ruth@church.test');
  const mails = await startTestMails({ connections }, smtp.url, { log });
  try {
    await vi.waitFor(() => expect(smtp.taken).toHaveLength(1), { timeout: 8_000 });
    gate.shut();
    await vi.waitFor(() => expect(lines.join()).toContain('could not be kept yet'), {
      timeout: 8_000,
    });
    gate.open();
    await vi.waitFor(
      async () => expect(await stateOf(database, id)).toMatchObject({ state: 'sent', attempts: 1 }),
      { timeout: 8_000 },
    );
    expect(smtp.taken).toHaveLength(1);
  } finally {
    gate.open();
    await mails.stop();
    await connections.close();
    await smtp.stop();
    await gate.close();
    await database.drop();
  }
});
