import pino from 'pino';
import { z } from 'zod';
import { openConnections } from '#database/access/connections.ts';
import { createKeyring } from '#server/integrations/credentials/keyring.ts';
import { createProviderCredentials } from '#server/integrations/credentials/provider-credentials.ts';
import type { OauthClient } from '#server/integrations/oauth/oauth-client.ts';
import { oauth } from './oauth-client.ts';
import { callApi } from './token-endpoint.ts';

/** A minimal server process: on command, makes concurrent calls for one church. */
const processPlan = z.object({
  database: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
  loginPassword: z.string(),
  encryptionKey: z.base64(),
  provider: z.object({
    type: z.enum(['planning_center', 'google_search_console']),
    isSandbox: z.boolean(),
    clientId: z.string(),
    clientSecret: z.string(),
    authorizeUrl: z.string(),
    tokenUrl: z.string(),
    revokeUrl: z.string(),
    apiUrl: z.string(),
    scope: z.string(),
    rate: z.object({ limit: z.number(), periodSeconds: z.number() }),
    authorizeParameters: z.record(z.string(), z.string()),
  }),
  accountId: z.string(),
  calls: z.number(),
  /** Whether it kills itself after the provider's answer, before anything is stored. */
  diesAfterAnswer: z.boolean(),
});

const plan = processPlan.parse(JSON.parse(process.argv[2] ?? ''));
const { provider, accountId } = plan;

const refresh: OauthClient['refresh'] = async (...request) => {
  const tokens = await oauth.refresh(...request);
  if (plan.diesAfterAnswer) {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  }
  return tokens;
};
const connections = openConnections(plan.database, plan.loginPassword, {
  poolSize: 5,
  acquireTimeoutMs: 5000,
  statementTimeoutMs: 5000,
});
const credentials = createProviderCredentials({
  pool: connections.providers,
  providers: { planning_center: null, google_search_console: null, [provider.type]: provider },
  oauth: { refresh },
  keyring: createKeyring(Buffer.from(plan.encryptionKey, 'base64')),
  log: pino({ level: 'silent' }),
  timeoutMs: 5000,
});

process.once('message', async () => {
  const signal = AbortSignal.timeout(10_000);
  const calls = Array.from({ length: plan.calls }, () =>
    credentials.withAccessToken({ accountId, type: provider.type }, signal, (token) =>
      callApi(provider, token),
    ),
  );
  process.send?.(await Promise.allSettled(calls), () => process.exit());
});
process.send?.('ready');
