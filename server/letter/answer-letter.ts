import { requireSignedIn } from '../functions/answer-function.ts';
import type { SteepleContext } from '../http/context.ts';
import type { ComputeServices } from '../services.ts';
import { writeLetter } from './write-letter.ts';
import { letterOrder } from './written-letter.ts';

/** Answers the order of a letter with the letter, written with its reader's rights, or with null. */
export async function answerLetter(
  services: ComputeServices,
  c: SteepleContext,
): Promise<Response> {
  const claims = requireSignedIn(c);
  const order = letterOrder.parse(await c.req.json());
  return c.json(await writeLetter(services, claims, order, c));
}
