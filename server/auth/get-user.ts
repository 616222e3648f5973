import type { SteepleContext } from '../http/context.ts';
import type { AuthServices } from './auth-services.ts';
import { requireClaims, requirePerson } from './people.ts';
import { userAnswer } from './user-answer.ts';

/** `GET /user`: who is signed in, as the database has them now. */
export function getUser({ connections }: AuthServices) {
  return async function getUser(c: SteepleContext): Promise<Response> {
    return c.json(userAnswer(await requirePerson(connections.auth, requireClaims(c))));
  };
}
