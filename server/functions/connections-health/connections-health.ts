import { z } from 'zod';
import {
  type ConnectionsHealth,
  type ConnectionsHealthRequest,
  connectionsHealthRequest,
  connectionsHealthResponse,
} from '#contract/functions/connections-health.ts';
import { integrationSync, syncProblems } from '#contract/functions/sync.ts';
import { syncProblemSentence } from '#contract/messages/sync.ts';
import { runAsSuperAdmin } from '../as-super-admin.ts';
import type { NamedFunction } from '../named-function.ts';

const stored = z.object({
  total: z.number(),
  connections: z.array(
    z.looseObject({
      integrationType: integrationSync.shape.integrationType,
      error: z.enum(syncProblems).nullable(),
    }),
  ),
});

/** How the connections of all churches are doing, for super admins. */
export const connectionsHealth: NamedFunction<ConnectionsHealthRequest> = {
  request: connectionsHealthRequest,
  async run(services, claims, filter): Promise<ConnectionsHealth> {
    const [found] = await runAsSuperAdmin(services, claims, {
      text: 'select private.read_connections_health($1::jsonb)::text',
      values: [JSON.stringify(filter)],
    });
    const { total, connections } = stored.parse(JSON.parse(found ?? 'null'));
    return connectionsHealthResponse.parse({
      total,
      connections: connections.map((connection) => ({
        ...connection,
        error:
          connection.error && syncProblemSentence(connection.error, connection.integrationType),
      })),
    });
  },
};
