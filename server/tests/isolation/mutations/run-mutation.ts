import { type Owner, putState } from '#testing/isolation/database-state.ts';
import { rightsProblems } from '#testing/isolation/rights.ts';
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

/** Which part went red first, and with what. */
export type Verdict = {
  by: 'requests' | 'functions' | 'sign-in' | 'rights';
  problem: string;
} | null;

/** The stage's contents in a database that nobody is connected to, so that it can be copied. */
export async function freezeStage({ world }: Stage): Promise<TestDatabase> {
  const frozen = await createTestDatabase();
  await putState(frozen.owner, world.baseline, world.tables);
  await frozen.owner.end();
  return frozen;
}

/** Breaks a copy of the frozen stage, and gives what noticed; null when nothing did. */
export async function tryMutation(
  { sessions }: Stage,
  frozen: TestDatabase,
  mutation: Mutation,
): Promise<Verdict> {
  const world = await openCopy(
    sessions,
    (owner: Owner) => owner.query(mutation.sql),
    frozen.ownerConfig.database,
  );
  try {
    return await findProblem(world, mutation);
  } finally {
    await world.close();
  }
}

async function findProblem(world: World, mutation: Mutation): Promise<Verdict> {
  const { first, others } = cellsAbout(world, mutation);
  const red = (by: NonNullable<Verdict>['by'], [problem]: string[]): Verdict =>
    problem === undefined ? null : { by, problem };
  const isAboutLogins = mutation.roles.some((role) => role.startsWith('steeple'));
  return (
    red('requests', await runCells(world, first, true)) ??
    (isAboutLogins || !mutation.table ? red('sign-in', await runSignIn(world)) : null) ??
    (mutation.table?.startsWith('public.') ? null : await tryFunctions(world, mutation, red)) ??
    red('rights', await rightsProblems(world.database.owner)) ??
    red('requests', await runCells(world, others, true)) ??
    red('sign-in', await runSignIn(world)) ??
    red('functions', await runFunctionCalls(world, actorNames, true))
  );
}

/** A surplus right is found by what it lets its people do; calls by everybody else tell nothing. */
async function tryFunctions(
  world: World,
  { roles }: Mutation,
  red: (by: 'functions', problems: string[]) => Verdict,
): Promise<Verdict> {
  const actors = roles.flatMap((role) => (peopleOf[role] ?? []).slice(0, 2));
  return red('functions', await runFunctionCalls(world, actors, true));
}

/** The cells that a mutation touches most directly, and the others of its table. */
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
