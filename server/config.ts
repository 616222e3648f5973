import { join } from 'node:path';
import { z } from 'zod';
import { createClock } from './clock.ts';
import { type MailSettings, readMailSettings } from './mail-settings.ts';

const seconds = (fallback: number) => z.coerce.number().int().positive().default(fallback);
const count = seconds;
const address = z.url({ protocol: /^https?$/ });

/** Every variable the server reads, with its default. docs/configuration.md says what each is for. */
const environment = z.object({
  NODE_ENV: z.string().trim().toLowerCase().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_POOLER_URL: z.string().min(1).optional(),
  SITE_URL: address.optional(),
  DEMO: z.enum(['on', 'off']).optional(),
  STEEPLE_NOW: z.iso.datetime({ offset: true }).optional(),
  SUPER_ADMIN_EMAIL: z.email().optional(),
  SUPER_ADMIN_PASSWORD: z.string().min(6).max(128).optional(),
  PUBLISHABLE_KEY: z.string().min(1).default('sb_publishable_steeple'),
  JWT_PRIVATE_KEY: z.string().min(1).optional(),
  JWT_KEYS_ACCEPTED: z.string().default(''),
  ENCRYPTION_KEY: z.string().min(1).optional(),
  ENCRYPTION_KEYS_ACCEPTED: z.string().default(''),
  PCO_CLIENT_ID: z.string().min(1).optional(),
  PCO_CLIENT_SECRET: z.string().min(1).optional(),
  PCO_BASE_URL: address.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTH_URL: address.optional(),
  GOOGLE_TOKEN_URL: address.optional(),
  GOOGLE_REVOKE_URL: address.optional(),
  GSC_BASE_URL: address.optional(),
  AI_BASE_URL: address.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_DIALECT: z.enum(['openai', 'anthropic']).default('openai'),
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).optional(),
  AUDIT_NAMES_DAYS: count(365),
  REQUIRE_TWO_STEPS: z.enum(['off', 'super_admins', 'everybody']).default('off'),
  METRICS_TOKEN: z.string().min(16).optional(),
  TRUST_PROXY: z.enum(['on', 'off']).default('off'),
  ACCESS_TOKEN_LIFE_SECONDS: seconds(3600),
  REFRESH_REUSE_INTERVAL_SECONDS: z.coerce.number().int().min(0).default(10),
  SIGN_IN_FAILURES_MAX: count(10),
  BODY_BYTES_MAX: count(1_048_576),
  ROWS_MAX: count(50_000),
  REQUEST_TIMEOUT_MS: count(10_000),
  PEOPLE_VERDICTS: z.enum(['on', 'off']).optional(),
  PCO_LIST_STEPS: z.enum(['on', 'off']).default('off'),
  SYNCS_AT_ONCE: z.coerce.number().int().min(0).default(4),
});

/**
 * What only tests and benchmarks change, as arguments of `server/main.ts` (`NAME=value`): no operator
 * needs another value.
 */
const trial = z.strictObject({
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** Requests in 20 seconds that Planning Center allows one person; its answers can only lower it. */
  PCO_RATE_LIMIT: count(100),
  /** Connections of each of four database logins. */
  POOL_SIZE: count(10),
  /** One request to a provider, retries included. */
  PROVIDER_TIMEOUT_MS: count(12_000),
  /** How long `/ready` fails before connections are refused. */
  STOP_DRAIN_MS: z.coerce.number().int().min(0).optional(),
  /** Changes by one person, in each process. */
  WRITES_PER_MINUTE_MAX: count(100_000),
});

/** A load balancer that checks `/ready` every five seconds has moved on by then. */
const drainMs = { behindProxy: 5_000, alone: 250 };

/** The names of the arguments. */
export const trialNames: ReadonlySet<string> = new Set(Object.keys(trial.shape));

export type Config = ReturnType<typeof readConfig>;

/** A setting is missing or wrong; the message names it and says what it must be. */
export class ConfigError extends Error {
  readonly code = 'config_invalid';

  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}

/**
 * Reads the configuration once, at the start.
 *
 * @param variables the process's environment (an empty variable counts as not set)
 * @param given the process's arguments by name
 * @returns typed settings
 * @throws ConfigError
 */
export function readConfig(
  variables: Record<string, string | undefined>,
  given: Record<string, string> = {},
) {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const values = parse(environment, set);
  const { STOP_DRAIN_MS, ...tried } = parse(trial, given);
  const isProduction = values.NODE_ENV === 'production';
  if (isProduction && values.DEMO === 'on') {
    throw new ConfigError(
      'You can’t use DEMO=on with NODE_ENV=production: anyone could use the demo sign-ins. Unset one of them.',
    );
  }
  if (isProduction && values.STEEPLE_NOW) {
    throw new ConfigError(
      'You can’t use STEEPLE_NOW with NODE_ENV=production: it would count weeks that aren’t over. Unset it.',
    );
  }
  requireOwnKeys(values);
  const isDemo = (values.DEMO ?? (isProduction ? 'off' : 'on')) === 'on';
  if (isDemo) {
    requireOwnMachine(values);
  }
  if (isProduction) {
    requireSecureModel(values);
  }
  const siteUrl = new URL(values.SITE_URL ?? `http://localhost:${values.PORT}`).origin;
  const ownOrigins: ReadonlySet<string> = new Set(ownOriginsOf(siteUrl));
  return {
    ...values,
    ...tried,
    STOP_DRAIN_MS:
      STOP_DRAIN_MS ?? (values.TRUST_PROXY === 'on' ? drainMs.behindProxy : drainMs.alone),
    isProduction,
    isDemo,
    clock: createClock(isDemo ? values.STEEPLE_NOW : undefined),
    people: {
      // Not before twenty real churches have been looked at.
      tellsVerdicts: (values.PEOPLE_VERDICTS ?? (isDemo ? 'on' : 'off')) === 'on',
      tellsAllSteps: values.PCO_LIST_STEPS === 'on',
    },
    mail: readMail(values, isProduction),
    siteUrl,
    ownOrigins,
    allowedOrigins: ownOrigins,
    trustsProxy: values.TRUST_PROXY === 'on',
    /** How long a consent page may take; tests take less. */
    connectionStateLifeSeconds: 600,
    webFolder: join(import.meta.dirname, '../dist/web'),
  };
}

/**
 * Reads `NAME=value` arguments; `readConfig` refuses those it does not know.
 */
export function readArguments(args: readonly string[]): Record<string, string> {
  const pairs = args.map((text) => /^([A-Z_]+)=(.*)$/.exec(text)?.slice(1) ?? [text, '']);
  return Object.fromEntries(pairs);
}

function parse<Schema extends z.ZodType>(schema: Schema, given: object): z.infer<Schema> {
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings don’t work:\n  ${lines.join('\n  ')}`);
  }
  return parsed.data;
}

/** Processes that share a database must share its keys, so none may generate its own. */
function requireOwnKeys(values: z.infer<typeof environment>): void {
  if (!values.DATABASE_URL) {
    if (values.DATABASE_POOLER_URL) {
      throw new ConfigError(
        'DATABASE_POOLER_URL needs DATABASE_URL: migrations and live lists go around the pooler.',
      );
    }
    return;
  }
  const missing = (['JWT_PRIVATE_KEY', 'ENCRYPTION_KEY'] as const).filter((name) => !values[name]);
  if (missing.length > 0) {
    throw new ConfigError(
      `With DATABASE_URL these must be set as well, the same for every process: ${missing.join(', ')}. "npm run keys" prints a fresh pair.`,
    );
  }
}

/** The demo password is public, so nobody else may reach the demo. */
function requireOwnMachine({ SITE_URL, HOST }: z.infer<typeof environment>): void {
  const name =
    SITE_URL && !isOwnMachine(new URL(SITE_URL).hostname)
      ? `SITE_URL=${SITE_URL}`
      : isOwnMachine(HOST)
        ? undefined
        : `HOST=${HOST}`;
  if (name) {
    throw new ConfigError(
      `The demo can’t run with ${name}, because other people could reach it and its sign-ins are public. Set NODE_ENV=production (or DEMO=off), with SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD for the first Super Admin.`,
    );
  }
}

/** Null without `SMTP_URL`. */
function readMail(
  { SMTP_URL, MAIL_FROM }: z.infer<typeof environment>,
  isProduction: boolean,
): MailSettings | null {
  if (SMTP_URL === undefined) {
    return null;
  }
  try {
    return readMailSettings(SMTP_URL, MAIL_FROM, (host) => isProduction && !isOwnMachine(host));
  } catch (error) {
    throw new ConfigError(error instanceof Error ? error.message : String(error));
  }
}

/** A request to a model holds what a card found, without a number, and the key. */
function requireSecureModel({ AI_BASE_URL }: z.infer<typeof environment>): void {
  const url = new URL(AI_BASE_URL ?? 'https://localhost');
  if (url.protocol === 'http:' && !isOwnMachine(url.hostname)) {
    throw new ConfigError(
      `You can’t use AI_BASE_URL=${AI_BASE_URL} in production: the key and your texts would be sent unencrypted. Use https://, or an address on this machine.`,
    );
  }
}

/**
 * @param host a name or an address
 * @returns whether only this machine can reach it (RFC 6761, 6.3; RFC 1122, 3.2.1.3)
 */
function isOwnMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i.test(host);
}

/** The origins of this server: on a developer machine, all three names of the machine. */
function ownOriginsOf(siteUrl: string): string[] {
  const { protocol, hostname, port } = new URL(siteUrl);
  const loopbacks = ['localhost', '127.0.0.1', '[::1]'];
  if (!loopbacks.includes(hostname)) {
    return [siteUrl];
  }
  const names = loopbacks.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
  return [...new Set([siteUrl, ...names])];
}
