import { expect, test } from 'vitest';
import { countSheetResponse } from '#contract/functions/count-sheet.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plantUncounted } from '#testing/factories/uncounted-service.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startTestMails } from '#testing/mail/mail-stand.ts';
import { readMail, startSmtpStand } from '#testing/mail/smtp-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';
import { countReminderKind } from './count-reminder.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const server = await forThisFile(startTestServer(database), 'close');
const { connections, config, doorTokens } = server.services;
const smtp = await forThisFile(startSmtpStand(), 'stop');
await forThisFile(
  startTestMails({ connections }, smtp.url, { config, kinds: [countReminderKind(doorTokens)] }),
  'stop',
);

const remind = () => connections.jobs.query('select private.remind_of_counts()');

async function buildCounter(language = 'en') {
  const ruth = await buildPerson(owner, { role: 'account_admin', first_name: 'Ruth' });
  await owner.query('update auth.users set language = $2 where id = $1', [ruth.userId, language]);
  const accountId = ruth.accountId ?? '';
  await plantUncounted(owner, { accountId, personId: ruth.userId, name: 'Early' });
  return { ...ruth, accountId };
}

async function statesOf(email: string): Promise<string[]> {
  const { rows } = await owner.query<{ state: string }>(
    'select state from private.mails where recipient = $1 order by created_at',
    [email],
  );
  return rows.map(({ state }) => state);
}

async function mailTo(email: string) {
  const takenBy = () => smtp.taken.find(({ to }) => to.includes(email));
  await expect.poll(takenBy, { timeout: 20_000 }).toBeDefined();
  const taken = takenBy();
  if (!taken) {
    throw new Error('There is no mail.');
  }
  return readMail(taken);
}

// Proves: 7.counts.02
test('an uncounted service brings one mail a day, in the person’s language, which one click ends', async () => {
  const ruth = await buildCounter();
  const luz = await buildCounter('es');
  await remind();
  await remind();
  const mail = await mailTo(ruth.email);
  expect(mail.subject).toContain('Today’s count is missing');
  expect(mail.text).toContain('No one has counted Early on');
  expect((await mailTo(luz.email)).subject).toContain('Falta el conteo de hoy');
  await expect.poll(() => statesOf(ruth.email)).toEqual(['sent']);

  const stop = /https?:\/\/\S+?\/letter\/stop\?reminder=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  expect(JSON.stringify(mail.headers)).toContain('/letter/stop?reminder=');
  const { pathname, search } = new URL(stop);
  const wrong = search.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const press = (query: string) => fetch(`${server.url}${pathname}${query}`, { method: 'POST' });
  expect((await press(`${wrong}x`)).status).toBe(404);
  expect((await press(search.replace('reminder=', 'letter='))).status).toBe(404);
  expect((await press(search)).status).toBe(200);
  expect((await press(search)).status).toBe(200);
  const { rowCount } = await owner.query(
    'select from private.count_reminders where person_id = $1',
    [ruth.userId],
  );
  expect(rowCount).toBe(0);
});

// Proves: 7.counts.03
test('nobody is reminded of what is counted, without a service, to come, or after they left', async () => {
  const [counted, late, gone] = [await buildCounter(), await buildCounter(), await buildCounter()];
  const client = await server.clientOf(counted.email);
  const { data } = await invokeFunction(client, 'count-sheet', { accountId: counted.accountId });
  const { date, services } = countSheetResponse.parse(data);
  const saved = await invokeFunction(client, 'count-save', {
    accountId: counted.accountId,
    saves: [
      {
        ...{ key: crypto.randomUUID(), date, value: null, noService: true, revision: 0 },
        ...{ serviceId: services[0]?.id, categoryId: services[0]?.counts[0]?.categoryId },
        typedAt: new Date().toISOString(),
      },
    ],
  });
  expect(saved.status).toBe(200);
  await owner.query(
    'update analytics.count_services set held_on = held_on + 1 where account_id = $1',
    [late.accountId],
  );
  await owner.query('delete from public.profiles where user_id = $1', [gone.userId]);
  await remind();
  expect(await statesOf(counted.email)).toEqual([]);
  expect(await statesOf(late.email)).toEqual([]);
  expect(await statesOf(gone.email)).toEqual([]);

  // A service that has not begun is not missed.
  await owner.query(
    `update analytics.count_services set held_at = '09:00', held_on = date '2026-11-22' where account_id = $1`,
    [late.accountId],
  );
  const { rows } = await owner.query(
    `select private.uncounted_services($1, '2026-11-22', '08:59') as before,
       private.uncounted_services($1, '2026-11-22', '09:00') as after`,
    [late.accountId],
  );
  expect(rows).toEqual([{ before: null, after: [{ name: 'Early', time: '09:00' }] }]);
});

test('a reminder that is asked for after its hour begins tomorrow; its hour is that of the church', async () => {
  const ruth = await buildCounter();
  const { accountId } = ruth;
  const client = await server.clientOf(ruth.email);
  const ask = (at: string | null) =>
    invokeFunction(client, 'count-reminder-save', { accountId, at });
  await ask(null);
  expect(await ask('00:00')).toMatchObject({ status: 200 });
  await remind();
  expect(await statesOf(ruth.email)).toEqual([]);
  // Of one moment, the hour is another one in each time zone.
  for (const zone of ['Pacific/Honolulu', 'Pacific/Auckland']) {
    await owner.query(
      `insert into analytics.measure_choices (account_id, available, suggested, reasons)
       values ($1, '{}', jsonb_build_object('timeZone', $2::text), '{}')
       on conflict (account_id) do update set suggested = excluded.suggested`,
      [accountId, zone],
    );
    const { rows } = await owner.query<{ is_local: boolean }>(
      `select private.church_time($1) = to_char(private.now() at time zone $2, 'HH24:MI') as is_local`,
      [accountId, zone],
    );
    expect(rows, zone).toEqual([{ is_local: true }]);
  }
});

test('a mail that waits says nothing once the service is counted', async () => {
  const ruth = await buildCounter();
  const { rows } = await owner.query<{ id: string }>(
    `insert into private.mails (kind, key, account_id, person_id, recipient, recipient_name, data, expires_at, is_waited_for, due_at)
     select 'count-reminder', $2, $1, $3, $4, 'Ruth', jsonb_build_object('day', private.church_today($1)), now() + interval '1 hour', false, 'infinity'
     returning id`,
    [ruth.accountId, `count-reminder ${ruth.userId}`, ruth.userId, ruth.email],
  );
  const said = async () =>
    (await connections.jobs.query('select * from private.reminder_of_mail($1)', [rows[0]?.id]))
      .rowCount;
  expect(await said()).toBe(1);
  await owner.query('delete from analytics.count_services where account_id = $1', [ruth.accountId]);
  expect(await said()).toBe(0);
});
