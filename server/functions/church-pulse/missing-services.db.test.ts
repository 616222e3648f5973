import { expect, test } from 'vitest';
import { addWeeks, weekOf } from '#analytics/calendar/church-week.ts';
import { addDays } from '#analytics/calendar/plain-date.ts';
import { churchPulseResponse } from '#contract/functions/church-pulse.ts';
import { figureLookResponse } from '#contract/functions/figure-look.ts';
import { churchRecommendationsResponse } from '#contract/functions/recommendations.ts';
import { inTransaction } from '#database/access/in-transaction.ts';
import { readChurchRows } from '#server/church/read-church.ts';
import { updateRecommendations } from '#server/recommendations/update-recommendations.ts';
import { replaceReadings } from '#server/sync/readings/reading-store.ts';
import { buildChoices, buildFigures } from '#testing/factories/figures.ts';
import { buildPerson } from '#testing/factories/person.ts';
import { plain } from '#testing/figures/made-up-pulse.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { invokeFunction } from '#testing/invoke-function.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { startTestServer } from '#testing/test-server.ts';

const database = await forThisFile(createTestDatabase(), 'drop');
const server = await forThisFile(startTestServer(database), 'close');
const ruth = await buildPerson(database.owner, { role: 'account_admin' });
const client = await server.clientOf(ruth.email);
const accountId = ruth.accountId ?? '';

/** The week that is over, whose early service was called off: somebody typed a zero. */
const last = addWeeks(weekOf(new Date().toISOString().slice(0, 10), 'monday'), -1);
const weeks = Array.from({ length: 40 }, (_, index) => addWeeks(last, index - 39));
const saturday = addDays(last, 5);

await buildChoices(database.owner, accountId, {
  timeZone: 'UTC',
  attendance: [{ eventId: '1', source: 'headcounts' }],
});
await database.owner.query(
  `update analytics.measure_choices set available = available || $2 where account_id = $1`,
  [
    accountId,
    { events: [{ id: '1', name: 'Worship', times: ['saturday 09:00', 'saturday 11:00'] }] },
  ],
);
await inTransaction(database.connections.jobs, (jobs) =>
  replaceReadings(
    jobs,
    { accountId, kind: 'eventTimes' },
    { from: weeks[0] ?? last, to: addDays(last, 6) },
    weeks.flatMap((week) =>
      [9, 11].map((hour) => {
        const day = addDays(week, 5);
        const adults = week !== last ? 80 : hour === 9 ? 0 : 58;
        const startsAt = `${day}T${String(hour).padStart(2, '0')}:00:00Z`;
        return { day, startsAt, eventId: '1', headcounts: { adults } };
      }),
    ),
  ),
);
const given = { accountId, figure: 'attendance' } as const;
const around = (index: number) => 160 + ((index * 7) % 11) - 5;
await buildFigures(
  database.owner,
  given,
  weeks.slice(0, -1).map((week, index) => ({ week, value: around(index), base: 2 })),
);
await buildFigures(database.owner, { ...given, state: 'incomplete' }, [
  { week: last, value: 58, base: 1 },
]);

async function pages() {
  const ask = async (name: string, body: object = {}) =>
    (await invokeFunction(client, name, { accountId, ...body })).data;
  const pulse = churchPulseResponse.parse(await ask('church-pulse'));
  if (pulse.stage !== 'figures') {
    throw new Error('no page');
  }
  const { cards } = churchRecommendationsResponse.parse(await ask('church-recommendations'));
  const look = figureLookResponse.parse(
    await ask('figure-look', { tile: 'attendance', weeks: 13 }),
  );
  const card = cards.map(({ finding }) => [
    finding.title,
    finding.seen.map(({ text }) => text).join(''),
  ]);
  const { todo, sentence, trust } = pulse;
  return {
    card: plain(card.flat().join(' ')),
    look: plain(look.sentence),
    dashboard: plain(
      [sentence.text, todo.card?.title, todo.answer, todo.step, trust.answer].join(' '),
    ),
    trust,
  };
}

test('every page names the service that is missing, and after the note that it was called off none asks again', async () => {
  const { jobs } = database.connections;
  await updateRecommendations(jobs, await readChurchRows(jobs, accountId, new Date()));

  const before = await pages();
  expect(before.dashboard).toMatch(/^Only the 11:00 service has been counted for Saturday: 58/);
  expect(before.dashboard).toContain('The 9:00 service hasn’t been counted yet.');
  expect(before.look).toMatch(
    /^58 on Saturday so far\. The 9:00 service hasn’t been counted yet\./,
  );
  // A church that meets on Saturday is told of its Saturday.
  const month = new Date(saturday).toLocaleDateString('en-US', {
    ...{ timeZone: 'UTC', month: 'long', day: 'numeric' },
  });
  expect(before.card).toContain(`No full headcount for ${month}`);
  expect(before.card).toContain(`On ${month}, the 9:00 service wasn’t counted.`);

  const { status } = await invokeFunction(client, 'annotation-save', {
    ...{ accountId, from: saturday, to: saturday, text: 'Snow', kind: 'no_service' },
    doesNotCount: true,
  });
  expect(status).toBe(200);
  const after = await pages();
  expect(after.card).toBe('');
  expect(after.look).toMatch(/^58 people on Saturday\. You’ve set this week aside\./);
  expect(after.dashboard).toMatch(/^You’ve set this week aside: Snow\./);
  expect(after.dashboard).not.toMatch(/9:00|headcount|so far|partial|isn’t finished/);
  expect(after.trust.gaps).toEqual([]);
  expect(after.trust.leftOut).toMatchObject([{ day: saturday, note: 'Snow' }]);
});
