import type { Difference, State } from '#proofs/isolation/oracle/database-state.ts';
import { anyTime, type Row } from '#proofs/isolation/oracle/specified-rights.ts';
import { type Cell, rowsIn } from './cell.ts';
import { describeAsk } from './send.ts';
import type { World } from './world.ts';

/** The concurrency of requests that must change nothing. */
const togetherMax = 48;

/**
 * Runs cells and returns the failures, one line each. Cells with changes run one by one and are undone.
 * With `isFirstEnough`, it stops at the first failure.
 */
export async function runCells(
  world: World,
  cells: readonly Cell[],
  isFirstEnough = false,
): Promise<string[]> {
  const problems: string[] = [];
  const harmless: Cell[] = [];
  const flush = async () => problems.push(...(await runTogether(world, harmless.splice(0))));
  for (const cell of cells) {
    if (cell.becomes) {
      problems.push(...(await runChanging(world, cell)));
    } else {
      harmless.push(cell);
    }
    if (harmless.length >= togetherMax) {
      await flush();
    }
    if (isFirstEnough && problems.length > 0) {
      return problems;
    }
  }
  await flush();
  return problems;
}

/** Runs cells concurrently; if something changed unexpectedly, repeats each alone to find the cause. */
async function runTogether(world: World, cells: Cell[]): Promise<string[]> {
  const answered = await Promise.all(cells.map((cell) => askOnce(world, cell)));
  const problems = answered.flat();
  const changes = await world.readChanges();
  if (changes.size > 0) {
    await world.undo(changes);
    for (const cell of cells.filter(({ operation }) => operation !== 'select')) {
      problems.push(...(await runChanging(world, cell)));
    }
  }
  return problems;
}

async function askOnce(world: World, cell: Cell): Promise<string[]> {
  const answer = await world.ask(cell.ask);
  const problem =
    world.judge.crossingOfAnswer(cell.ask, answer) ?? cell.problemOf?.(answer) ?? null;
  return problem === null ? [] : [`${describeAsk(cell.ask)} ${problem}`];
}

async function runChanging(world: World, cell: Cell): Promise<string[]> {
  const problems = await askOnce(world, cell);
  const changes = await world.readChanges();
  if (changes.size === 0) {
    return cell.becomes ? [...problems, `${describeAsk(cell.ask)} changed nothing`] : problems;
  }
  await world.undo(changes);
  const problem =
    world.judge.crossingOfChange(cell.ask, changes) ??
    (cell.becomes ? missedRow(cell, world.baseline, changes) : 'changed something');
  return problem === null ? problems : [...problems, `${describeAsk(cell.ask)} ${problem}`];
}

function missedRow(
  { table, becomes = [] }: Cell,
  baseline: State,
  changes: Difference,
): string | null {
  const { gone = [], come = [] } = changes.get(`public.${table}`) ?? {};
  const kept = rowsIn(baseline, table).filter((row) => !gone.some(({ id }) => id === row.id));
  for (const { id, row } of becomes) {
    const found = [...come, ...kept].find((candidate) => candidate.id === id) ?? null;
    if (!isAsExpected(found, row)) {
      return `left ${JSON.stringify(found)} instead of ${JSON.stringify(row)}`;
    }
  }
  return null;
}

function isAsExpected(found: Row | null, expected: Row | null): boolean {
  if (found === null || expected === null) {
    return found === expected;
  }
  return Object.entries(expected).every(([column, value]) =>
    value === anyTime
      ? typeof found[column] === 'string'
      : JSON.stringify(found[column]) === JSON.stringify(value),
  );
}
