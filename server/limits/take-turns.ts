import { createMiddleware } from 'hono/factory';
import type { SteepleEnv } from '../http/context.ts';
import { createKeyedTurns } from './keyed-turns.ts';
import { tooManyAtOnce } from './refusals.ts';
import type { TurnLimits } from './turns.ts';

/** Lets each signed-in person do so much at once in this process. Expects `claims` to be set; throws ApiError 429. */
export function takeTurns(limits: Omit<TurnLimits, 'refusal'>) {
  const inTurnOf = createKeyedTurns({ ...limits, refusal: tooManyAtOnce });
  return createMiddleware<SteepleEnv>(async function takeTurns(c, next) {
    const person = c.get('claims')?.sub;
    // An error of a handler is an answer by now (Hono's compose), so nothing is lost in between.
    await (person === undefined ? next() : inTurnOf(person, next));
  });
}
