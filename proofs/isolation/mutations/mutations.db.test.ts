import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#proofs/isolation/oracle/seeded-random.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { prepareStage, type Stage } from '../stage.ts';
import { explainedSurvivors } from './explained-survivors.ts';
import { listMutations } from './list-mutations.ts';
import type { Mutation } from './mutation.ts';
import { freezeStage, MutationBench } from './run-mutation.ts';

const { ISOLATION_MUTATIONS, ISOLATION_SEED } = process.env;
const seed = Number(ISOLATION_SEED ?? 20_261_121);

let stage: Stage;
let frozen: TestDatabase;

beforeAll(async () => {
  stage = await prepareStage();
  frozen = await freezeStage(stage);
});
afterAll(async () => {
  await frozen.drop();
  await stage.world.close();
});

/** The control: breaks nothing. */
const nothing: Mutation = {
  sql: 'select 1',
  undo: 'select 1',
  table: 'public.profiles',
  roles: ['super_admin', 'steeple_auth'],
};

/** `ISOLATION_MUTATIONS`: `all`, a number of them chosen by the seed, or a part of their SQL. */
async function chosenMutations() {
  const all = await listMutations(stage.world.database.owner);
  const wanted = ISOLATION_MUTATIONS ?? '8';
  if (wanted === 'all') {
    return all;
  }
  const count = Number(wanted);
  if (Number.isNaN(count)) {
    return all.filter(({ sql }) => sql.includes(wanted));
  }
  // Rights are most of them by far; half of the sample shall be policies, triggers and functions.
  const random = seededRandom(seed);
  const guards = all.filter(({ undo }) => undo === undefined);
  const rights = all.filter(({ undo }) => undo !== undefined);
  return [...random.some(guards, count / 2), ...random.some(rights, count / 2)];
}

test('whichever guard is removed, the proof of isolation goes red', async () => {
  const mutations = await chosenMutations();
  const startMs = performance.now();
  const survivors: string[] = [];
  const killed: Record<string, number> = {};
  let explained = 0;
  const bench = new MutationBench(stage, frozen);
  for (const mutation of mutations) {
    const verdict = await bench.try(mutation);
    if (verdict) {
      killed[verdict.by] = (killed[verdict.by] ?? 0) + 1;
    } else if (explainedSurvivors.some(({ matches }) => matches.test(mutation.sql))) {
      explained += 1;
    } else {
      survivors.push(mutation.sql);
    }
  }
  expect(await bench.try(nothing), 'what was broken and mended must be green').toBeNull();
  await bench.close();
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const figures = { mutations: mutations.length, killed, explained, survivors: survivors.length };
  process.stdout.write(`mutations: ${JSON.stringify({ ...figures, seconds })}\n`);
  expect(survivors).toEqual([]);
  // All of them take hours since the analytics tables and functions came.
}, 21_600_000);
