import { join } from 'node:path';
import type { Logger } from 'pino';
import type { OpenDatabase } from '#database/access/open-database.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import type { Keys } from '../auth/keys.ts';
import type { Config } from '../config.ts';
import { createIntegrations, type Integrations } from './create-integrations.ts';
import { connectDemoChurch } from './demo/connect-demo-church.ts';
import { registeredRedirectUris } from './demo/registered-redirect-uris.ts';
import { sandboxApplication, sandboxedIntegrations, sandboxRateLimit } from './read-providers.ts';
import { startUpkeep } from './upkeep/start-upkeep.ts';

/** Between rounds of token upkeep. */
const upkeepIntervalMs = 5_000;

export type RunningIntegrations = Integrations & {
  /** Waits for running work; call it before the database is closed. */
  stop(): Promise<void>;
};

export type IntegrationServices = {
  config: Config;
  log: Logger;
  database: Pick<OpenDatabase, 'connections' | 'owner'>;
  keys: Pick<Keys, 'encryptionKey'>;
};

/**
 * Starts the integrations: with the demo on the sandboxes that stand in for the providers, and the
 * upkeep of connections.
 *
 * @throws ConfigError; whatever was started until then is stopped again
 */
export async function startIntegrations(
  services: IntegrationServices,
): Promise<RunningIntegrations> {
  const { config, log, database, keys } = services;
  const sandbox = await startSandboxIfNeeded(config);
  try {
    const { connections } = database;
    const integrations = createIntegrations({
      config,
      log,
      connections,
      encryptionKey: keys.encryptionKey,
      sandbox: { planningCenter: sandbox?.planningCenter ?? null, google: sandbox?.google ?? null },
    });
    if (sandbox) {
      await connectDemoChurch({ ...integrations, owner: database.owner, sandbox, log });
    }
    const upkeep = startUpkeep({
      ...integrations,
      pool: connections.providers,
      log,
      auditNamesDays: config.AUDIT_NAMES_DAYS,
      intervalMs: upkeepIntervalMs,
      timeoutMs: config.PROVIDER_TIMEOUT_MS,
    });
    return {
      ...integrations,
      stop: async () => {
        await upkeep.stop();
        await integrations.credentials.settle();
        await sandbox?.close();
      },
    };
  } catch (error) {
    await sandbox?.close();
    throw error;
  }
}

/**
 * A church that has been here for three years still has what Google forgets after sixteen months.
 */
const demoSearchMonths = 36;

async function startSandboxIfNeeded(config: Config): Promise<Sandbox | null> {
  const only = sandboxedIntegrations(config);
  if (!only.planningCenter && !only.google) {
    return null;
  }
  // Production neither loads nor ships it.
  const { startSandbox } = await import('#sandbox/start-sandbox.ts');
  const { createTurnableClock } = await import('#sandbox/clock.ts');
  const { createSwitches } = await import('#sandbox/switches.ts');
  return await startSandbox({
    application: sandboxApplication,
    host: '127.0.0.1',
    redirectUris: registeredRedirectUris(config),
    only,
    clock: createTurnableClock(config.clock.now().getTime()),
    stateFile: join(config.DATA_DIR, 'sandbox.json'),
    switches: createSwitches({
      planningCenter: { rateLimitCount: sandboxRateLimit },
      google: { historyMonths: demoSearchMonths },
    }),
  });
}
