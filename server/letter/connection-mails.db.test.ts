import { beforeEach, describe, expect, test } from 'vitest';
import { buildChoices } from '#testing/factories/figures.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');
beforeEach(() => database.owner.query('truncate private.mails, private.calls_for_help cascade'));

const callForHelp = () => server.services.connections.jobs.query('select private.call_for_help()');

async function buildBroken(accountId: string): Promise<void> {
  await database.owner.query(
    `insert into public.integrations (account_id, integration_type, is_connected, connected_at)
     values ($1, 'planning_center', true, now())`,
    [accountId],
  );
  await database.owner.query(
    `insert into private.provider_credentials
       (account_id, integration_type, sealed_tokens, key_id, access_expires_at, reconnect_needed_at)
     values ($1, 'planning_center', 'sealed', 'key', now(), now())`,
    [accountId],
  );
}

async function calledOf(accountId: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ recipient: string }>(
    "select recipient from private.mails where kind = 'connection' and account_id = $1 order by recipient",
    [accountId],
  );
  return rows.map(({ recipient }) => recipient);
}

const admin = (accountId: string, marks: object = {}): Promise<Person> =>
  buildPerson(database.owner, { role: 'account_admin', account_id: accountId, ...marks });

describe('a connection that broke', () => {
  test('is told once to the admins with all rights, and again after a week', async () => {
    const ruth = await buildPerson(database.owner, { role: 'account_admin' });
    const accountId = ruth.accountId ?? '';
    await admin(accountId, { may_only_look: true });
    await admin(accountId, { without_giving: true });
    const nora = await admin(accountId);
    await buildBroken(accountId);
    await callForHelp();
    await callForHelp();
    const both = [ruth.email, nora.email].toSorted();
    expect(await calledOf(accountId)).toEqual(both);
    const mail = await stand.mailTo(ruth.email);
    expect(mail.text).toMatch(/Planning Center was disconnected on \w+day/);
    expect(mail.text).toContain('/account/integration/planning-center');
    const later =
      "update private.calls_for_help set called_at = called_at - interval '7 days 1 minute'";
    await database.owner.query(later);
    await callForHelp();
    await callForHelp();
    expect(await calledOf(accountId)).toEqual([...both, ...both].toSorted());
    await database.owner.query(later);
    await callForHelp();
    expect(await calledOf(accountId)).toHaveLength(4);
  });

  test('is told with the day that it was where the church is', async () => {
    const ruth = await buildPerson(database.owner, { role: 'account_admin' });
    const accountId = ruth.accountId ?? '';
    await buildChoices(database.owner, accountId, { timeZone: 'America/Los_Angeles' });
    await buildBroken(accountId);
    await database.owner.query(
      "update private.provider_credentials set reconnect_needed_at = '2026-11-23T05:30:00Z' where account_id = $1",
      [accountId],
    );
    await callForHelp();
    const mail = await stand.mailTo(ruth.email);
    expect(mail.text).toContain('Planning Center was disconnected on Sunday, November 22');
  });

  test('is told to super admins where nobody of the church can mend it', async () => {
    const boss = await buildPerson(database.owner, { role: 'super_admin' });
    const onlooker = await buildPerson(database.owner, {
      role: 'account_admin',
      may_only_look: true,
    });
    const accountId = onlooker.accountId ?? '';
    await buildBroken(accountId);
    await callForHelp();
    const called = await calledOf(accountId);
    expect(called).toContain(boss.email);
    expect(called).not.toContain(onlooker.email);
  });

  test('that works again is not told any more, and is when it breaks anew', async () => {
    const ruth = await buildPerson(database.owner, { role: 'account_admin' });
    const accountId = ruth.accountId ?? '';
    await buildBroken(accountId);
    stand.smtp.behave(ruth.email, { at: 'recipient', code: 451, reply: 'Greylisted' });
    await callForHelp();
    await database.owner.query(
      'update private.provider_credentials set reconnect_needed_at = null where account_id = $1',
      [accountId],
    );
    await expect
      .poll(async () => (await stateOf(accountId)).at(0)?.why, { timeout: 8_000 })
      .toBe('There was nothing to send anymore.');
    await database.owner.query(
      'update private.provider_credentials set reconnect_needed_at = now() where account_id = $1',
      [accountId],
    );
    await callForHelp();
    expect(await calledOf(accountId)).toHaveLength(2);
  });
});

async function stateOf(accountId: string) {
  const { rows } = await database.owner.query<{ why: string | null }>(
    'select why from private.mails where account_id = $1',
    [accountId],
  );
  return rows;
}
