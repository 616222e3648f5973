import { putState } from '#proofs/isolation/oracle/database-state.ts';
import { rightsProblems } from '#proofs/isolation/oracle/rights.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { actorNames } from '../actors.ts';
import type { Cell } from '../cell.ts';
import { allCells } from '../cells.ts';
import { functionNames } from '../function-calls.ts';
import { callFunctions, runFunctionCalls } from '../function-cells.ts';
import { runCells } from '../run-cells.ts';
import { runServerCalls } from '../server-calls.ts';
import { runSignIn } from '../sign-in-calls.ts';
import type { Stage } from '../stage.ts';
import { openCopy, type World } from '../world.ts';
import { type Mutation, peopleOf } from './mutation.ts';
import { readGuards } from './read-guards.ts';

/** Which check failed first, and how. */
export type Verdict = {
  by: 'requests' | 'functions' | 'sign-in' | 'server' | 'rights';
  problem: string;
} | null;

/** A copy of the stage's database without connections, so that it can be copied again. */
export async function freezeStage({ world }: Stage): Promise<TestDatabase> {
  const frozen = await createTestDatabase();
  await putState(frozen.owner, world.baseline, world.tables);
  await frozen.owner.end();
  return frozen;
}

/** The functions that noticed a mutation of a table; they are called first about its other mutations. */
const noticedBy = new Map<string | undefined, Set<string>>();

/**
 * Applies mutations to a copy of the frozen stage, one after the other, and reports which check failed.
 * Each mutation is reverted; the copy is replaced unless all guards are as they were before.
 */
export class MutationBench {
  readonly #stage: Stage;
  readonly #frozen: TestDatabase;
  readonly #cells: Cell[];
  #open: { world: World; guards: string } | undefined;

  constructor(stage: Stage, frozen: TestDatabase) {
    this.#stage = stage;
    this.#frozen = frozen;
    this.#cells = allCells(stage.world.baseline);
  }

  /** @returns the failed check; null if the mutation survived */
  async try(mutation: Mutation): Promise<Verdict> {
    const { world, guards } = this.#open ?? (await this.#openWorld());
    const { owner } = world.database;
    await owner.query(mutation.sql);
    const verdict = await findProblem(world, this.#cells, mutation);
    await owner.query(mutation.undo);
    await world.undo(await world.readChanges());
    // Revoking a right on a table revokes those on its columns, too.
    if ((await readGuards(owner)) !== guards) {
      await this.close();
    }
    return verdict;
  }

  /**
   * Runs the whole proof after all trials: what was broken and reverted must pass.
   *
   * @param tables the tables whose cells are asked for; all if omitted
   * @returns a line for each failure
   */
  async control(tables?: readonly string[]): Promise<string[]> {
    const { world } = this.#open ?? (await this.#openWorld());
    const cells = this.#cells.filter(({ table }) => tables?.includes(table) ?? true);
    return [
      ...(await runCells(world, cells)),
      ...(await rightsProblems(world.database.owner)),
      ...(await runSignIn(world)),
      ...(await runServerCalls(world)),
      ...(await runFunctionCalls(world)),
    ];
  }

  async close(): Promise<void> {
    await this.#open?.world.close();
    this.#open = undefined;
  }

  async #openWorld(): Promise<{ world: World; guards: string }> {
    const { database } = this.#frozen.ownerConfig;
    const world = await openCopy(this.#stage.sessions, async () => {}, database);
    this.#open = { world, guards: await readGuards(world.database.owner) };
    return this.#open;
  }
}

/**
 * Runs the whole proof until it fails, the checks that are likely to notice this mutation first. A
 * mutation survives only if all of them pass.
 */
async function findProblem(world: World, cells: Cell[], mutation: Mutation): Promise<Verdict> {
  const { first, others } = cellsAbout(cells, mutation);
  const red = (by: NonNullable<Verdict>['by'], [problem]: string[]): Verdict =>
    problem === undefined ? null : { by, problem };
  const isAboutLogins =
    mutation.sql.startsWith('revoke') && mutation.roles.includes('steeple_auth');
  // Only calls by people of the affected roles can reveal a surplus right.
  const close = mutation.roles.flatMap((role) => (peopleOf[role] ?? []).slice(0, 2));
  return (
    red('requests', await runCells(world, first, true)) ??
    (isAboutLogins ? red('sign-in', await runSignIn(world)) : null) ??
    red('rights', await rightsProblems(world.database.owner, mutation.roles, true)) ??
    red('server', await runServerCalls(world)) ??
    (mutation.table?.startsWith('public.') ? null : await tryFunctions(world, mutation, close)) ??
    red('requests', await runCells(world, others, true)) ??
    red('sign-in', await runSignIn(world)) ??
    (await tryFunctions(world, mutation, actorNames))
  );
}

async function tryFunctions(
  world: World,
  { table }: Mutation,
  actors: readonly Cell['ask']['actor'][],
): Promise<Verdict> {
  const likely = noticedBy.get(table) ?? new Set();
  const names = [...likely, ...functionNames.filter((name) => !likely.has(name))];
  for await (const { name, problem } of callFunctions(world, actors, names)) {
    if (problem !== null) {
      noticedBy.set(table, likely.add(name));
      return { by: 'functions', problem };
    }
  }
  return null;
}

/** The most relevant cells of a mutation, then the other cells of its table. */
function cellsAbout(cells: Cell[], { table, operation, roles }: Mutation) {
  const people = roles.flatMap((role) => peopleOf[role] ?? []);
  const bare = table?.startsWith('public.') ? table.slice('public.'.length) : undefined;
  const about = cells.filter((cell) => cell.table === bare || cell.ask.path.includes(`${bare}(`));
  const isClose = (cell: Cell) =>
    cell.table === bare &&
    people.includes(cell.ask.actor) &&
    (operation === undefined || operation === cell.operation);
  return { first: about.filter(isClose), others: about.filter((cell) => !isClose(cell)) };
}
