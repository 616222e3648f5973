import type { Difference } from '#proofs/isolation/oracle/database-state.ts';
import { type PersonName, personNames } from '#proofs/isolation/oracle/planted-rows.ts';
import { type ActorName, actorNames, askerOf } from './actors.ts';
import { type Aim, functionCalls, functionNames } from './function-calls.ts';
import { listOf, outcomeOf } from './function-outcomes.ts';
import { problemOfView, withoutView } from './noted-views.ts';
import { type Answer, type Ask, describeAsk } from './send.ts';
import type { World } from './world.ts';

/**
 * Calls every function as everybody, about everybody and every church.
 *
 * @returns a line for each call with a wrong outcome
 */
export async function runFunctionCalls(world: World): Promise<string[]> {
  const problems: string[] = [];
  for await (const { problem } of callFunctions(world, actorNames, functionNames)) {
    problems.push(...(problem === null ? [] : [problem]));
  }
  return problems;
}

/** Refused calls that are sent at the same time. */
const togetherMax = 48;

type Call = { actor: ActorName; name: string; aim: Aim };
type Called = { name: string; problem: string | null };

/** Calls these functions in this order as each of these people, and yields each call's outcome. */
export async function* callFunctions(
  world: World,
  actors: readonly ActorName[],
  names: readonly string[],
): AsyncGenerator<Called> {
  for (const actor of actors) {
    const calls = names.flatMap((name) => aimsOf(actor).map((aim) => ({ actor, name, aim })));
    const refused = calls.filter((call) => !isAllowed(call));
    while (refused.length > 0) {
      yield* await callTogether(world, refused.splice(0, togetherMax));
    }
    for (const call of calls.filter(isAllowed)) {
      yield await callOnce(world, call);
    }
  }
}

function isAllowed({ actor, name, aim }: Call): boolean {
  return functionCalls[name]?.isFor(askerOf(actor), aim) ?? false;
}

/** Makes calls that must be refused; if one has changed something, repeats each alone to find it. */
async function callTogether(world: World, calls: Call[]): Promise<Called[]> {
  const answers = await Promise.all(
    calls.map(async (call) => ({ call, answer: await world.ask(askOf(call)) })),
  );
  const changes = await world.readChanges();
  if (changes.size === 0) {
    return answers.map(({ call, answer }) => ({
      name: call.name,
      problem: problemOf(world, call, answer, changes),
    }));
  }
  await world.undo(changes);
  const alone: Called[] = [];
  for (const call of calls) {
    alone.push(await callOnce(world, call));
  }
  const found = alone.some(({ problem }) => problem !== null);
  const problem = `refused calls changed ${listOf(changes)} together, and none of them alone`;
  return found ? alone : [{ name: calls[0]?.name ?? '', problem }];
}

/** Oneself, a colleague, somebody elsewhere, a super admin; the own church, others. */
function aimsOf(actor: ActorName): Aim[] {
  const self: PersonName[] = personNames.filter((name) => name === actor && name !== 'deleted');
  const aims: Aim[] = self.map((target) => ({ target, church: 'own' }));
  return [
    ...aims,
    { target: 'colleague', church: 'own' },
    { target: 'harbor', church: 'other' },
    { target: 'deputy', church: 'third' },
  ];
}

async function callOnce(world: World, call: Call): Promise<Called> {
  const answer = await world.ask(askOf(call));
  const changes = await world.readChanges();
  await world.undo(changes);
  return { name: call.name, problem: problemOf(world, call, answer, changes) };
}

function askOf({ actor, name, aim }: Call): Ask {
  const body = JSON.stringify(functionCalls[name]?.body(aim));
  return { actor, method: 'POST', path: `/functions/v1/${name}`, body };
}

function problemOf(world: World, call: Call, answer: Answer, changes: Difference): string | null {
  const { actor, name, aim } = call;
  const ask = askOf(call);
  const problem = isAllowed(call)
    ? (problemOfView(call, answer, changes) ??
      outcomeOf(name)({ ...aim, actor }, answer, withoutView(changes)) ??
      world.judge.crossingOfChurch(ask, answer))
    : problemOfRefusal(world, ask, answer, changes);
  return problem === null ? null : `${describeAsk(ask)} ${problem}`;
}

function problemOfRefusal(world: World, ask: Ask, answer: Answer, changes: Difference) {
  if (answer.status < 400) {
    return `answered ${answer.status}: ${answer.text}`;
  }
  return changes.size > 0
    ? `changed ${listOf(changes)}`
    : world.judge.crossingOfAnswer(ask, answer);
}
