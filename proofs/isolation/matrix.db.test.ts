import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#proofs/isolation/oracle/seeded-random.ts';
import { allCells } from './cells.ts';
import { runCells } from './run-cells.ts';
import { prepareStage, type Stage } from './stage.ts';

const { ISOLATION_SEED, ISOLATION_REQUESTS } = process.env;
const seed = Number(ISOLATION_SEED ?? 20_261_121);
/** The gate sends a part that the seed chooses; a full run sends all of it. */
const percentAsked = Number(ISOLATION_REQUESTS ?? 0) > 10_000 ? 100 : 40;

let stage: Stage;

beforeAll(async () => {
  stage = await prepareStage();
});
afterAll(() => stage.world.close());

test('everybody can do to every row what the specification allows, and nothing else', async () => {
  const random = seededRandom(seed);
  const all = allCells(stage.world.baseline);
  const cells = all.filter(() => random.percent(percentAsked));
  const problems = await runCells(stage.world, cells);
  process.stdout.write(
    `matrix: ${JSON.stringify({ seed, fields: all.length, asked: cells.length })}\n`,
  );
  expect(all.length).toBeGreaterThan(6000);
  expect(problems.slice(0, 10)).toEqual([]);
}, 300_000);
