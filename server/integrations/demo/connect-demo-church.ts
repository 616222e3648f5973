import pg from 'pg';
import type { Logger } from 'pino';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import type { Sandbox } from '#sandbox/start-sandbox.ts';
import type { ProviderCredentials } from '../credentials/provider-credentials.ts';
import type { ConnectionKey, Provider, Providers } from '../provider.ts';
import { AccessTokenRefused, ProviderError } from '../provider-error.ts';
import { addGroupHistory } from './add-group-history.ts';

type Services = {
  /** The owner's connection configuration, as the seed uses it. */
  owner: pg.ClientConfig;
  credentials: Pick<ProviderCredentials, 'connect' | 'withAccessToken'>;
  providers: Providers;
  sandbox: Pick<Sandbox, 'issue' | 'knows' | 'groupHistory' | 'clock'>;
  log: Logger;
};

type DemoConnection = {
  id: string;
  account_id: string;
  integration_type: IntegrationType;
  connected_at: Date | null;
  metadata: Record<string, unknown> | null;
  has_credentials: boolean;
};

/** The two connections that the seed says Grace Hill Church has, see database/seed/demo.sql. */
const demoConnectionIds = [
  '5eed0000-0000-4000-8000-0000000000d1',
  '5eed0000-0000-4000-8000-0000000000d2',
];
/** The super admin of the demo, in whose name this happens. */
const demoPersonId = '5eed0000-0000-4000-8000-000000000001';

const identities = {
  planning_center: 'grace-hill',
  google_search_console: 'several-properties',
} as const satisfies Record<IntegrationType, string>;

/** What a person would have chosen; see google-identities.ts. */
const chosenProperty = {
  property_url: 'sc-domain:gracehill.example',
  permission_level: 'siteOwner',
};

const checkTimeoutMs = 5000;

/**
 * Stores tokens that the sandbox accepts for the demo church, which the seed calls connected: at
 * the first start, and whenever the sandbox no longer accepts the stored ones (its state is gone,
 * or the demo was off for months). An integration served by anything but the sandbox is left alone.
 *
 * @returns what was connected
 * @throws what PostgreSQL said
 */
export async function connectDemoChurch(services: Services): Promise<IntegrationType[]> {
  const client = new pg.Client({ ...services.owner, application_name: 'steeple demo' });
  await client.connect();
  try {
    const connected: IntegrationType[] = [];
    for (const connection of await readConnections(client)) {
      const provider = services.providers[connection.integration_type];
      if (provider?.isSandbox && !(await works(services, connection))) {
        if (await connect(services, client, provider, connection)) {
          connected.push(connection.integration_type);
        }
      }
    }
    return connected;
  } finally {
    await client.end();
  }
}

async function readConnections(client: pg.Client): Promise<DemoConnection[]> {
  const { rows } = await client.query<DemoConnection>(
    `select integration.id, integration.account_id, integration.integration_type,
       integration.connected_at, integration.metadata,
       credential.account_id is not null as has_credentials
     from public.integrations as integration
     left join private.provider_credentials as credential using (account_id, integration_type)
     where integration.id = any($1) and integration.is_connected
     order by integration.id`,
    [demoConnectionIds],
  );
  return rows;
}

/** Whether the sandbox accepts what is stored, or renews it. */
async function works(
  { credentials, sandbox, log }: Services,
  connection: DemoConnection,
): Promise<boolean> {
  if (!connection.has_credentials) {
    return false;
  }
  const key = keyOf(connection);
  try {
    await credentials.withAccessToken(key, AbortSignal.timeout(checkTimeoutMs), async (token) => {
      if (!sandbox.knows(key.type, token)) {
        throw new AccessTokenRefused('The sandbox does not take this token.');
      }
    });
    return true;
  } catch (error) {
    const isOver = error instanceof ProviderError && error.code === 'reconnect_needed';
    if (!isOver) {
      log.warn({ ...key, err: error }, 'a demo connection could not be checked');
    }
    return !isOver;
  }
}

async function connect(
  { credentials, sandbox, log }: Services,
  client: pg.Client,
  provider: Provider,
  connection: DemoConnection,
): Promise<boolean> {
  const key = keyOf(connection);
  const scopes = provider.scope.split(' ');
  const { accessToken, refreshToken, issuedAtMs, expiresInSeconds } = sandbox.issue(
    key.type,
    identities[key.type],
    scopes,
  );
  const tokens = {
    accessToken,
    refreshToken,
    expiresAt: new Date(issuedAtMs + expiresInSeconds * 1000),
    scope: provider.scope,
    clientId: provider.clientId,
  };
  const outcome = await credentials.connect(
    key,
    { personId: demoPersonId, sessionId: null },
    tokens,
    metadataOf(connection),
  );
  if (outcome === 'refused') {
    log.warn(key, 'the demo connection was left without tokens');
    return false;
  }
  // As the seed tells it, the church has been connected for a long time.
  await client.query('update public.integrations set connected_at = $2 where id = $1', [
    connection.id,
    connection.connected_at,
  ]);
  if (key.type === 'planning_center' && !connection.has_credentials && connection.connected_at) {
    await addGroupHistory(client, sandbox, {
      accountId: key.accountId,
      identity: identities.planning_center,
      connectedAt: connection.connected_at,
      now: new Date(sandbox.clock.now()),
    });
  }
  return true;
}

/** A property is chosen at the first start only; after that the choice is up to people. */
function metadataOf(connection: DemoConnection): Record<string, unknown> {
  const isFirstTime = !connection.has_credentials && connection.metadata === null;
  const isGoogle = connection.integration_type === 'google_search_console';
  return isGoogle && isFirstTime ? chosenProperty : (connection.metadata ?? {});
}

function keyOf({ account_id, integration_type }: DemoConnection): ConnectionKey {
  return { accountId: account_id, type: integration_type };
}
