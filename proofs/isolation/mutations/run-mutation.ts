import { putState } from '#proofs/isolation/oracle/database-state.ts';
import { rightsProblems } from '#proofs/isolation/oracle/rights.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { actorNames } from '../actors.ts';
import type { Cell } from '../cell.ts';
import { allCells } from '../cells.ts';
import { runFunctionCalls } from '../function-cells.ts';
import { runCells } from '../run-cells.ts';
import { runSignIn } from '../sign-in-calls.ts';
import type { Stage } from '../stage.ts';
import { openCopy, type World } from '../world.ts';
import { type Mutation, peopleOf } from './mutation.ts';

/** Which check failed first, and how. */
export type Verdict = {
  by: 'requests' | 'functions' | 'sign-in' | 'rights';
  problem: string;
} | null;

/** A copy of the stage's database without connections, so that it can be copied again. */
export async function freezeStage({ world }: Stage): Promise<TestDatabase> {
  const frozen = await createTestDatabase();
  await putState(frozen.owner, world.baseline, world.tables);
  await frozen.owner.end();
  return frozen;
}

/**
 * Applies mutations to copies of the frozen stage, and reports which check failed. A changed right is
 * reverted and the copy reused; anything else needs a new copy.
 */
export class MutationBench {
  readonly #stage: Stage;
  readonly #frozen: TestDatabase;
  #world: World | undefined;

  constructor(stage: Stage, frozen: TestDatabase) {
    this.#stage = stage;
    this.#frozen = frozen;
  }

  /** @returns the failed check; null if the mutation survived */
  async try(mutation: Mutation): Promise<Verdict> {
    const world = this.#world ?? (await this.#openWorld());
    this.#world = undefined;
    const { owner } = world.database;
    await owner.query(mutation.sql);
    const verdict = await findProblem(world, mutation);
    if (mutation.undo !== undefined) {
      await owner.query(mutation.undo);
      // Revoking a right on a table revokes those on its columns, too.
      if ((await rightsProblems(owner, mutation.roles)).length === 0) {
        this.#world = world;
        return verdict;
      }
    }
    await world.close();
    return verdict;
  }

  async close(): Promise<void> {
    await this.#world?.close();
  }

  #openWorld(): Promise<World> {
    const { database } = this.#frozen.ownerConfig;
    return openCopy(this.#stage.sessions, async () => {}, database);
  }
}

async function findProblem(world: World, mutation: Mutation): Promise<Verdict> {
  const { first, others } = cellsAbout(world, mutation);
  const red = (by: NonNullable<Verdict>['by'], [problem]: string[]): Verdict =>
    problem === undefined ? null : { by, problem };
  const isAboutLogins =
    mutation.sql.startsWith('revoke') && mutation.roles.includes('steeple_auth');
  const rights = async () =>
    red('rights', await rightsProblems(world.database.owner, mutation.roles));
  return (
    red('requests', await runCells(world, first, true)) ??
    (isAboutLogins ? red('sign-in', await runSignIn(world)) : null) ??
    // No request names these tables, so a right on one shows only in the catalogue.
    (mutation.undo && !isAboutLogins ? await rights() : null) ??
    (mutation.table?.startsWith('public.') ? null : await tryFunctions(world, mutation, red)) ??
    (await rights()) ??
    red('requests', await runCells(world, others, true)) ??
    red('sign-in', await runSignIn(world)) ??
    red('functions', await runFunctionCalls(world, actorNames, true))
  );
}

/** Only calls by people of the affected roles can reveal a surplus right. */
async function tryFunctions(
  world: World,
  { roles }: Mutation,
  red: (by: 'functions', problems: string[]) => Verdict,
): Promise<Verdict> {
  const actors = roles.flatMap((role) => (peopleOf[role] ?? []).slice(0, 2));
  return red('functions', await runFunctionCalls(world, actors, true));
}

/** The most relevant cells of a mutation, then the other cells of its table. */
function cellsAbout(world: World, { table, operation, roles }: Mutation) {
  const people = roles.flatMap((role) => peopleOf[role] ?? []);
  const bare = table?.startsWith('public.') ? table.slice('public.'.length) : undefined;
  const about = allCells(world.baseline).filter(
    (cell) => cell.table === bare || cell.ask.path.includes(`${bare}(`),
  );
  const isClose = (cell: Cell) =>
    cell.table === bare &&
    people.includes(cell.ask.actor) &&
    (operation === undefined || operation === cell.operation);
  return { first: about.filter(isClose), others: about.filter((cell) => !isClose(cell)) };
}
