import { describe, expect, test } from 'vitest';
import { growthLine } from '#analytics/pulse/growth-line.ts';
import { stateWords } from '#analytics/pulse/state-words.ts';
import { tileViewsOf } from '#analytics/pulse/tile-views.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { expectedWords } from '#contract/messages/figure-words.ts';
import { tileName } from '#contract/messages/own-tiles.ts';
import { speakIn } from '#server/http/speak.ts';
import { buildPerson, type Person } from '#testing/factories/person.ts';
import { plantDemoChurch } from '#testing/factories/plant-demo-church.ts';
import { buildStoryChurch } from '#testing/factories/story-church.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { churchOfLetters } from '#testing/mail/church-of-letters.ts';
import { startLetterStand } from '#testing/mail/letter-stand.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const stand = await forThisFile(startLetterStand(server.services), 'stop');
const ruth = await buildPerson(database.owner, { role: 'account_admin', first_name: 'Ruth' });
const accountId = ruth.accountId ?? '';
await buildStoryChurch(database.owner, accountId);

const { call, colleague, subscribed } = churchOfLetters(database, accountId);

/** Makes somebody's letter look as if it had been asked for a week before a Monday. */
async function askedBefore(person: Person, monday: string): Promise<void> {
  await database.owner.query(
    `update private.letters set planned_after = $2::timestamptz - interval '7 days', due_at = null where person_id = $1`,
    [person.userId, monday],
  );
}

/** A text without the blanks that keep numbers together, which a mail may break over lines. */
const plain = (text: string | undefined) => (text ?? '').replaceAll(/\s+/g, ' ');
/** What a reader of the HTML part reads. */
const readable = (html: string | undefined) =>
  plain(
    (html ?? '')
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replaceAll('&nbsp;', ' '),
  );

/** These words with no digit beside them: 1,680 does not say 168. */
const wholly = (words: string) =>
  new RegExp(`(?<!\\d)${plain(words).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\d)`);

describe('the letter', () => {
  const demo = demoChurchAt(Date.now());
  const grace = async () => {
    const person = await buildPerson(database.owner, { role: 'account_admin' });
    await plantDemoChurch(database.owner, person.accountId ?? '', demo);
    return person;
  };
  test.each([
    ['of the story', 'en', colleague],
    ['of the story', 'es', colleague],
    ['of the demo', 'en', grace],
    ['of the demo', 'es', grace],
  ] as const)(
    'says what the dashboard of that moment says, in both its parts: the church %s, in %s',
    {
      timeout: 60_000,
    },
    async (_which, language, arrange) => {
      const person = await arrange();
      const church = person.accountId ?? '';
      await database.owner.query('update auth.users set language = $2 where id = $1', [
        person.userId,
        language,
      ]);
      const client = await server.clientOf(person.email);
      const { data } = await invokeFunction(client, 'church-pulse', { accountId: church });
      const pulse = churchPulseResponse.parse(data);
      if (pulse.stage !== 'figures') {
        throw new Error('There are no figures.');
      }
      const asked = await invokeFunction(client, 'letter-test', { accountId: church });
      expect(asked).toMatchObject({ status: 200, data: { sent: true } });
      const mail = await stand.mailTo(person.email);
      const parts = [plain(mail.text), readable(mail.html)];
      const said = speakIn(language, () => {
        const shown = tileViewsOf(pulse).filter(({ tile }) => tile.state !== 'no_data');
        expect(shown.length).toBeGreaterThan(5);
        return [
          pulse.sentence.text,
          pulse.sentence.facts,
          pulse.anythingOff,
          pulse.coming?.answer,
          growthLine(pulse),
          pulse.todo.answer,
          pulse.todo.step,
          pulse.trust.answer,
          ...pulse.trust.connections.map(({ sentence }) => sentence),
          ...pulse.trust.notices.map(({ sentence }) => sentence),
          pulse.trust.byHand?.who,
          ...shown.flatMap(({ tile, number, change }) => [
            tileName(tile),
            number,
            ...Object.values(stateWords(tile)),
            change,
            tile.expected ? expectedWords(tile.expected, tile.unit, pulse.currency) : '',
          ]),
          ...(pulse.coming?.weeks ?? []).map((week) => expectedWords(week, 'people', null)),
        ];
      });
      for (const part of parts) {
        for (const words of said) {
          expect(part).toMatch(wholly(words ?? ''));
        }
      }
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(mail.subject?.replaceAll(/\s/g, ' ')).toContain(
        pulse.sentence.text.replaceAll(/\s/g, ' ').slice(0, 60),
      );
      expect(Buffer.byteLength(String(mail.html))).toBeLessThan(100_000);
      expect(mail.to).toMatchObject([{ address: person.email }]);
    },
  );

  test('of somebody without giving has none, and loads nothing from anywhere', async () => {
    const nora = await colleague({ without_giving: true });
    await call(await server.clientOf(nora.email), 'letter-test');
    const mail = await stand.mailTo(nora.email);
    for (const part of [mail.text, mail.html]) {
      expect(part).not.toMatch(/(?<!thanks)giving|\$|donat/i);
    }
    await call(await server.clientOf(ruth.email), 'letter-test');
    const hers = await stand.mailTo(ruth.email);
    expect(hers.text).toMatch(/Giving per person: \$/);
    expect(hers.html).not.toMatch(/src="(?!cid:)|url\(|@import|<link/);
    // Each picture comes along, and its words say each number that it draws.
    const shown = [
      ...(hers.html ?? '').matchAll(/<img class="dim" src="cid:([^"]+)"[^>]* alt="([^"]+)"/g),
    ];
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.map(([, id]) => `<${id}>`)).toEqual(
      hers.attachments.map(({ contentId }) => contentId),
    );
    expect(plain(shown.at(-1)?.[2])).toMatch(
      /Actual: .*\w+ \d+ 168 \((?:\w+, )?expected \d+ to \d+\)\. Expected: .* to /,
    );
  });

  test('is in the language of its reader', async () => {
    const nora = await colleague();
    await database.owner.query("update auth.users set language = 'es' where id = $1", [
      nora.userId,
    ]);
    await call(await server.clientOf(nora.email), 'letter-test');
    const mail = await stand.mailTo(nora.email);
    expect(mail.html).toContain('<html lang="es"');
    expect(mail.text).toContain('Abrir el tablero');
    expect(mail.text).not.toMatch(/Is anything off|Expected|This week/);
  });

  test('comes once on the morning after the services, by the church’s own clock', async () => {
    const mary = await colleague({ first_name: 'Mary' });
    await subscribed(await server.clientOf(mary.email));
    const morning = '2027-02-22T13:00:00Z';
    await askedBefore(mary, morning);
    await stand.planAt('2027-02-22T12:59:00Z');
    expect(await mailsOf(mary)).toEqual([]);
    expect(await dueOf(mary)).toEqual(new Date(morning));
    await askedBefore(mary, morning);
    await Promise.all([stand.planAt('2027-02-22T13:00:05Z'), stand.planAt('2027-02-22T13:00:05Z')]);
    expect(await mailsOf(mary)).toHaveLength(1);
    // The week after, across the change of clocks of March 14.
    await askedBefore(mary, '2027-03-15T12:00:00Z');
    await stand.planAt('2027-03-15T11:30:00Z');
    expect(await dueOf(mary)).toEqual(new Date('2027-03-15T12:00:00Z'));
  });

  test('of one church that cannot be planned holds up no other', async () => {
    const broken = await buildPerson(database.owner, { role: 'account_admin' });
    await database.owner.query(
      `insert into analytics.measure_choices (account_id, available, suggested, reasons, chosen)
       values ($1, '{}', '{}', '{}', '{"timeZone": "Nowhere/At_All"}')`,
      [broken.accountId],
    );
    const mary = await colleague();
    for (const person of [broken, mary]) {
      await subscribed(await server.clientOf(person.email), { accountId: person.accountId });
      await askedBefore(person, '2027-02-22T13:00:00Z');
    }
    // The oldest comes first.
    await database.owner.query(
      "update private.letters set due_at = '2020-01-01' where person_id = $1",
      [broken.userId],
    );
    await stand.planAt('2027-02-22T13:00:05Z');
    expect(await mailsOf(mary)).toHaveLength(1);
    expect(await mailsOf(broken)).toEqual([]);
    expect(server.logged.join('')).toContain('a letter could not be planned');
    // It waits for its next try, behind the others.
    expect((await dueOf(broken))?.getTime()).toBeGreaterThan(Date.now());
  });

  test('that nobody was there to send for a day is left out', async () => {
    const mary = await colleague();
    await subscribed(await server.clientOf(mary.email));
    await askedBefore(mary, '2027-02-22T13:00:00Z');
    await stand.planAt('2027-02-23T14:00:00Z');
    expect(await mailsOf(mary)).toEqual([]);
    expect(await dueOf(mary)).toEqual(new Date('2027-03-01T13:00:00Z'));
  });

  test('is not sent once its reader has left, lost the church or ended it', async () => {
    const [left, moved, ended] = await Promise.all([colleague(), colleague(), colleague()]);
    for (const person of [left, moved, ended]) {
      await subscribed(await server.clientOf(person.email));
      await askedBefore(person, '2027-02-22T13:00:00Z');
    }
    const other = await buildPerson(database.owner, { role: 'account_admin' });
    await database.owner.query('delete from auth.users where id = $1', [left.userId]);
    await database.owner.query('update public.profiles set account_id = $2 where user_id = $1', [
      moved.userId,
      other.accountId,
    ]);
    await call(await server.clientOf(ended.email), 'letter-settings-save', {
      subscribed: false,
      evenWhenNothing: false,
    });
    await stand.planAt('2027-02-22T13:00:05Z');
    for (const person of [left, moved, ended]) {
      expect(await mailsOf(person)).toEqual([]);
    }
  });

  test('that is queued when the right ends is not sent', async () => {
    const mary = await colleague();
    await call(await server.clientOf(mary.email), 'letter-test');
    const before = await stand.mailTo(mary.email);
    expect(before.text).toContain('test email');
    await stand.smtp.behave(mary.email, { at: 'recipient', code: 451, reply: 'Greylisted' });
    await call(await server.clientOf(mary.email), 'letter-test');
    await expect
      .poll(() => mailsOf(mary), { timeout: 8_000 })
      .toContainEqual(expect.objectContaining({ why: expect.stringContaining('Greylisted') }));
    await database.owner.query(
      'update public.profiles set role = null, account_id = null where user_id = $1',
      [mary.userId],
    );
    await expect
      .poll(() => mailsOf(mary), { timeout: 8_000 })
      .toContainEqual(
        expect.objectContaining({ state: 'refused', why: 'There was nothing to send anymore.' }),
      );
    expect(stand.smtp.taken.filter(({ to }) => to.includes(mary.email))).toHaveLength(1);
  });
});

describe('a church without numbers', () => {
  test('gets no letter, unless it is wanted', async () => {
    const empty = await buildPerson(database.owner, { role: 'account_admin' });
    const client = await server.clientOf(empty.email);
    const body = { accountId: empty.accountId, subscribed: true, evenWhenNothing: false };
    await invokeFunction(client, 'letter-settings-save', body);
    await askedBefore(empty, '2027-02-22T12:00:00Z');
    await stand.planAt('2027-02-22T12:00:05Z');
    await expect
      .poll(() => mailsOf(empty), { timeout: 8_000 })
      .toMatchObject([{ state: 'refused', why: 'There was nothing to send anymore.' }]);
    await invokeFunction(client, 'letter-settings-save', { ...body, evenWhenNothing: true });
    await askedBefore(empty, '2027-03-01T12:00:00Z');
    await stand.planAt('2027-03-01T12:00:05Z');
    const mail = await stand.mailTo(empty.email);
    expect(mail.subject).toContain('No numbers yet');
  });
});

async function mailsOf({ userId }: Person) {
  const { rows } = await database.owner.query<{ state: string; why: string | null }>(
    "select state, why from private.mails where person_id = $1 and kind = 'monday-letter' order by created_at",
    [userId],
  );
  return rows;
}

async function dueOf({ userId }: Person) {
  const { rows } = await database.owner.query<{ due_at: Date | null }>(
    'select due_at from private.letters where person_id = $1',
    [userId],
  );
  return rows[0]?.due_at;
}
