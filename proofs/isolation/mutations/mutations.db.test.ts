import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#proofs/isolation/oracle/seeded-random.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { prepareStage, type Stage } from '../stage.ts';
import { explainedSurvivors } from './explained-survivors.ts';
import { listMutations } from './list-mutations.ts';
import type { Mutation } from './mutation.ts';
import { freezeStage, MutationBench, type Verdict } from './run-mutation.ts';

const { ISOLATION_MUTATIONS, ISOLATION_SEED } = process.env;
const seed = Number(ISOLATION_SEED ?? 20_261_121);
const isWhole = ISOLATION_MUTATIONS === 'all';
/** Each waits for PostgreSQL most of its time. */
const trialsAtOnceMax = 6;
/** Fewer are not worth a copy of the database of their own. */
const trialsOfOneMin = 100;

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

/** `ISOLATION_MUTATIONS`: `all`, a number of them chosen by the seed, or a part of their SQL. */
async function chosenMutations() {
  const all = await listMutations(stage.world.database.owner);
  const wanted = ISOLATION_MUTATIONS ?? '8';
  if (isWhole) {
    return all;
  }
  const count = Number(wanted);
  if (Number.isNaN(count)) {
    const parts = wanted.split(',');
    return all.filter(({ sql }) => parts.some((part) => sql.includes(part)));
  }
  // Rights are most of them by far; half of the sample shall be policies, triggers and functions.
  const random = seededRandom(seed);
  const guards = all.filter(({ kind }) => kind === 'guard');
  const rights = all.filter(({ kind }) => kind === 'right');
  return [...random.some(guards, count / 2), ...random.some(rights, count / 2)];
}

/** What became of all mutations. */
class Figures {
  readonly survivors: string[] = [];
  readonly killed: Record<string, number> = {};
  /** One line each: the mutation, and why it is harmless. */
  readonly explained: string[] = [];

  count({ sql }: Mutation, verdict: Verdict): void {
    const explanation = explainedSurvivors.find(({ matches }) => matches.test(sql));
    if (verdict) {
      this.killed[verdict.by] = (this.killed[verdict.by] ?? 0) + 1;
    } else if (explanation) {
      this.explained.push(`${sql.split('\n')[0]}: ${explanation.reason}`);
    } else {
      this.survivors.push(sql);
    }
  }
}

/** Takes mutations from the queue until it is empty. */
async function tryAll(bench: MutationBench, queue: Mutation[], figures: Figures): Promise<void> {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    figures.count(next, await bench.try(next));
    if (queue.length % 500 === 0) {
      process.stdout.write(`mutations left: ${queue.length}\n`);
    }
  }
}

test('whichever guard is broken, the proof of isolation fails', async () => {
  const mutations = await chosenMutations();
  const startMs = performance.now();
  const figures = new Figures();
  const queue = [...mutations];
  const trialsAtOnce = Math.min(trialsAtOnceMax, Math.ceil(mutations.length / trialsOfOneMin));
  const benches = Array.from({ length: trialsAtOnce }, () => new MutationBench(stage, frozen));
  await Promise.all(benches.map((bench) => tryAll(bench, queue, figures)));
  const { killed, explained, survivors } = figures;
  const counts = {
    mutations: mutations.length,
    killed,
    explained: explained.length,
    survivors: survivors.length,
    seconds: ((performance.now() - startMs) / 1000).toFixed(1),
  };
  process.stdout.write(
    `mutations: ${JSON.stringify(counts)}\n${[...explained, ...survivors].join('\n')}\n`,
  );
  const problems: string[] = [];
  for (const bench of benches) {
    problems.push(...(await bench.control(isWhole ? undefined : ['profiles'])));
    await bench.close();
  }
  expect({ survivors, problems }, 'what was broken and reverted must pass').toEqual({
    survivors: [],
    problems: [],
  });
}, 7_200_000);
