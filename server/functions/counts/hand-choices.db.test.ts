import { expect } from 'vitest';
import type { HandService } from '#contract/by-hand.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { usualPlace } from '#contract/usual-place.ts';
import { choicesInEffect, nothingKnown } from '#server/church/choices.ts';
import { parseChoices } from '#server/church/parse-rows.ts';
import { churchColumns } from '#server/church/rows.ts';
import { callsAbout } from '#testing/ask-church.ts';
import { signInNew, test } from '#testing/steeple-test.ts';

test('what counts by hand alone is said in its place, and kept so', async ({ admin }) => {
  const { accountId } = admin;
  const ask = callsAbout(admin.client, accountId);
  const { suggested } = countSetupResponse.parse((await ask('count-setup')).data);
  const setup = countSetupResponse.parse((await ask('count-setup-save', suggested)).data);
  const [service] = setup.services;
  const hand = { source: 'hand' };
  const { hand: _none, ...usual } = nothingKnown.suggested;
  const choices = {
    ...usual,
    attendance: [{ serviceId: service?.id, ...hand }],
    ...{ kids: hand, firstTimeGuests: hand, serving: hand, groups: hand, giving: hand },
  };
  const saved = await ask('measure-choices-save', { choices });
  expect(saved).toMatchObject({ status: 200, data: { choices } });
  const { data } = await ask('measure-choices');
  expect(data).toMatchObject({ chosen: choices, by: 'chosen' });
  expect(measureChoicesResponse.parse(data).chosen).toMatchObject({
    ...{ attendance: [], kids: null, giving: null },
    hand: {
      services: [service?.id],
      parts: ['kids', 'firstTimeGuests', 'serving', 'groups', 'giving'],
    },
  });
  for (const attendance of [
    [{ serviceId: crypto.randomUUID(), ...hand }],
    [{ serviceId: service?.id, source: 'headcounts' }],
  ]) {
    const refused = await ask('measure-choices-save', { choices: { ...choices, attendance } });
    expect(refused.status).toBe(400);
  }
});

for (const [timeZone, ...begins] of [
  ['Australia/Sydney', 'Australia/Sydney', 'AU'],
  ['UTC', usualPlace.timeZone, usualPlace.country],
  ['nowhere', usualPlace.timeZone, usualPlace.country],
] as const) {
  test(`set up from ${timeZone}, a church of which nothing is known is in ${begins[0]}`, async ({
    database,
    server,
  }) => {
    const admin = await signInNew(database, server, 'account_admin');
    const ask = callsAbout(admin.client, admin.accountId);
    const { suggested } = countSetupResponse.parse((await ask('count-setup')).data);
    await ask('count-setup-save', { ...suggested, timeZone });
    const { data } = await ask('measure-choices');
    const { suggested: first } = measureChoicesResponse.parse(data);
    expect([first.timeZone, first.country]).toEqual(begins);
    // Known by now, it stays where it is.
    await ask('count-setup-save', {
      ...{ services: [], categories: [] },
      timeZone: 'Africa/Nairobi',
    });
    const again = measureChoicesResponse.parse((await ask('measure-choices')).data).suggested;
    expect(again.timeZone).toBe(begins[0]);
  });
}

test('a super admin who sets a church up elsewhere leaves it where churches are taken to be, and reads so', async ({
  database,
  server,
  superAdmin,
}) => {
  const admin = await signInNew(database, server, 'account_admin');
  const away = callsAbout(superAdmin.client, admin.accountId);
  const { suggested } = countSetupResponse.parse((await away('count-setup')).data);
  const saved = await away('count-setup-save', { ...suggested, timeZone: 'Australia/Sydney' });
  expect(countSetupResponse.parse(saved.data).zoneTaken).toBe(usualPlace.timeZone);
  const here = callsAbout(admin.client, admin.accountId);
  const { data } = await here('measure-choices');
  const first = measureChoicesResponse.parse(data).suggested;
  expect([first.timeZone, first.country]).toEqual([usualPlace.timeZone, usualPlace.country]);
  const { hand: _none, ...choices } = { ...nothingKnown.suggested, timeZone: 'Africa/Nairobi' };
  await here('measure-choices-save', { choices });
  expect(countSetupResponse.parse((await away('count-setup')).data).zoneTaken).toBeNull();
});

test('a time zone that the database has not heard of is not taken', async ({ database }) => {
  const { rows } = await database.owner.query(
    `with person as (select user_id, account_id, set_config('request.jwt.claims',
        json_build_object('sub', user_id)::text, true) from public.profiles where account_id is not null limit 1)
     select private.place_told(account_id, '{"timeZone": "America/Not_Yet"}') as newer,
       private.place_told(account_id, '{"timeZone": "Africa/Nairobi"}') as known from person`,
  );
  expect(rows).toEqual([{ newer: {}, known: { timeZone: 'Africa/Nairobi' } }]);
});

test('where nothing was read, there is no suggestion to look at', async ({ database, server }) => {
  const { client, accountId } = await signInNew(database, server, 'account_admin');
  const ask = callsAbout(client, accountId);
  const { suggested } = countSetupResponse.parse((await ask('count-setup')).data);
  await ask('count-setup-save', suggested);
  const isChosen = async () => {
    const { rows } = await database.owner.query<{ choices: string }>(
      `select ${churchColumns.choices.replaceAll('$1::uuid', `'${accountId}'`)}::text as choices`,
    );
    return parseChoices(rows[0]?.choices).isChosen;
  };
  expect(await isChosen()).toBe(true);
  await database.owner.query(
    `update analytics.measure_choices set reasons = '{"kids": "Nursery"}' where account_id = $1`,
    [accountId],
  );
  expect(await isChosen()).toBe(false);
});

test('a time of the provider’s that is counted by hand counts there no more', () => {
  const event = { eventId: '7', source: 'headcounts' } as const;
  const service: HandService = {
    ...{ id: 'service', weekday: 'sunday', time: '09:00', date: null, from: null, until: null },
    ...{ eventId: '7', eventTime: 'sunday 09:00' },
  };
  const { attendance, byHand } = choicesInEffect({
    ...nothingKnown,
    chosen: {
      ...nothingKnown.suggested,
      attendance: [event],
      hand: { services: ['service'], parts: [] },
    },
    byHand: { services: [service], categories: [], own: [] },
  });
  expect(attendance).toEqual([{ ...event, leftOutTimes: ['sunday 09:00'] }]);
  expect(byHand?.services).toEqual([{ ...service, eventId: null, eventTime: null }]);
});
