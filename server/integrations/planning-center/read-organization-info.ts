import type { Logger } from 'pino';
import {
  type PlanningCenterProduct,
  planningCenterProducts,
} from '#contract/functions/planning-center.ts';
import { startDeadline } from '../deadline.ts';
import { ProviderError } from '../provider-error.ts';
import type { ProviderAccess } from '../provider-fetch.ts';
import { type CountedProduct, countProduct, type ProductTile } from './count-product.ts';
import { createPlanningCenter, type PlanningCenter } from './planning-center.ts';
import {
  type Organization,
  readOrganization,
  readOrganizationOfProduct,
} from './read-organization.ts';

/**
 * Share of the remaining time; the rest lets the answer come when a product hangs until the end.
 */
const shareOfTime = 0.9;

export type OrganizationReading = {
  organization: Organization;
  products: Record<string, ProductTile>;
};

type CountedEntry = readonly [PlanningCenterProduct, CountedProduct];

/**
 * Reads the organization and counts all products. A product that fails is a failed tile.
 *
 * @throws ProviderError `provider_unavailable` when all of them fail; AccessTokenRefused when the
 *   token is invalid and may still be renewed
 */
export async function readOrganizationInfo(
  access: ProviderAccess,
  connection: { accountId: string; mayRenewToken: boolean; log: Logger },
): Promise<OrganizationReading> {
  const stop = new AbortController();
  const deadline = startDeadline(access.deadline.remainingMs() * shareOfTime, stop.signal);
  const planningCenter = createPlanningCenter({ ...access, deadline }, connection);
  try {
    return await readAll(planningCenter);
  } finally {
    // After a refused token nobody waits for the other answers.
    stop.abort();
  }
}

async function readAll(planningCenter: PlanningCenter): Promise<OrganizationReading> {
  const count = async (product: PlanningCenterProduct): Promise<CountedEntry> => [
    product,
    await countProduct(planningCenter, product),
  ];
  const [organization, counted] = await Promise.all([
    readOrganization(planningCenter),
    Promise.all(planningCenterProducts.map(count)),
  ]);
  if (counted.every(([, { tile }]) => tile.state === 'failed')) {
    throw new ProviderError('provider_unavailable', 'Planning Center: no product answered');
  }
  return {
    organization: await completeOrganization(planningCenter, organization, counted),
    products: Object.fromEntries(counted.map(([product, { tile }]) => [product, tile])),
  };
}

/** What /current/v2/me left out: any product knows its church, its lists at least the id. */
async function completeOrganization(
  planningCenter: PlanningCenter,
  organization: Organization,
  counted: readonly CountedEntry[],
): Promise<Organization> {
  if (organization.name !== null && organization.id !== null) {
    return organization;
  }
  const product = counted.find(([, { tile }]) => tile.available)?.[0];
  const ofProduct = product ? await readOrganizationOfProduct(planningCenter, product) : undefined;
  const listed = counted.find(([, { organizationId }]) => organizationId !== null)?.[1];
  return {
    name: organization.name ?? ofProduct?.name ?? null,
    id: organization.id ?? ofProduct?.id ?? listed?.organizationId ?? null,
  };
}
