import type { MeasureAvailable, MeasureChoices } from '#contract/functions/measures.ts';
import type { Product } from '#contract/messages/products.ts';

type Part = keyof MeasureChoices;

/** What is suggested from each product. */
const restsOn: Readonly<Record<Product, readonly Part[]>> = {
  check_ins: ['weekStartsOn', 'attendance', 'kids', 'firstTimeGuests', 'serving'],
  services: ['serving'],
  groups: ['groups'],
  giving: ['giving'],
  people: ['firstTimeGuests'],
};

type Available = Pick<MeasureAvailable, 'refused'>;

/** The parts that rest on products that were refused before and are granted now. */
export function regainedParts(before: Available, now: Available): Part[] {
  const isRegained = (product: string) =>
    Object.hasOwn(before.refused, product) && !Object.hasOwn(now.refused, product);
  return Object.entries(restsOn).flatMap(([product, parts]) => (isRegained(product) ? parts : []));
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
