import { z } from 'zod';
import { connectionRequest } from '#contract/functions/connections.ts';
import type { OrganizationInfo } from '#contract/functions/planning-center.ts';
import { ApiError } from '../../http/api-error.ts';
import {
  type OrganizationReading,
  readOrganizationInfo,
} from '../../integrations/planning-center/read-organization-info.ts';
import { createSharedReadings } from '../../integrations/shared-readings.ts';
import { type ConnectedIntegration, withConnectedIntegration } from '../connected-integration.ts';
import type { NamedFunction } from '../named-function.ts';
import { keepCounts } from './keep-counts.ts';

/** What `integrations.metadata` holds of Planning Center. */
const knownFacts = z.object({
  organization_name: z.string().nullable().default(null).catch(null),
  organization_id: z.string().nullable().default(null).catch(null),
});

/** How a product looks to a person who may not see it. */
const unseen = { available: false, total: null, state: 'unavailable' } as const;

const shareReading = createSharedReadings<OrganizationReading>();

/** The church's organization at Planning Center and its eight products, read there now. */
export const planningCenterOrganizationInfo: NamedFunction<z.infer<typeof connectionRequest>> = {
  request: connectionRequest,
  async run(services, claims, { accountId }, c): Promise<OrganizationInfo> {
    const log = c.get('log');
    const key = { accountId, type: 'planning_center' } as const;
    const read = () =>
      withConnectedIntegration({ services, claims, key, log }, async (system) => {
        const connection = { accountId, connectedAt: system.connectedAt };
        // Concurrent requests for the same share one answer, which spares the rate limit.
        const reading = await shareReading(JSON.stringify(connection), () =>
          system.reach((access, { mayRenewToken }) =>
            readOrganizationInfo(access, { accountId, mayRenewToken, log }),
          ),
        );
        const facts = await rememberOrganization(system, reading);
        const products = await keepCounts(services, connection, reading.products);
        return {
          metadata: { ...system.metadata, ...facts },
          organization: { name: facts.organization_name, id: facts.organization_id },
          products: system.seesGiving ? products : { ...products, giving: unseen },
          ...(system.provider.isSandbox ? { sandbox: true } : {}),
        };
      });
    try {
      return await read();
    } catch (error) {
      // What was read is over, but another connection may have taken its place meanwhile.
      if (error instanceof ApiError && error.content.code === 'not_connected') {
        return read();
      }
      throw error;
    }
  },
};

/**
 * Stores what is new about the organization.
 *
 * @returns what is known of it, from now or from before
 */
async function rememberOrganization(
  { metadata, remember }: ConnectedIntegration,
  { organization }: OrganizationReading,
): Promise<z.infer<typeof knownFacts>> {
  const known = knownFacts.parse(metadata);
  const facts = {
    organization_name: organization.name ?? known.organization_name,
    organization_id: organization.id ?? known.organization_id,
  };
  const isNew =
    facts.organization_name !== known.organization_name ||
    facts.organization_id !== known.organization_id;
  if (isNew) {
    await remember(facts);
  }
  return facts;
}
