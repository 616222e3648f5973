import type { z } from 'zod/mini';
import { sessionEndRequest } from '#contract/functions/sessions.ts';
import { runScoped } from '#database/access/scoped-query.ts';
import type { NamedFunction } from '../named-function.ts';

/** Signs the caller out elsewhere: of one session, or of all others. */
export const sessionEnd: NamedFunction<z.infer<typeof sessionEndRequest>> = {
  request: sessionEndRequest,
  async run({ connections }, claims, request) {
    const [ended] = await runScoped(connections.rest, claims, {
      text: 'select private.end_own_sessions($1::uuid)::text',
      values: ['id' in request ? request.id : null],
    });
    return { ended: Number(ended) };
  },
};
