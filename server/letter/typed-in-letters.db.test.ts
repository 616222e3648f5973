import { expect, test } from 'vitest';
import { oneLine } from '#server/mail/one-line.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');

const typed = [
  'Grace\r\nBcc: evil@church.test\r\n\r\n<h1>',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '\u200fevil\u061c Church',
  '"Grace" <evil@church.test>, other@church.test',
  '</title><style>*{display:none}</style>',
];

test.each(typed)(
  'what somebody typed changes no header, no recipient and no layout: %j',
  { timeout: 30_000 },
  async (text) => {
    const person = await buildPerson(database.owner, {
      role: 'account_admin',
      first_name: text.slice(0, 90),
      last_name: text.slice(0, 90),
    });
    const accountId = person.accountId ?? '';
    await database.owner.query('update public.accounts set account_name = $2 where id = $1', [
      accountId,
      text,
    ]);
    const newest = await buildStoryChurch(database.owner, accountId);
    await database.owner.query(
      `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
       values ($1, $2::date, $2::date + 6, $3, 'other', true)`,
      [accountId, newest, text],
    );
    const name = text.slice(0, 60);
    await database.owner.query(
      `insert into analytics.own_figures (account_id, id, name, kind, is_money, per, together, place)
       values ($1, 'own_typed', $2, 'people', false, 'week', 'sum', 1)`,
      [accountId, name],
    );
    await database.owner.query(
      `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
       select $1, 'own_typed', week, 60 + extract(day from week)::int % 7,
         'complete', 1, 'hand', now()
       from analytics.figures where account_id = $1 and figure = 'attendance'`,
      [accountId],
    );
    const client = await server.clientOf(person.email);
    expect(await invokeFunction(client, 'letter-test', { accountId })).toMatchObject({
      status: 200,
    });
    const mail = await stand.mailTo(person.email);
    const [taken, ...more] = stand.smtp.taken.filter(({ to }) => to.includes(person.email));
    expect(more).toEqual([]);
    expect(taken?.to).toEqual([person.email]);
    expect(taken?.raw.split('\r\n\r\n')[0]).not.toMatch(/^(bcc|cc):/im);
    expect(mail.to).toMatchObject([{ address: person.email }]);
    expect(mail.bcc ?? mail.cc).toBeUndefined();
    expect(mail.subject).not.toMatch(/[\r\n\u202a-\u202e\u200f]/);
    expect(mail.html).not.toMatch(
      /<script|onerror=alert\(1\)>(?!.*")|<h1>|<style>\*|[\u202a-\u202e]/,
    );
    expect(mail.html?.match(/<h1 /g)).toHaveLength(1);
    expect(mail.html?.match(/<\/table>/g)?.length).toBe(mail.html?.match(/<table/g)?.length);
    expect(mail.text).not.toMatch(/[\u202a-\u202e\u200e\u200f\u061c]/);
    expect(mail.html).not.toMatch(/[\u200e\u200f\u061c]/);
    expect(mail.text).toContain(`- ${oneLine(name)}: `);
  },
);
