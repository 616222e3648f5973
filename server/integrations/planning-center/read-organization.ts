import type { PlanningCenterProduct } from '#contract/functions/planning-center.ts';
import { meAnswer, productRootAnswer } from './answers.ts';
import type { PlanningCenter } from './planning-center.ts';
import { productFacts } from './products.ts';

export type Organization = { name: string | null; id: string | null };

/**
 * Reads the connected organization; needs no scope and no product.
 *
 * @returns nulls for what is not given
 */
export async function readOrganization(planningCenter: PlanningCenter): Promise<Organization> {
  const answer = await planningCenter.get('current', '/current/v2/me', { include: 'organization' });
  const parsed = answer.verdict === 'available' ? meAnswer.safeParse(answer.body) : undefined;
  if (!parsed?.success) {
    return { name: null, id: null };
  }
  const { data, included } = parsed.data;
  const id = data.relationships?.organization.data?.id ?? null;
  // The relationship may be missing; then the one included organization is the church.
  const only = id === null && included.length === 1 ? included[0] : undefined;
  const organization = only ?? included.find((candidate) => candidate.id === id);
  return { name: organization?.attributes?.name ?? null, id: organization?.id ?? id };
}

/** Reads the organization from a product that has already answered. */
export async function readOrganizationOfProduct(
  planningCenter: PlanningCenter,
  product: PlanningCenterProduct,
): Promise<Organization> {
  const { slug } = productFacts[product];
  const answer = await planningCenter.get(slug, `/${slug}/v2`);
  const parsed =
    answer.verdict === 'available' ? productRootAnswer.safeParse(answer.body) : undefined;
  return parsed?.success
    ? { name: parsed.data.data.attributes?.name ?? null, id: parsed.data.data.id }
    : { name: null, id: null };
}
