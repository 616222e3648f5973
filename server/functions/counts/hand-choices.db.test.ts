import { expect } from 'vitest';
import type { HandService } from '#contract/by-hand.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { choicesInEffect, nothingKnown } from '#server/church/choices.ts';
import { callsAbout } from '#testing/ask-church.ts';
import { test } from '#testing/steeple-test.ts';

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
