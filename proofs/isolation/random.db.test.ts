import { afterAll, beforeAll, expect, test } from 'vitest';
import { runRandom } from './run-random.ts';
import { prepareStage, type Stage } from './stage.ts';

const { ISOLATION_SEED, ISOLATION_DRAW, ISOLATION_REQUESTS } = process.env;
const seed = Number(ISOLATION_SEED ?? 20_261_121);
const count = Number(ISOLATION_REQUESTS ?? 1000);

let stage: Stage;

beforeAll(async () => {
  stage = await prepareStage();
});
afterAll(() => stage.world.close());

test(`of ${count} random requests none crosses a boundary (seed ${seed})`, async () => {
  const first = Number(ISOLATION_DRAW ?? 0);
  const range = { first, end: ISOLATION_DRAW === undefined ? count : first + 1 };
  const startMs = performance.now();
  const { crossings, ...figures } = await runRandom(stage, seed, range);
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  process.stdout.write(
    `isolation: ${JSON.stringify({ seed, seconds, ...figures, crossings: crossings.length })}\n`,
  );
  expect(crossings.slice(0, 10)).toEqual([]);
  expect(figures.requests).toBeGreaterThanOrEqual(range.end - range.first);
}, 3_600_000);

test('random requests notice a missing guard', async () => {
  const { owner } = stage.world.database;
  const policy = 'policy "an account admin reads their own account" on public.accounts';
  await owner.query(`alter ${policy} using (true)`);
  const { crossings } = await runRandom(stage, seed, { first: 0, end: 300 });
  await owner.query(`alter ${policy} using (id = (select private.own_account_id()))`);
  expect(crossings.join('\n')).toMatch(/showed zq/);
  expect(crossings.join('\n')).toMatch(/without foreign rows/);
}, 300_000);
