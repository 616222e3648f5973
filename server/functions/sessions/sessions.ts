import { z } from 'zod';
import type { z as mini } from 'zod/mini';
import { sessionsRequest, sessionsResponse } from '#contract/functions/sessions.ts';
import { runScoped } from '#database/access/scoped-query.ts';
import type { NamedFunction } from '../named-function.ts';
import { browserOf } from './browser-of.ts';

const rows = z.array(z.object({ userAgent: z.string().nullable() }).loose());

/** Where the caller is signed in. */
export const sessions: NamedFunction<mini.infer<typeof sessionsRequest>> = {
  request: sessionsRequest,
  async run({ connections }, claims) {
    const statement = { text: 'select private.own_sessions()::text', values: [] };
    const [found] = await runScoped(connections.rest, claims, statement);
    const named = rows
      .parse(JSON.parse(found ?? '[]'))
      .map(({ userAgent, ...session }) => ({ ...session, ...browserOf(userAgent) }));
    return sessionsResponse.parse(named);
  },
};
