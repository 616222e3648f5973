import { numberFormat } from '#contract/formats.ts';
import {
  type OrganizationInfo,
  type PlanningCenterProduct,
  planningCenterProducts,
} from '#contract/functions/planning-center.ts';
import {
  planningCenterLabels,
  planningCenterWords,
  productHints,
} from '#contract/messages/integration-pages.ts';
import { dateHere } from '#web/lib/date-here.ts';

export type ProductTile = {
  key: string;
  label: string;
  /** With thousands separators, and "+" where there may be more; null when it is not available. */
  total: string | null;
  hint: string | undefined;
};

const isKnown = (key: string): key is PlanningCenterProduct =>
  planningCenterProducts.some((known) => known === key);
const labelOf = (key: string) => (isKnown(key) ? planningCenterLabels[key] : key);
const hintOf = (state: string) =>
  Object.entries(productHints).find(([known]) => known === state)?.[1];

/** The tiles of an answer: the known products in their order, then what we do not know, by its key. */
export function productTiles(products: OrganizationInfo['products']): ProductTile[] {
  const known = planningCenterProducts.filter((key) => key in products);
  const unknown = Object.keys(products).filter((key) => !isKnown(key));
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
    label: labelOf(key),
    total: available ? `${numberFormat({}).format(total ?? 0)}${isLowerBound ? '+' : ''}` : null,
    hint: asOf ? planningCenterWords.keptCount(momentWords(asOf)) : hintOf(state),
  };
}

function momentWords(instant: string): string {
  return dateHere({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}
