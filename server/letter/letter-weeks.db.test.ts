import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { tileViewsOf } from '#analytics/pulse/tile-views.ts';
import { type FiguresPulse, figuresPulse } from '#contract/functions/church-pulse.ts';
import { ownFigureSaveResponse } from '#contract/functions/own-figures.ts';
import { tileFactWords } from '#contract/messages/own-tiles.ts';
import { trustMessages, weekFactMessages } from '#contract/messages/trust.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { churchOfLetters } from '#testing/mail/church-of-letters.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const { owner } = database;
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');

const plain = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');

type Church = Person & { accountId: string; client: SupabaseClient; newest: string };

/** The admin of a church of three years, who gets the letter. */
async function admin(): Promise<Church> {
  const person = await buildPerson(owner, { role: 'account_admin' });
  const accountId = person.accountId ?? '';
  const newest = await buildStoryChurch(owner, accountId);
  return { ...person, accountId, newest, client: await server.clientOf(person.email) };
}

async function pulseOf({ client, accountId }: Church): Promise<FiguresPulse> {
  const { data } = await invokeFunction(client, 'church-pulse', { accountId });
  return figuresPulse.parse(data);
}

async function testLetter({ client, accountId, email }: Church) {
  expect(await invokeFunction(client, 'letter-test', { accountId })).toMatchObject({ status: 200 });
  return stand.mailTo(email);
}

const morning = '2027-02-22T13:00:00Z';

/** The Monday's letter, of this moment's numbers. */
async function planLetter({ client, accountId, userId }: Church, wish = {}): Promise<void> {
  await churchOfLetters(database, accountId).subscribed(client, wish);
  await owner.query(
    `update private.letters set planned_after = $2::timestamptz - interval '7 days', due_at = null
     where person_id = $1`,
    [userId, morning],
  );
  await stand.planAt(morning);
}

async function mailsOf({ userId }: Person) {
  const { rows } = await owner.query<{ state: string; why: string | null }>(
    "select state, why from private.mails where person_id = $1 and kind = 'monday-letter' order by created_at",
    [userId],
  );
  return rows;
}

const makeWeek = ({ accountId, newest }: Church, figures: string[], change: string) =>
  owner.query(
    `update analytics.figures set ${change} where account_id = $1 and week = $2 and figure = any ($3)`,
    [accountId, newest, figures],
  );

describe('a week that is not complete', () => {
  test('comes on its Monday all the same, with what is missing said in both parts', async () => {
    const church = await admin();
    await makeWeek(church, ['attendance'], "state = 'incomplete', count = 1");
    await planLetter(church);
    const { text, html } = await stand.mailTo(church.email);
    const { sentence, trust } = await pulseOf(church);
    expect(sentence.facts).not.toContain(weekFactMessages.complete);
    expect(trust.answer).not.toBe(trustMessages.whole(trust.of));
    const open = [...trust.partial, ...trust.provisional];
    expect(open).toContain('attendance');
    const said = trust.partial.includes('attendance')
      ? /Some numbers never came through: [^.]*attendance/
      : /Late numbers for [^.]*attendance[^.]* can still come in/;
    for (const part of [plain(text), plain(html?.replaceAll(/<[^>]+>/g, ' '))]) {
      expect(part).toContain(plain(sentence.facts));
      expect(part).toContain(plain(trust.answer));
      expect(part).toMatch(said);
    }
  });

  test('names a number that nobody has', async () => {
    const church = await admin();
    await makeWeek(church, ['kids'], "state = 'missing', value = null, count = 0");
    const { text } = await testLetter(church);
    const { sentence } = await pulseOf(church);
    expect(sentence.facts).toMatch(/We don’t have a number this week for [^.]*kids/i);
    expect(plain(text)).toContain(plain(sentence.facts));
  });
});

describe('a week of which nothing can be said', () => {
  test.each([
    [
      'with no number at all',
      "update analytics.figures set value = null, state = 'missing', count = 0 where account_id = $1 and week = $2",
    ],
    [
      'three weeks after the last number',
      'delete from analytics.figures where account_id = $1 and week > $2::date - 21',
    ],
  ])('is left out %s, unless that is wanted', async (_case, change) => {
    const church = await admin();
    await owner.query(change, [church.accountId, church.newest]);
    await planLetter(church);
    await expect
      .poll(() => mailsOf(church), { timeout: 8_000 })
      .toMatchObject([{ state: 'refused', why: 'There was nothing to send anymore.' }]);
    await planLetter(church, { subscribed: false });
    await planLetter(church, { evenWhenNothing: true });
    const { text } = await stand.mailTo(church.email);
    expect(plain(text)).toContain(plain((await pulseOf(church)).sentence.text));
  });
});

describe('a church that types its services', () => {
  const service = { name: 'Sabbath', weekday: 'saturday', time: '10:30', campus: null };
  const never = { id: null, from: null, until: null, date: null, linked: null };
  const dayOf = async ({ userId }: Person) => {
    const { rows } = await owner.query<{ day: string; hour: string }>(
      `select to_char(due_at at time zone 'America/New_York', 'FMDay') as day,
         to_char(due_at at time zone 'America/New_York', 'HH24:MI') as hour
       from private.letters where person_id = $1`,
      [userId],
    );
    return rows[0];
  };

  test('gets its letter the morning after them, also once they are held on another day', async () => {
    const person = await buildPerson(owner, { role: 'account_admin' });
    const client = await server.clientOf(person.email);
    const { subscribed } = churchOfLetters(database, person.accountId ?? '');
    await subscribed(client);
    await stand.planAt(new Date().toISOString());
    expect(await dayOf(person)).toEqual({ day: 'Monday', hour: '07:00' });
    const body = { accountId: person.accountId, services: [{ ...never, ...service }] };
    const saved = await invokeFunction(client, 'count-setup-save', { ...body, categories: [] });
    expect(saved.status).toBe(200);
    await stand.planAt(new Date().toISOString());
    const planned = { day: 'Sunday', hour: '07:00' };
    expect(await dayOf(person)).toEqual(planned);
    // What is saved and stays as it was plans nothing anew.
    await owner.query(
      'update analytics.measure_choices set by_hand = by_hand where account_id = $1',
      [person.accountId],
    );
    expect(await dayOf(person)).toEqual(planned);
  });
});

/** A figure of the church's own, with this value for each week, from 0 at the oldest. */
async function addOwn(
  { client, accountId }: Church,
  name: string,
  valueAt: (week: number, isNewest: boolean) => number,
) {
  const body = { accountId, name, kind: 'people', per: 'week', together: 'sum', source: 'hand' };
  const made = await invokeFunction(client, 'own-figure-save', {
    ...body,
    ...{ inAttendance: false, place: 1, away: false },
  });
  const { id } = ownFigureSaveResponse.parse(made.data).figure;
  const { rows } = await owner.query<{ week: string }>(
    `select week::text from analytics.figures where account_id = $1 and figure = 'attendance' order by week`,
    [accountId],
  );
  const weeks = rows.map(({ week }, index) => ({
    week,
    value: valueAt(index, index === rows.length - 1),
  }));
  await owner.query(
    `insert into analytics.figures (account_id, figure, week, value, state, count, source, as_of)
     select $1, $2, week, value, 'complete', 1, 'hand', now()
     from jsonb_to_recordset($3) as read (week date, value numeric)`,
    [accountId, id, JSON.stringify(weeks)],
  );
}

test('a figure that is too rare for a range is compared as on the dashboard', async () => {
  const church = await admin();
  await addOwn(church, 'Baptisms', (week) => (week % 9 === 0 ? 2 : 0));
  const { text } = await testLetter(church);
  const views = tileViewsOf(await pulseOf(church));
  const baptisms = views.find(({ tile }) => tile.own?.name === 'Baptisms');
  expect(baptisms?.tile.own?.sums).not.toBeNull();
  expect(baptisms?.facts).toHaveLength(3);
  const line = text?.split('\n').find((each) => each.startsWith('- Baptisms:')) ?? '';
  for (const { name, value } of baptisms?.facts ?? []) {
    expect(plain(line)).toContain(tileFactWords(name, value));
  }
  expect(plain(line)).not.toMatch(/Last year|Expected/);
});

test('the name of a figure changes no layout where it is what the letter is about', async () => {
  const church = await admin();
  await addOwn(church, 'Typed', (week, isNewest) => (isNewest ? 900 : 60 + (week % 7)));
  const name = '\u202e<b>evil\u200f" onload="\u061c</td>\r\nBcc: evil@thief.test';
  await owner.query('update analytics.own_figures set name = $2 where account_id = $1', [
    church.accountId,
    name,
  ]);
  const { subject, text, html, bcc, attachments } = await testLetter(church);
  expect(attachments.map(({ filename }) => filename)).toContain('own-typed.png');
  expect(text).toContain('<b>evil" onload="</td> Bcc: evil@thief.test: 900.');
  const all = [subject, text, String(html)].join('\n');
  expect(all).not.toMatch(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/);
  expect(String(html)).not.toMatch(/<b>evil|" onload="/);
  expect(bcc).toBeUndefined();
});

test('with all that a church can have, the HTML stays far under what mail programs cut', async () => {
  const church = await admin();
  for (let number = 1; number <= 12; number += 1) {
    await addOwn(
      church,
      `${number} ${'people of the neighborhood '.repeat(2)}`.slice(0, 60),
      (week, isNewest) => (isNewest ? 900 + number : 60 + ((week * number) % 9)),
    );
  }
  await owner.query(
    `insert into analytics.annotations (account_id, starts_on, ends_on, text, kind, does_not_count)
     select $1, $2::date - 7 * back, $2::date - 7 * back, repeat('Ice & snow ', 18), 'weather', true
     from generate_series(1, 12) as back`,
    [church.accountId, church.newest],
  );
  const { html = '', attachments } = await testLetter(church);
  expect(attachments.length).toBeGreaterThanOrEqual(12);
  expect(html.toString()).toContain('12 people of the neighborhood');
  expect(Buffer.byteLength(String(html))).toBeLessThan(100_000);
});
