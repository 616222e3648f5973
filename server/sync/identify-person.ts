import { z } from 'zod';
import type { ConnectionKey } from '../integrations/provider.ts';
import type { ProviderGet } from './provider-get.ts';
import { ReadingRefused } from './reader.ts';
import type { RunServices } from './run.ts';
import type { ClaimedRun } from './sync-store.ts';

const whoami = z.object({
  data: z.object({
    id: z.string().min(1).max(100),
    relationships: z
      .object({ organization: z.object({ data: z.object({ id: z.string() }).nullable() }) })
      .optional()
      .catch(undefined),
  }),
});

type Run = {
  services: Pick<RunServices, 'store' | 'hashPerson' | 'log'>;
  key: ConnectionKey;
  holder: string;
  claim: ClaimedRun;
};

/**
 * Finds out whom Planning Center counts this connection's requests for, once a connection: all
 * churches that one person has connected share one pace. Gives true when what is connected is another
 * organization than before, or another property of Search Console.
 */
export async function identifyPerson(
  { services, key, holder, claim }: Run,
  get: ProviderGet,
): Promise<boolean> {
  const property = claim.metadata.property_url;
  if (key.type === 'google_search_console' && typeof property === 'string') {
    return await services.store.rememberOrigin(key, holder, property);
  }
  if (key.type !== 'planning_center' || claim.personHash !== null) {
    return false;
  }
  const answer = await get({ path: '/current/v2/me' }).catch(unlessRefused);
  const parsed = whoami.safeParse(answer);
  if (!parsed.success) {
    services.log.warn(
      'Planning Center did not say who connected; this connection has a pace alone',
    );
    return false;
  }
  const { id, relationships } = parsed.data.data;
  const organizationId = relationships?.organization.data?.id;
  // The person comes last: once they are known, nobody asks about the organization again.
  const isAnew = organizationId
    ? await services.store.rememberOrigin(key, holder, organizationId)
    : false;
  await services.store.rememberPerson(key, holder, services.hashPerson(id));
  return isAnew;
}

function unlessRefused(error: unknown): null {
  if (error instanceof ReadingRefused) {
    return null;
  }
  throw error;
}
