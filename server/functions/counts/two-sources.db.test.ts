import { expect } from 'vitest';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import {
  countAnswerResponse,
  countQuestionsResponse,
} from '#contract/functions/count-questions.ts';
import { countSaveResponse } from '#contract/functions/count-sheet.ts';
import { countSetupResponse } from '#contract/functions/counts.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { choicesInEffect, nothingKnown, readChoices } from '#server/church/choices.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { computeCounts } from '#server/sync/readings/compute-counts.ts';
import { computeAndKeep } from '#server/sync/readings/compute-tasks.ts';
import { extendCoverage, readCoverage } from '#server/sync/readings/coverage-store.ts';
import { replaceReadings } from '#server/sync/readings/reading-store.ts';
import { answersAbout } from '#testing/ask-church.ts';
import { localToday } from '#testing/factories/figures.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { type SignedIn, test } from '#testing/steeple-test.ts';
import type { TestDatabase } from '#testing/test-database.ts';

const keyring = createKeyring(Buffer.alloc(32, 7));
const today = localToday();
/** The last Sunday before today, and so many weeks before it. */
const sunday = (back: number) => {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -(weekday === 0 ? 7 : weekday) - 7 * back);
};
const span = { from: sunday(9), to: today };

let database: TestDatabase;
let ruth: SignedIn;
let serviceId = '';
let adults = '';

let ask: ReturnType<typeof answersAbout>;

async function type(day: string, value: number, revision = 0) {
  const save = {
    ...{ key: crypto.randomUUID(), date: day, serviceId, categoryId: adults, value, revision },
    typedAt: `${day}T18:00:00Z`,
  };
  const { results } = countSaveResponse.parse(await ask('count-save', { saves: [save] }));
  expect(results.map(({ status }) => status)).toEqual(['saved']);
  await computeCounts(database.connections.jobs, {
    span: null,
    ...{ accountId: ruth.accountId, now: new Date(), keyring },
  });
}

/** As a sync does that has read the headcounts of Sundays at nine. */
async function read(headcounts: Readonly<Record<string, number | null>>) {
  const { accountId } = ruth;
  await inTransaction(database.connections.jobs, async (client) => {
    const readings = Object.entries(headcounts).map(([day, value]) => ({
      ...{ day, startsAt: `${day}T14:00:00Z`, eventId: 'sunday' },
      headcounts: value === null ? {} : { adults: value },
    }));
    await replaceReadings(client, { accountId, kind: 'eventTimes' }, span, readings);
    const choices = choicesInEffect(await readChoices(client, accountId));
    await extendCoverage(client, {
      ...{ accountId, type: 'planning_center', kind: 'eventTimes', choices, property: '' },
      ...{ span, firstDay: span.from, asOf: new Date() },
    });
    const coverages = await readCoverage(client, accountId);
    const kinds = new Set(['eventTimes'] as const);
    await computeAndKeep(client, {
      ...{ accountId, choices, coverages, currency: null, now: new Date(), giftSeal: null, kinds },
      span: null,
    });
  });
}

async function attendanceOf(day: string) {
  const { figures } = churchFiguresResponse.parse(await ask('church-figures'));
  const weeks = figures.find(({ figure }) => figure === 'attendance')?.weeks ?? [];
  const week = weeks.find((one) => one.week <= day && addDays(one.week, 6) >= day);
  return [week?.value, week?.source];
}

const open = async () =>
  countQuestionsResponse
    .parse(await ask('count-questions'))
    .questions.filter(({ kind }) => kind === 'provider');

test.beforeAll(async ({ admin, database: own }) => {
  database = own;
  ruth = admin;
  ask = answersAbout(admin.client, admin.accountId);
  // As after a first sync: an event on Sundays at nine in New York, all of the year (summer time aside).
  const attendance = [{ eventId: 'sunday', source: 'headcounts' }];
  await database.owner.query(
    `insert into analytics.measure_choices (account_id, available, suggested, reasons) values ($1, $2, $3, '{}')`,
    [
      ruth.accountId,
      JSON.stringify({
        ...nothingKnown.available,
        events: [{ id: 'sunday', name: 'Sunday', times: ['sunday 09:00'] }],
      }),
      JSON.stringify({ ...nothingKnown.suggested, timeZone: 'Etc/GMT+5', attendance }),
    ],
  );
  const setup = countSetupResponse.parse(
    await ask('count-setup-save', {
      services: [
        {
          ...{ id: null, name: 'Sunday', weekday: 'sunday', time: '09:00', campus: null },
          ...{ from: null, until: null, date: null },
          linked: { eventId: 'sunday', time: 'sunday 09:00' },
        },
      ],
      categories: [
        {
          ...{ id: null, name: 'Adults', feeds: 'attendance', inAttendance: true },
          ...{ per: 'service', away: false },
        },
      ],
    }),
  );
  serviceId = setup.services[0]?.id ?? '';
  adults = setup.categories[0]?.id ?? '';
});

// Proves: 7.counts.01
test('what is typed fills, an equal number is nothing to ask, a later one is asked about once', async () => {
  const [filled, equal, later, first] = [sunday(4), sunday(3), sunday(2), sunday(1)];
  await type(filled, 150);
  await type(equal, 160);
  await type(later, 182);
  const counted = { [filled]: null, [equal]: 160, [later]: 176, [first]: 170 };
  await read(counted);
  await read(counted);
  expect(await attendanceOf(filled)).toEqual([150, 'headcounts+hand']);
  expect(await attendanceOf(equal)).toEqual([160, 'headcounts']);
  expect(await attendanceOf(later)).toEqual([182, 'headcounts+hand']);
  const [question, ...more] = await open();
  expect(more).toEqual([]);
  expect(question?.question).toMatch(
    /^Planning Center now says 176 for 9:00.AM on .+; you typed 182\. Which one counts\?$/,
  );
  expect(question?.answers.map(({ id }) => id)).toEqual([
    'hand',
    'provider',
    'always_hand',
    'always_provider',
  ]);

  // Typed later, the provider's stands until somebody says otherwise.
  await type(first, 175);
  expect(await attendanceOf(first)).toEqual([170, 'headcounts']);
  const asked = (await open()).find(({ date }) => date === first);
  await ask('count-answer', { id: asked?.id, answer: 'hand' });
  await computeCounts(database.connections.jobs, {
    span: null,
    ...{ accountId: ruth.accountId, now: new Date(), keyring },
  });
  expect(await attendanceOf(first)).toEqual([175, 'headcounts+hand']);

  // Another number is another question; until it is answered, what was answered stands.
  await read({ ...counted, [first]: 171 });
  expect(await attendanceOf(first)).toEqual([175, 'headcounts+hand']);
  expect((await open()).map(({ date, other }) => [date, other?.value])).toEqual([
    [later, 176],
    [first, 171],
  ]);

  // For good, from that date on; what is open after it is settled with it.
  const { question: answered } = countAnswerResponse.parse(
    await ask('count-answer', { id: question?.id, answer: 'always_provider' }),
  );
  expect(answered.answered).toMatchObject({ answer: 'always_provider' });
  expect(await open()).toEqual([]);
  await read({ ...counted, [first]: 172 });
  expect(await open()).toEqual([]);
  expect(await attendanceOf(later)).toEqual([176, 'headcounts']);
  expect(await attendanceOf(first)).toEqual([172, 'headcounts']);
  const other = await invokeFunction(ruth.client, 'count-answer', {
    ...{ accountId: ruth.accountId, id: question?.id, answer: 'hand' },
  });
  expect(other.status).toBe(409);
});

test('a question goes once both agree; the strip says how many weeks are by hand, by whom and corrected', async () => {
  const day = sunday(0);
  await type(day, 190);
  await read({ [sunday(4)]: null, [day]: 181 });
  await database.owner.query(
    `update analytics.count_revisions set received_at = received_at - interval '1 day' where account_id = $1`,
    [ruth.accountId],
  );
  await type(sunday(4), 151, 1);
  const pulse = churchPulseResponse.parse(await ask('church-pulse'));
  expect(pulse.stage === 'figures' && pulse.trust.byHand).toMatchObject({
    corrected: 1,
    correction: expect.stringMatching(/: .+ changed 150 to 151\.$/),
    who: expect.stringMatching(/^Counted by .+\.$/),
  });
  await read({ [sunday(4)]: 151, [day]: 190 });
  expect(await open()).toEqual([]);
});
