import { z } from 'zod';
import type { SteepleContext } from '../../http/context.ts';
import type { AuthServices } from '../auth-services.ts';
import { requireClaims, requirePerson } from '../people.ts';
import { factorRefused } from './factor-errors.ts';
import { factorIdOf } from './prove.ts';

const outcome = z.object({ outcome: z.enum(['removed', 'not_found', 'insufficient_aal']) });

/** `DELETE /factors/:id`: removes one of one's own. */
export function unenrollFactor({ connections }: AuthServices) {
  return async function unenrollFactor(c: SteepleContext): Promise<Response> {
    const claims = requireClaims(c);
    await requirePerson(connections.auth, claims);
    const id = factorIdOf(c);
    const { rows } = await connections.auth.query({
      name: 'auth-unenroll-factor',
      text: 'select private.unenroll_factor($1, $2, $3) as outcome',
      values: [claims.session_id, claims.sub, id],
    });
    const result = outcome.parse(rows[0]).outcome;
    if (result !== 'removed') {
      throw factorRefused(result === 'not_found' ? 'not_found' : 'aal2_to_remove');
    }
    return c.json({ id });
  };
}
