import type { IntegrationType } from '#contract/tables/integrations.ts';
import { openPair } from '../credentials/token-pair.ts';
import { configuredIntegrations } from './configured-integrations.ts';
import type { UpkeepServices } from './upkeep-services.ts';

const perRound = 10;

/**
 * Revoking one Google token ends everything its person has granted us, including a new connection
 * and other churches that this person connected (docs/decisions/provider-tokens.md).
 */
const endsEveryGrant: ReadonlySet<IntegrationType> = new Set(['google_search_console']);

/** Whether the same person, or the church itself, has another live connection. */
const isGrantInUse = `exists (
  select from private.provider_credentials as credential
  where credential.integration_type = revocation.integration_type
    and (credential.account_id = revocation.account_id
      or credential.connected_by = revocation.connected_by))`;

type Revocation = {
  id: string;
  account_id: string;
  integration_type: IntegrationType;
  sealed_tokens: string;
  attempts: number;
};

type RevocationServices = Pick<
  UpkeepServices,
  'pool' | 'providers' | 'oauth' | 'keyring' | 'log' | 'timeoutMs'
>;

/**
 * Revokes tokens that are no longer ours at their provider. Failures are retried, first after a
 * minute and then at growing intervals, for three days. The signal ends the wait for a provider.
 */
export async function revokeTokens(
  services: RevocationServices,
  signal: AbortSignal,
): Promise<void> {
  await giveUpOld(services);
  const due = await claimDue(services);
  await Promise.all(due.map((revocation) => revokeOne(services, revocation, signal)));
}

/**
 * Postpones the rows before calling anybody, so that no other process and no crash repeats the call
 * at once.
 */
async function claimDue({ pool, providers }: RevocationServices): Promise<Revocation[]> {
  const { rows } = await pool.query<Revocation>(
    // Tokens whose revocation would end a live connection wait until that one is over too.
    `update private.provider_revocations
     set attempts = attempts + 1,
       next_attempt_at = now() + least(interval '6 hours', interval '1 minute' * 2 ^ least(attempts, 10))
     where id in (
       select id from private.provider_revocations as revocation
       where next_attempt_at <= now() and integration_type = any ($1)
         and not (integration_type = any ($3) and ${isGrantInUse})
       order by next_attempt_at limit $2 for update skip locked)
     returning id, account_id, integration_type, sealed_tokens, attempts`,
    [configuredIntegrations(providers), perRound, [...endsEveryGrant]],
  );
  return rows;
}

async function revokeOne(
  services: RevocationServices,
  revocation: Revocation,
  signal: AbortSignal,
): Promise<void> {
  const { pool, log } = services;
  const { id, account_id: accountId, integration_type: type, attempts } = revocation;
  const about = { accountId, type, attempts };
  try {
    await askToRevoke(services, revocation, signal);
    log.info(about, 'tokens were revoked at the provider');
    await pool.query('delete from private.provider_revocations where id = $1', [id]);
  } catch (error) {
    log.warn({ ...about, err: error }, 'tokens could not be revoked yet');
  }
}

async function askToRevoke(
  { providers, oauth, keyring, timeoutMs }: RevocationServices,
  revocation: Revocation,
  signal: AbortSignal,
): Promise<void> {
  const { account_id: accountId, integration_type: type, sealed_tokens: sealed } = revocation;
  const provider = providers[type];
  if (!provider) {
    return;
  }
  const { refreshToken, accessToken } = openPair(keyring, { accountId, type }, sealed);
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  await oauth.revoke(provider, refreshToken ?? accessToken, deadline);
}

/**
 * A month for tokens that could not even be tried, because the server was off or has no application
 * now.
 */
async function giveUpOld({ pool, log }: RevocationServices): Promise<void> {
  const { rows } = await pool.query<{ account_id: string; integration_type: string }>(
    `delete from private.provider_revocations as revocation
     where created_at < now() - case when attempts < 5 then interval '30 days' else interval '3 days' end
       and not (integration_type = any ($1) and ${isGrantInUse})
     returning account_id, integration_type`,
    [[...endsEveryGrant]],
  );
  for (const { account_id: accountId, integration_type: type } of rows) {
    log.error(
      { accountId, type },
      'tokens were given up unrevoked: the church may remove our access at the provider',
    );
  }
}
