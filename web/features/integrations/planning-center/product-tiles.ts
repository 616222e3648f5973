import {
  type OrganizationInfo,
  type PlanningCenterProduct,
  planningCenterProducts,
} from '#contract/functions/planning-center.ts';
import { keptCountHint, productHints } from '#contract/messages/integrations.ts';

export type ProductTile = {
  key: string;
  label: string;
  /** With thousands separators, and "+" where there may be more; null when it is not available. */
  total: string | null;
  hint: string | undefined;
};

const labels: Record<PlanningCenterProduct, string> = {
  people: 'People',
  services: 'Services',
  check_ins: 'Check-Ins',
  giving: 'Giving',
  calendar: 'Calendar',
  groups: 'Groups',
  publishing: 'Publishing',
  registrations: 'Registration',
};

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const count = new Intl.NumberFormat('en-US');
const labelByKey: ReadonlyMap<string, string> = new Map(Object.entries(labels));
const hintByState: ReadonlyMap<string, string> = new Map(Object.entries(productHints));

/** The tiles of an answer: the known products in their order, then what we do not know, by its key. */
export function productTiles(products: OrganizationInfo['products']): ProductTile[] {
  const known = planningCenterProducts.filter((key) => key in products);
  const unknown = Object.keys(products).filter((key) => !labelByKey.has(key));
  return [...known, ...unknown].flatMap((key) => {
    const product = products[key];
    return product ? [tileOf(key, product)] : [];
  });
}

/** The labels of the products that did not answer, whether or not they have a count from earlier. */
export function failedProducts(products: OrganizationInfo['products']): string[] {
  return productTiles(products).flatMap(({ key, label }) =>
    products[key]?.state === 'failed' ? [label] : [],
  );
}

function tileOf(key: string, product: OrganizationInfo['products'][string]): ProductTile {
  const { available, total, state = '', isLowerBound = false, asOf } = product;
  return {
    key,
    label: labelByKey.get(key) ?? key,
    total: available ? `${count.format(total ?? 0)}${isLowerBound ? '+' : ''}` : null,
    hint: asOf ? keptCountHint(dayAndTime.format(new Date(asOf))) : hintByState.get(state),
  };
}
