import { randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import pino from 'pino';
import { createApp } from '#server/app.ts';
import { createAccessTokens } from '#server/auth/access-token.ts';
import { createDoorTokens } from '#server/auth/door-tokens.ts';
import { createRefreshTokens } from '#server/auth/refresh-token.ts';
import { deriveSignInKey } from '#server/auth/sign-in-limits.ts';
import { createSigningKey } from '#server/auth/signing-key.ts';
import { computeHere } from '#server/computing/compute-here.ts';
import { type Config, readConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { createIntegrations } from '#server/integrations/create-integrations.ts';
import { startChanges } from '#server/live/changes.ts';
import type { Computing, Services } from '#server/services.ts';
import { demoPassword } from './factories/person.ts';
import { onNamedPort } from './named-port.ts';
import type { TestDatabase } from './test-database.ts';

/** The whole app on its own port, with a test's database. */
export type TestServer = {
  url: string;
  services: Services;
  /** Its log, one line of JSON each. */
  logged: string[];
  /** The official client, signed in with the test password. */
  clientOf(email: string): Promise<SupabaseClient>;
  /** The official client, not signed in. */
  clientOfNobody(): SupabaseClient;
  close(): Promise<void>;
};

/**
 * Starts the app.
 *
 * @param database the database
 * @param settings settings that differ from the defaults
 * @param encryptionKey 32 bytes, the same for all servers of a database that read its tokens
 * @param computing where the functions that compute are answered; in this process by default
 */
export function startTestServer(
  database: Pick<TestDatabase, 'connections'>,
  settings: Partial<Config> = {},
  encryptionKey = randomBytes(32),
  computing?: Computing,
): Promise<TestServer> {
  return onNamedPort((PORT) => {
    const config = {
      ...readConfig({ PORT, NODE_ENV: 'test' }),
      // Tests write more per minute than any office.
      WRITES_PER_MINUTE_MAX: 1_000_000,
      // No load balancer is told before a server closes.
      STOP_DRAIN_MS: 0,
      ...settings,
    };
    return serve(database, config, encryptionKey, computing);
  });
}

async function serve(
  { connections }: Pick<TestDatabase, 'connections'>,
  config: Config,
  encryptionKey: Buffer,
  computing?: Computing,
): Promise<TestServer> {
  const logged: string[] = [];
  const privateKey = await createSigningKey();
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  const changes = startChanges(connections.live, log);
  const services: Services = {
    config,
    log,
    connections,
    accessTokens: await createAccessTokens({
      privateKey,
      lifeSeconds: config.ACCESS_TOKEN_LIFE_SECONDS,
      issuer: `${config.siteUrl}/auth/v1`,
    }),
    computing: computing ?? computeHere({ config, log, connections }),
    refreshTokens: createRefreshTokens(privateKey),
    changes,
    doorTokens: createDoorTokens(privateKey),
    signInKey: deriveSignInKey(privateKey),
    ...createIntegrations({
      config,
      log,
      connections,
      encryptionKey,
      sandbox: { planningCenter: null, google: null },
    }),
  };
  const { address, close } = await listen(createApp(services), config);
  const newClient = () =>
    createClient(address, config.PUBLISHABLE_KEY, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
  return {
    url: address,
    services,
    logged,
    clientOf: async (email) => {
      const client = newClient();
      const { error } = await client.auth.signInWithPassword({ email, password: demoPassword });
      if (error) {
        throw error;
      }
      return client;
    },
    clientOfNobody: newClient,
    close: async () => {
      await Promise.all([close(), changes.stop()]);
    },
  };
}
