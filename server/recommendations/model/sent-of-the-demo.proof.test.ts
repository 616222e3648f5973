import { expect, test } from 'vitest';
import { unitOfFigure } from '#contract/figures/units.ts';
import { finding } from '#contract/findings.ts';
import { readConfig } from '#server/config.ts';
import { plantDemoChurch } from '#testing/factories/plant-demo-church.ts';
import { demoChurchAt } from '#testing/figures/demo-church.ts';
import { forThisFile } from '#testing/for-this-file.ts';
import { startStandIn } from '#testing/recommendations/stand-in-model.ts';
import { testMoment } from '#testing/sandbox/sandbox.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import { demoChurch } from '../../church/demo-church.ts';
import { readChurchRows } from '../../church/read-church.ts';
import { createWeek, readPast } from '../demo/update-demo.ts';
import { wordCards } from './word-cards.ts';

const { accountId, personId } = demoChurch;
const made = demoChurchAt(testMoment);

const database = await forThisFile(createTestDatabase(), 'drop');
const standIn = await forThisFile(startStandIn('anthropic'), 'close');
const config = {
  ...readConfig({ NODE_ENV: 'test' }),
  AI_BASE_URL: standIn.baseUrl,
  AI_API_KEY: 'secret-key',
  AI_MODEL: 'a-model',
  AI_DIALECT: 'anthropic' as const,
};
await plantDemoChurch(database.owner, accountId, made);
await database.owner.query(
  'insert into analytics.model_settings (account_id, is_on, requests_max) values ($1, true, 1000)',
  [accountId],
);

/** Every week of the demo church as it comes, and each week's cards to the model at once. */
async function liveThroughAllWeeks() {
  const client = await database.connections.jobs.connect();
  try {
    await client.query(`select set_config('request.jwt.claims', $1, false)`, [
      JSON.stringify({ sub: personId }),
    ]);
    const read = await readPast(
      client,
      await readChurchRows(client, accountId, new Date(testMoment)),
    );
    for (const week of read?.history.weeks ?? []) {
      if (read && week <= read.now.week) {
        await createWeek(client, read, week);
        // A model words cards before anybody answers them.
        await client.query(
          `update analytics.recommendations set status = 'new' where account_id = $1 and week = $2`,
          [accountId, week],
        );
        await wordCards(database.connections.jobs, accountId, config);
      }
    }
  } finally {
    client.release(true);
  }
}

test('in every byte sent over the demo church’s three years there is no person, no gift and no small cell', async () => {
  await liveThroughAllWeeks();
  expect(standIn.received.length).toBeGreaterThan(15);
  const bodies = standIn.received.map((body): string => JSON.parse(body).messages[0].content);
  const sent = bodies.join('\n');
  expect(made.people.names.length).toBeGreaterThan(500);
  expect(made.people.names.filter((name) => sent.includes(name))).toEqual([]);
  const numbers = new Set(sent.match(/(?<![\d.,])\d{4,}(?![\d.,])/g));
  expect(made.people.ids.filter((id) => numbers.has(id))).toEqual([]);
  const { rows: staff } = await database.owner.query<{ word: string }>(
    `select word from public.profiles, unnest(array[last_name, email, phone_number]) as word
     where word is not null`,
  );
  for (const word of [...staff.map(({ word: each }) => each), 'Grace Hill', accountId, personId]) {
    expect(standIn.received.join('\n')).not.toContain(word);
  }
  // The family that paid for the roof gave 85,000 at once.
  expect(sent).not.toMatch(/85,?000/);
});

test('no card that was sent counts fewer than ten people, and those that do were kept here', async () => {
  const { rows } = await database.owner.query<{ rule: string; finding: unknown; sent: number }>(
    `select rule, finding, (select count(*)::integer from analytics.model_requests as request
       where request.recommendation_id = card.id) as sent
     from analytics.recommendations as card where account_id = $1`,
    [accountId],
  );
  const smallestOf = (stored: unknown) =>
    Math.min(
      ...finding
        .parse(stored)
        .seen.flatMap(({ text, figure }) =>
          figure && unitOfFigure[figure] === 'people' && /^[\d,.]+( guests)?$/.test(text)
            ? [Number.parseFloat(text.replaceAll(',', ''))]
            : [],
        ),
    );
  const sent = rows.filter((row) => row.sent > 0);
  expect(sent.length).toBeGreaterThan(8);
  expect(sent.filter((row) => smallestOf(row.finding) < 10)).toEqual([]);
  const kept = rows.filter((row) => row.sent === 0).map(({ rule }) => rule);
  expect(kept).toContain('guests_return');
  expect(kept).toContain('page_gone');
  expect(kept).toContain('search_unclicked');
  expect(sent.map(({ rule }) => rule)).not.toContain('search_unclicked');
});
