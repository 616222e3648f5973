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
 * Finds out, once per connection, whose rate limit Planning Center applies: all churches that one person
 * has connected share it.
 *
 * @returns whether a different organization, or Search Console property, is connected than before
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
  // The person is stored last, because once they are known the organization is not checked again.
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
