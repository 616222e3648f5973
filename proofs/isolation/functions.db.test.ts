import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileId } from '#proofs/isolation/oracle/planted-rows.ts';
import { accountId } from '#proofs/isolation/oracle/planted-secrets.ts';
import { functionRoutes } from '#server/functions/routes.ts';
import { actorNames } from './actors.ts';
import { callbackNames, functionNames, openNames } from './function-calls.ts';
import { runFunctionCalls } from './function-cells.ts';
import type { Ask } from './send.ts';
import { runServerCalls } from './server-calls.ts';
import { runSignIn } from './sign-in-calls.ts';
import { prepareStage, type Stage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await prepareStage();
});
afterAll(() => stage.world.close());

test('every route of the functions is in the matrix', () => {
  const { routes } = functionRoutes(stage.services);
  const served = routes.filter(({ path }) => path !== '/*').map(({ path }) => path.slice(1));
  const listed = [...functionNames, ...callbackNames, ...openNames];
  expect(served.filter((name) => !listed.includes(name))).toEqual([]);
});

test('everybody can call what the specification allows, and nothing else', async () => {
  expect(await runFunctionCalls(stage.world)).toEqual([]);
}, 300_000);

test('a callback does nothing, whoever opens it, unless it is the browser that began', async () => {
  const { judge } = stage.world;
  for (const actor of actorNames) {
    for (const name of callbackNames) {
      const path = `/functions/v1/${name}?state=guessed&code=guessed`;
      const answer = await stage.world.ask({ actor, method: 'GET', path });
      expect(judge.crossingOfAnswer({ actor: 'grace', method: 'GET', path }, answer)).toBeNull();
    }
  }
  expect(await stage.world.readChanges()).toEqual(new Map());
});

test('a link opens, and a connection is stored, while who began it may work for the church', async () => {
  expect(await runServerCalls(stage.world)).toEqual([]);
});

test('signing in, refreshing, a new password and signing out work in the planted world', async () => {
  expect(await runSignIn(stage.world)).toEqual([]);
});

test('a demotion applies to every request that begins after its answer', async () => {
  const read: Ask = { actor: 'deputy', method: 'GET', path: '/rest/v1/knowledge?select=title' };
  let isDemoted = false;
  const late: number[] = [];
  let early = 0;
  const asking = Array.from({ length: 8 }, async () => {
    while (late.length < 40) {
      const begunAfter = isDemoted;
      const { status } = await stage.world.ask(read);
      if (begunAfter) {
        late.push(status);
      } else {
        early += status === 200 ? 1 : 0;
      }
    }
  });
  while (early < 10) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { status } = await stage.world.ask({
    actor: 'boss',
    method: 'PATCH',
    path: `/rest/v1/profiles?id=eq.${profileId('deputy')}`,
    body: JSON.stringify({ role: 'account_admin', account_id: accountId('own') }),
  });
  isDemoted = true;
  await Promise.all(asking);
  await stage.world.undo(await stage.world.readChanges());
  expect(status).toBe(204);
  expect(new Set(late)).toEqual(new Set([401]));
});
