import { productOfList } from '#analytics/choices/choice-lists.ts';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import type { Product } from '#contract/messages/products.ts';

export type Part = keyof MeasureChoices;

/** What is suggested from each product. */
const restsOn: Readonly<Record<Product, readonly Part[]>> = {
  check_ins: ['weekStartsOn', 'attendance', 'kids', 'firstTimeGuests', 'serving'],
  services: ['serving'],
  groups: ['groups'],
  giving: ['giving'],
  people: ['firstTimeGuests'],
};

/** The parts that are suggested from a product. */
export function partsOf(product: string): readonly Part[] {
  const parts: Readonly<Record<string, readonly Part[]>> = restsOn;
  return parts[product] ?? [];
}

type Available = Pick<MeasureAvailable, 'refused' | 'unread'>;

/** The parts that rest on products that could not be read before and can be now. */
export function regainedParts(before: Available, now: Available): Part[] {
  const [missed, missing] = [productsUnread(before), productsUnread(now)];
  return Object.entries(restsOn).flatMap(([product, parts]) =>
    missed.has(product) && !missing.has(product) ? parts : [],
  );
}

/** The products of which something could not be read. */
export function productsUnread({ refused, unread = [] }: Available): Set<string> {
  return new Set([...Object.keys(refused), ...unread.map((list) => productOfList[list])]);
}

/** Whether lists were not read for another reason than that they are refused. */
export function hasUnread({ refused, unread = [] }: Available): boolean {
  return unread.some((list) => !Object.hasOwn(refused, productOfList[list]));
}

/** These parts of the choices alone. */
export function onlyParts(
  choices: MeasureChoices,
  parts: readonly Part[],
): Partial<MeasureChoices> {
  return Object.fromEntries(
    Object.entries(choices).filter(([key]) => parts.some((part) => part === key)),
  );
}
