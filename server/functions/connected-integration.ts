import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { z } from 'zod';
import { runScoped } from '#database/access/scoped-query.ts';
import type { VerifiedClaims } from '../http/claims.ts';
import { limitPerConnection } from '../integrations/connection-concurrency.ts';
import { startDeadline, within } from '../integrations/deadline.ts';
import type { ConnectionKey, Provider } from '../integrations/provider.ts';
import { ProviderError } from '../integrations/provider-error.ts';
import { createProviderFetch, type ProviderAccess } from '../integrations/provider-fetch.ts';
import { createProviderPace } from '../integrations/provider-pace.ts';
import { requireProvider } from '../integrations/require-provider.ts';
import type { Services } from '../services.ts';
import { refuseForProvider } from './refuse-for-provider.ts';

/** An integration that the church of the person is connected to. */
export type ConnectedIntegration = {
  provider: Provider;
  /** `integrations.metadata` as it was when the function was called. */
  metadata: Metadata;
  /** When the connection was made, which tells it from one that replaces it. */
  connectedAt: string;
  /** Whether the person sees giving. */
  seesGiving: boolean;
  /**
   * Calls the provider. `use` runs a second time when the provider refused the access token the
   * first time (AccessTokenRefused) and it could be renewed.
   */
  reach<Result>(
    use: (access: ProviderAccess, attempt: { mayRenewToken: boolean }) => Promise<Result>,
  ): Promise<Result>;
  /**
   * Adds facts to the metadata of this very connection, if it still exists and the person may still
   * see it.
   */
  remember(facts: Metadata): Promise<void>;
};

type Metadata = Record<string, unknown>;
type Asking = { services: Services; claims: VerifiedClaims; key: ConnectionKey; log: Logger };

/**
 * Runs the work of a function on an integration. Everything ends within PROVIDER_TIMEOUT_MS, and no
 * database connection is held while waiting for a provider.
 *
 * @throws ApiError with a code of `connectionFailureCodes`; a connection that the person may not
 *   see does not exist for them
 */
export async function withConnectedIntegration<Result>(
  asking: Asking,
  work: (system: ConnectedIntegration) => Promise<Result>,
): Promise<Result> {
  const { config, connections, credentials, providers } = asking.services;
  const { key, claims, log } = asking;
  const deadline = startDeadline(config.PROVIDER_TIMEOUT_MS);
  const run = async () => {
    const { metadata, connectedAt, seesGiving } = await findConnection(asking);
    const provider = requireProvider(providers, key.type);
    const providerFetch = createProviderFetch(config);
    const pace = createProviderPace(connections.providers, key, provider.rate, {
      kind: 'foreground',
    });
    return work({
      provider,
      metadata,
      connectedAt,
      seesGiving,
      reach: (use) => {
        let attempts = 0;
        const lend = () =>
          credentials.withAccessToken(key, deadline.signal, (accessToken) => {
            attempts += 1;
            const access = { provider, providerFetch, pace, accessToken, deadline };
            return use(access, { mayRenewToken: attempts === 1 });
          });
        return limitPerConnection(key, lend);
      },
      remember: async (facts) => {
        // The provider took a while, and the person may have lost access meanwhile.
        await findConnection(asking);
        if (!(await credentials.rememberFacts(key, claims.sub, connectedAt, facts))) {
          throw notConnected();
        }
      },
    });
  };
  try {
    return await within(deadline, run());
  } catch (error) {
    throw refuseForProvider(error, { type: key.type, isTooLate: deadline.signal.aborted, log });
  }
}

const connection = z.object({
  metadata: z.record(z.string(), z.unknown()).nullable(),
  /** When it was made, to tell it from a connection that replaces it. */
  connected_at: z.string(),
});

/**
 * Row-level security decides; somebody else's connection looks like none. A super admin's look is
 * noted.
 */
async function findConnection({
  services,
  claims,
  key,
}: Asking): Promise<{ metadata: Metadata; connectedAt: string; seesGiving: boolean }> {
  const statement = {
    text: `select (
      select json_build_object('metadata', metadata, 'connected_at', connected_at) from public.integrations
      where account_id = $1::uuid and integration_type = $2 and is_connected
    )::text, private.note_account_view($1::uuid)::text, private.sees_giving()::text`,
    values: [key.accountId, key.type],
  };
  const [found, , seesGiving] = await runScoped(services.connections.rest, claims, statement).catch(
    (error: unknown) => {
      // A person without a role may not read the table at all.
      if (error instanceof DatabaseError && error.code === '42501') {
        return [null];
      }
      throw error;
    },
  );
  if (!found) {
    throw notConnected();
  }
  const { metadata, connected_at: connectedAt } = connection.parse(JSON.parse(found));
  return { metadata: metadata ?? {}, connectedAt, seesGiving: seesGiving === 'true' };
}

/** That the connection is over, or that the person may not see it. */
export function notConnected(): ProviderError {
  return new ProviderError('not_connected', 'The church is not connected, or not for this person');
}
