import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import type { Delivery } from '#server/mail/delivery.ts';
import { changedSignInKinds } from '#server/mail/kinds/changed-sign-in.ts';
import type { MailKind } from '#server/mail/mail-kind.ts';
import { createSmtpDelivery } from '#server/mail/smtp-delivery.ts';
import { type MailServices, type Mails, startMails } from '#server/mail/start-mails.ts';
import type { TestDatabase } from '#testing/test-database.ts';

/** Says in its text what its row says. */
const plainKind: MailKind = {
  name: 'plain',
  compose: async ({ data }) => ({ subject: 'Plain', ...Object(data), text: 'Hello' }),
};

const testSender = 'Steeple <steeple@church.test>';

/** Times that a test need not wait for. */
const quickTimes: NonNullable<MailServices['times']> = {
  sweepMs: 50,
  leaseMs: 2_000,
  pausesMs: [200],
  ownPauseMaxMs: 200,
  restMs: 100,
  restMaxMs: 200,
};

/** Starts sending the mails of a test's database to this server. */
export function startTestMails(
  database: Pick<TestDatabase, 'connections'>,
  smtpUrl: string | null,
  services: Partial<MailServices> = {},
): Promise<Mails> {
  const config = readConfig({
    NODE_ENV: 'test',
    ...(smtpUrl === null ? {} : { SMTP_URL: smtpUrl, MAIL_FROM: testSender }),
  });
  const delivery: Delivery | null =
    config.mail && createSmtpDelivery(config.mail, { connectMs: 1_000, silenceMs: 1_000 });
  return startMails({
    config,
    log: pino({ level: 'silent' }),
    connections: database.connections,
    delivery,
    kinds: [plainKind, ...changedSignInKinds],
    ...services,
    times: { ...quickTimes, ...services.times },
  });
}

/** Queues a mail of the plain kind. */
export async function queuePlain(
  { owner }: Pick<TestDatabase, 'owner'>,
  recipient: string,
  row: { key?: string; name?: string; data?: object; life?: string } = {},
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into private.mails (kind, key, recipient, recipient_name, data, expires_at)
     values ('plain', $1, $2, $3, $4, now() + $5::interval) returning id`,
    [row.key ?? randomUUID(), recipient, row.name ?? null, row.data ?? {}, row.life ?? '1 day'],
  );
  return rows[0]?.id ?? '';
}

/** What became of a mail. */
export async function stateOf({ owner }: Pick<TestDatabase, 'owner'>, id: string) {
  const { rows } = await owner.query<{ state: string; why: string | null; attempts: number }>(
    'select state, why, attempts from private.mails where id = $1',
    [id],
  );
  return rows[0];
}
