import * as z from 'zod/mini';

/** The integrations that a church can connect. */
export const integrationTypes = ['planning_center', 'google_search_console'] as const;

/**
 * One row of `integrations`: the connection of a church to a provider. The two token columns are
 * always null; tokens are stored encrypted where no client can read them.
 */
export const integrationRow = z.object({
  id: z.guid(),
  account_id: z.guid(),
  integration_type: z.enum(integrationTypes),
  is_connected: z.boolean(),
  access_token: z.null(),
  refresh_token: z.null(),
  token_expires_at: z.nullable(z.string()),
  connected_at: z.nullable(z.string()),
  disconnected_at: z.nullable(z.string()),
  metadata: z.nullable(z.record(z.string(), z.unknown())),
});

export type Integration = z.infer<typeof integrationRow>;
/** An integration, by its name in the table. */
export type IntegrationType = Integration['integration_type'];
