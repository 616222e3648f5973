import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AuthServer,
  type AuthTest,
  attempt,
  createAuthTest,
  graceEmail,
  graceId,
  send,
  signIn,
} from '#testing/auth-server.ts';
import { expectEqualTimes } from '#testing/equal-times.ts';
import { type DoorStand, startDoorStand } from '#testing/mail/door-stand.ts';
import { readMail } from '#testing/mail/smtp-stand.ts';
import { raceRounds } from '#testing/race-rounds.ts';

let auth: AuthTest;
let server: AuthServer;
let other: AuthServer;
let doors: DoorStand;

beforeAll(async () => {
  auth = await createAuthTest();
  server = await auth.server();
  other = await auth.server();
  doors = await startDoorStand(server.services);
});
afterAll(async () => {
  await doors.stop();
  await auth.end();
});
beforeEach(async () => {
  const { owner } = auth.database;
  await owner.query('truncate private.rate_counters');
  // What the test before has begun to send arrives first, or it would be taken for this one's.
  await vi.waitFor(async () => {
    await owner.query("delete from private.mails where state <> 'sending'");
    expect((await owner.query('select from private.mails')).rowCount).toBe(0);
  });
  // One after another: the sender of mails is at work meanwhile, and would wait for what waits for it.
  for (const table of ['private.mails', 'private.recoveries', 'auth.sessions']) {
    await owner.query(`delete from ${table}`);
  }
  doors.smtp.taken.length = 0;
});

/** Asks for a link as a browser does, and reads the mail. */
async function newToken(email = graceEmail): Promise<string> {
  const { error } = await server.client().auth.resetPasswordForEmail(email);
  expect(error).toBeNull();
  return doors.tokenMailedTo(email, doors.smtp.taken.length + 1);
}

const use = (token: string, at = server) =>
  at.client().auth.verifyOtp({ token_hash: token, type: 'recovery' });

async function countSessions(): Promise<number> {
  const { rows } = await auth.database.owner.query('select from auth.sessions');
  return rows.length;
}

async function auditRows() {
  const { rows } = await auth.database.owner.query(
    `select actor_id, operation, table_name, after from private.audit_log
     where table_name in ('private.recoveries', 'auth.users') order by id desc limit 10`,
  );
  return rows;
}

describe('a forgotten password', () => {
  test('is replaced by the official client’s own calls, and ends every other session', async () => {
    const before = server.client();
    await signIn(before);
    const token = await newToken();
    const client = server.client();
    const { data, error } = await client.auth.verifyOtp({ token_hash: token, type: 'recovery' });
    expect(error).toBeNull();
    expect(data.session?.user.id).toBe(graceId);
    const changed = await client.auth.updateUser({ password: 'a brand new one' });
    expect(changed.error).toBeNull();
    // Those of before are over; the one of the link goes on.
    expect((await before.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.auth.getUser()).data.user?.id).toBe(graceId);
    expect((await attempt(server, graceEmail, 'a brand new one')).status).toBe(200);
    await auth.database.owner.query(
      'update auth.users set password_hash = (select max(password_hash) from auth.users where id <> $1) where id = $1',
      [graceId],
    );
    await auth.database.owner.query('update auth.users set is_demo = true');
  });

  test('gets a mail that says what it is, with a link behind the #', async () => {
    await newToken();
    const mail = await readMail(doors.smtp.taken[0]);
    expect(mail.subject).toBe('Choose a new Steeple password');
    expect(mail.text).toContain('Hi Grace,');
    expect(mail.text).toMatch(/http:\/\/steeple\.localhost\/auth\/recover#token_hash=[\w-]{43}\n/);
    expect(mail.html).toContain('/auth/recover#token_hash=');
  });

  test('leaves an audit row of each step, without the token', async () => {
    const token = await newToken();
    await use(token);
    const rows = await auditRows();
    expect(rows[0]).toMatchObject({
      actor_id: graceId,
      table_name: 'private.recoveries',
      after: { user_id: graceId, used_at: expect.any(String) },
    });
    expect(rows[1]).toMatchObject({
      actor_id: null,
      table_name: 'private.recoveries',
      after: { user_id: graceId, used_at: null },
    });
    const { rows: kept } = await auth.database.owner.query(
      'select token_hash from private.recoveries',
    );
    for (const secret of [token, kept[0].token_hash, graceEmail]) {
      expect(JSON.stringify(rows.slice(0, 2))).not.toContain(secret);
    }
    expect(server.logLines.join('')).not.toContain(token);
  });

  test('costs nobody more than a mail in three an hour from one place', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect((await send(server, 'POST', '/recover', { email: graceEmail })).status).toBe(200);
    }
    for (const email of [graceEmail, 'nobody@steeple.test']) {
      const answers = [];
      for (let round = 0; round < 4; round += 1) {
        answers.push((await send(server, 'POST', '/recover', { email })).status);
      }
      expect(answers.at(-1)).toBe(429);
    }
  });

  test('without mail, the answer says who can help', async () => {
    const silent = await auth.server({ DEMO: 'off' });
    const { status, body } = await send(silent, 'POST', '/recover', { email: graceEmail });
    expect(status).toBe(422);
    expect(body).toMatchObject({ error_code: 'email_provider_disabled' });
    expect(String(body.msg)).toContain('Steeple administrator');
  });
});

describe('who asks learns nothing', () => {
  test('of an address that nobody has: the answer is the same, no mail goes out, nothing is kept', async () => {
    const known = await send(server, 'POST', '/recover', {
      email: ` ${graceEmail.toUpperCase()} `,
    });
    const unknown = await send(server, 'POST', '/recover', { email: 'nobody@steeple.test' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await doors.tokenMailedTo(graceEmail);
    await vi.waitFor(async () => {
      const { rows } = await auth.database.owner.query(
        'select distinct email from private.recoveries',
      );
      expect(rows).toEqual([{ email: graceEmail }]);
    });
    // A mail of the test before may still arrive here; none of any test goes to another address.
    expect([...new Set(doors.smtp.taken.flatMap(({ to }) => to))]).toEqual([graceEmail]);
    expect(JSON.stringify(await auditRows())).not.toContain('nobody@steeple.test');
  });

  test('by the time of the answer', async () => {
    const ask = (email: string) => () => send(server, 'POST', '/recover', { email });
    const asks = { known: ask(graceEmail), unknown: ask('nobody@steeple.test') };
    await expectEqualTimes(asks, 1.4, () =>
      auth.database.owner.query('truncate private.rate_counters'),
    );
  });
});

describe('a link', () => {
  test('works once', async () => {
    const token = await newToken();
    expect((await use(token)).error).toBeNull();
    expect((await use(token)).error?.code).toBe('otp_expired');
  });

  test('used by many at the same moment, over two processes, opens one session', async () => {
    for (let round = 0; round < raceRounds(); round += 1) {
      await auth.database.owner.query('truncate private.rate_counters');
      await auth.database.owner.query('truncate auth.sessions, private.mails cascade');
      doors.smtp.taken.length = 0;
      const token = await newToken();
      const uses = await Promise.all(
        Array.from({ length: 6 }, (_, index) => use(token, index % 2 === 0 ? server : other)),
      );
      expect(uses.filter(({ error }) => error === null)).toHaveLength(1);
      expect(await countSessions()).toBe(1);
    }
  }, 60_000);

  test('is over after an hour', async () => {
    const token = await newToken();
    await auth.database.owner.query(
      "update private.recoveries set expires_at = now() - interval '1 second'",
    );
    expect((await use(token)).error?.code).toBe('otp_expired');
    expect(await countSessions()).toBe(0);
  });

  test('that is guessed, cut, of another kind or of nobody opens nothing', async () => {
    const token = await newToken();
    const guesses = [
      { token_hash: 'A'.repeat(43), type: 'recovery' },
      { token_hash: token.slice(1), type: 'recovery' },
      { token_hash: `${token}x`, type: 'recovery' },
      { token_hash: token, type: 'invite' },
      { token_hash: token, type: 'magiclink' },
      { token_hash: '', type: 'recovery' },
      { type: 'recovery' },
      { email: graceEmail, token: '123456', type: 'recovery' },
    ];
    for (const guess of guesses) {
      const { status, body } = await send(server, 'POST', '/verify', guess);
      expect([status, body.error_code], JSON.stringify(guess)).toEqual([403, 'otp_expired']);
    }
    expect(await countSessions()).toBe(0);
    // Nobody is locked out by that.
    expect((await use(token)).error).toBeNull();
  });

  test('is not what is stored: a copy of the table opens nothing', async () => {
    const token = await newToken();
    const { rows } = await auth.database.owner.query(
      'select id, token_hash from private.recoveries',
    );
    for (const stored of [rows[0].token_hash, rows[0].id]) {
      expect(stored).not.toContain(token);
      expect((await use(stored)).error?.code).toBe('otp_expired');
    }
  });

  test('opened by a scanner’s GET stays good for the person', async () => {
    const token = await newToken();
    for (const path of [`/verify?token_hash=${token}&type=recovery`, `/verify?token=${token}`]) {
      expect((await send(server, 'GET', path)).status).toBe(405);
    }
    expect(await countSessions()).toBe(0);
    expect((await use(token)).error).toBeNull();
  });

  test('sent before the password or e-mail was changed opens nothing any more', async () => {
    const { owner } = auth.database;
    const { rows } = await owner.query('select password_hash from auth.users where id = $1', [
      graceId,
    ]);
    const changes = [
      ["update auth.users set password_hash = 'another' where id = $1", graceId],
      ["update public.profiles set email = 'moved@steeple.test' where user_id = $1", graceId],
    ];
    for (const [change = '', id] of changes) {
      await owner.query('truncate private.rate_counters');
      const token = await newToken();
      await owner.query(change, [id]);
      expect((await use(token)).error?.code, change).toBe('otp_expired');
      await owner.query('update public.profiles set email = $2 where user_id = $1', [
        graceId,
        graceEmail,
      ]);
      await owner.query('update auth.users set password_hash = $2 where id = $1', [
        graceId,
        rows[0].password_hash,
      ]);
      await owner.query('update auth.users set is_demo = true');
    }
  });

  test('is the same in a second sending, and dead once the key is revoked', async () => {
    const token = await newToken();
    // That it has arrived is written down a moment later.
    await vi.waitFor(async () => {
      const { rowCount } = await auth.database.owner.query(
        `update private.mails set state = 'queued', due_at = now()
         where kind = 'recovery' and state = 'sent'`,
      );
      expect(rowCount).toBe(1);
    });
    expect(await doors.tokenMailedTo(graceEmail, 2)).toBe(token);
    const [first, second] = doors.smtp.taken;
    expect(second?.messageId).toBe(first?.messageId);
    const elsewhere = await createAuthTest();
    const foreign = await elsewhere.server();
    expect((await use(token, foreign)).error?.code).toBe('otp_expired');
    await elsewhere.end();
  });

  test('opens a demo sign-in only in the demo', async () => {
    const token = await newToken();
    const real = await auth.server({
      DEMO: 'off',
      SMTP_URL: doors.smtp.url,
      MAIL_FROM: 'a@steeple.test',
    });
    expect((await use(token, real)).error?.code).toBe('otp_expired');
    expect((await use(token)).error).toBeNull();
  });
});
