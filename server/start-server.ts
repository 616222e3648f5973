import pino from 'pino';
import type { DemoReading } from '#contract/functions/demo-reading.ts';
import { type OpenDatabase, openDatabase } from '#database/access/open-database.ts';
import { type DemoSignIn, findDemoSignIns } from '#database/seed/demo-sign-ins.ts';
import { seedDemo } from '#database/seed/seed-demo.ts';
import { shutOutDemo } from '#database/seed/shut-out-demo.ts';
import { createApp } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import { createDoorTokens } from './auth/door-tokens.ts';
import { requireTwoSteps } from './auth/factors/require-two-steps.ts';
import { type Keys, loadKeys } from './auth/keys.ts';
import { createRefreshTokens } from './auth/refresh-token.ts';
import { deriveSignInKey } from './auth/sign-in-limits.ts';
import { startComputePool } from './computing/compute-pool.ts';
import type { Config } from './config.ts';
import { ensureFirstSuperAdmin } from './first-super-admin.ts';
import { listen } from './http/listen.ts';
import { type RunningIntegrations, startIntegrations } from './integrations/start-integrations.ts';
import { startChanges } from './live/changes.ts';
import type { Changes, Computing } from './services.ts';
import { type Background, startBackground } from './start-background.ts';
import { createDemoReading } from './sync/demo-reading.ts';

export type RunningServer = {
  /** Where it listens, e.g. `http://127.0.0.1:3000`. */
  address: string;
  /** With the demo: those sign-ins that its password still opens. */
  demoSignIns: DemoSignIn[];
  /** How far the demo church has been read. */
  readDemo(): Promise<DemoReading>;
  /** Lets running requests finish (at most ten seconds), then closes everything. */
  stop(): Promise<void>;
};

/**
 * Starts a whole Steeple: keys, database, first people, outside systems, HTTP.
 *
 * @param config the configuration
 * @param say where to tell a person about it
 * @throws ConfigError, KeysError, EngineError or MigrationError; whatever was opened until then is
 *   closed again
 */
export async function startServer(
  config: Config,
  say: (line: string) => void,
): Promise<RunningServer> {
  const log = pino({ level: config.LOG_LEVEL }, pino.destination({ sync: false }));
  const keys = await loadKeys({
    dataDir: config.DATA_DIR,
    jwtPrivateKey: config.JWT_PRIVATE_KEY,
    jwtKeysAccepted: config.JWT_KEYS_ACCEPTED,
    encryptionKey: config.ENCRYPTION_KEY,
    mayGenerate: config.DATABASE_URL === undefined,
  });
  const database = await openConfigured(config, keys, say, log);
  let integrations: RunningIntegrations | undefined;
  let computing: Computing | undefined;
  let letters: Computing | undefined;
  let changes: Changes | undefined;
  let background: Background | undefined;
  try {
    await bringFirstPeople(config, database, say);
    await requireTwoSteps(database.owner, config.REQUIRE_TWO_STEPS);
    integrations = await startIntegrations({ config, log, database, keys });
    const { providers, oauth, credentials, keyring } = integrations;
    computing = startComputePool(config, database.settings);
    letters = startComputePool(config, database.settings, { isPatient: true });
    changes = startChanges(database.connections.live, log);
    const tokens = await createTokens(config, keys);
    const app = createApp({
      config,
      log,
      connections: database.connections,
      providers,
      oauth,
      credentials,
      keyring,
      computing,
      changes,
      ...tokens,
    });
    const listening = await listen(app, config);
    background = await startBackground({
      config,
      log,
      connections: database.connections,
      keys,
      integrations,
      doorTokens: tokens.doorTokens,
      letters,
      changes,
    });
    return {
      address: listening.address,
      demoSignIns: config.isDemo ? await findDemoSignIns(database.owner) : [],
      readDemo: createDemoReading(config, database.connections.jobs),
      stop: async () => {
        await Promise.all([listening.close(), background?.stop(), changes?.stop()]);
        await Promise.all([computing?.close(), letters?.close()]);
        await integrations?.stop();
        await database.close();
        log.flush();
      },
    };
  } catch (error) {
    await background?.stop();
    await Promise.all([computing?.close(), letters?.close(), changes?.stop()]);
    await integrations?.stop();
    await database.close();
    throw error;
  }
}

/** What signs, checks and names with the signing key. */
async function createTokens(config: Config, { jwtPrivateKey, jwtKeysAccepted }: Keys) {
  return {
    accessTokens: await createAccessTokens({
      privateKey: jwtPrivateKey,
      acceptedKeys: jwtKeysAccepted,
      lifeSeconds: config.ACCESS_TOKEN_LIFE_SECONDS,
      issuer: `${config.siteUrl}/auth/v1`,
    }),
    refreshTokens: createRefreshTokens(jwtPrivateKey, jwtKeysAccepted),
    doorTokens: createDoorTokens(jwtPrivateKey, jwtKeysAccepted),
    signInKey: deriveSignInKey(jwtPrivateKey),
  };
}

function openConfigured(
  config: Config,
  keys: Keys,
  say: (line: string) => void,
  log: pino.Logger,
): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl: config.DATABASE_URL,
    poolerUrl: config.DATABASE_POOLER_URL,
    dataDir: config.DATA_DIR,
    fallbackSecrets: [keys.jwtPrivateKey, ...keys.jwtKeysAccepted],
    limits: {
      poolSize: config.POOL_SIZE,
      acquireTimeoutMs: config.REQUEST_TIMEOUT_MS,
      statementTimeoutMs: config.REQUEST_TIMEOUT_MS,
      clockAheadMs: config.clock.aheadMs,
    },
    say,
    onLost: (reason) => {
      log.fatal({ reason }, 'the embedded database is lost');
      process.exit(1);
    },
  });
}

/** The demo churches, or else the first super admin that the operator named. */
async function bringFirstPeople(
  config: Config,
  { owner }: OpenDatabase,
  say: (line: string) => void,
): Promise<void> {
  if (config.isDemo) {
    if (await seedDemo(owner)) {
      say('The demo churches were added.');
    }
    return;
  }
  await shutOutDemo(owner);
  const { SUPER_ADMIN_EMAIL: email, SUPER_ADMIN_PASSWORD: password } = config;
  if (email && password) {
    const isCreated = await ensureFirstSuperAdmin(owner, { email, password });
    say(
      isCreated
        ? `The first Super Admin was created: ${email}`
        : 'SUPER_ADMIN_EMAIL was ignored because this database already has a Super Admin. If it shouldn’t, check its users.',
    );
  }
}
