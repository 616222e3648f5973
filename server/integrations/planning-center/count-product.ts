import type { z } from 'zod';
import type {
  PlanningCenterProduct,
  planningCenterProduct,
} from '#contract/functions/planning-center.ts';
import { listAnswer } from './answers.ts';
import type { PlanningCenter } from './planning-center.ts';
import { type CountedList, productFacts } from './products.ts';

export type ProductTile = z.infer<typeof planningCenterProduct>;

export type CountedProduct = {
  tile: ProductTile;
  /** The church's id as the list has it, or null. */
  organizationId: string | null;
};

/**
 * Counts what a product's tile shows; a product without a count says why.
 *
 * @throws AccessTokenRefused
 */
export async function countProduct(
  planningCenter: PlanningCenter,
  product: PlanningCenterProduct,
): Promise<CountedProduct> {
  const lists: readonly CountedList[] = productFacts[product].lists;
  for (const list of lists) {
    const counted = await countList(planningCenter, product, list);
    if (counted) {
      return counted;
    }
  }
  return without('failed');
}

/** @returns null when the number does not count what was asked for */
async function countList(
  planningCenter: PlanningCenter,
  product: PlanningCenterProduct,
  list: CountedList,
): Promise<CountedProduct | undefined> {
  const parameters = { ...list.parameters, per_page: '1' };
  const answer = await planningCenter.get(productFacts[product].slug, list.path, parameters);
  if (answer.verdict !== 'available') {
    return without(answer.verdict);
  }
  const parsed = listAnswer.safeParse(answer.body);
  if (!parsed.success) {
    return without('failed');
  }
  const { total_count: total, can_query_by: queryKeys, parent } = parsed.data.meta;
  if (list.whereKey !== undefined && !queryKeys.includes(list.whereKey)) {
    return;
  }
  return {
    tile: tileOf(product, total),
    organizationId: parent?.type === 'Organization' ? parent.id : null,
  };
}

function tileOf(product: PlanningCenterProduct, total: number): ProductTile {
  // Groups hides rows from people with a low role instead of refusing.
  const state = product === 'groups' && total === 0 ? 'maybe_hidden' : 'available';
  const facts = productFacts[product];
  const isCapped = 'countsNoFurtherThan' in facts && total === facts.countsNoFurtherThan;
  return { available: true, total, state, ...(isCapped ? { isLowerBound: true } : {}) };
}

function without(state: 'not_granted' | 'unavailable' | 'failed'): CountedProduct {
  return { tile: { available: false, total: null, state }, organizationId: null };
}
