import { createHash } from 'node:crypto';
import { addDays } from '#analytics/calendar/plain-date.ts';
import type { EventEvidence, HeldTime } from '#analytics/suggestion/evidence.ts';
import { uncountedWeeks } from '#analytics/suggestion/left-out-times.ts';
import { suggestionRules } from '#analytics/suggestion/rules.ts';
import type { Product } from '#contract/messages/products.ts';
import type { KeptChoices } from '../../../church/choices.ts';
import { type Catalogue, latelyDays } from './read-catalogue.ts';
import { type Part, partsOf, productsUnread } from './regained.ts';

export type SuggestionBases = KeptChoices['suggestedBy'];

/**
 * What the suggestion of each product that was read rests on, as digests: our rules, what the church has and how
 * it used that lately, and the quarter, since some habits only show with time.
 */
export function suggestionBases({ available, evidence }: Catalogue): SuggestionBases {
  const { today, church, serviceTypes, groupTypes, forms, workflows } = evidence;
  const quarter = quarterOf(church.name, today);
  const since = addDays(today, -latelyDays);
  const facts: Record<Product, unknown> = {
    check_ins: evidence.events.map((event) => eventFacts(event, since)),
    services: serviceTypes,
    groups: groupTypes,
    giving: available.funds,
    people: [forms, workflows],
  };
  const unread = productsUnread(available);
  return Object.fromEntries(
    Object.entries(facts)
      .filter(([product]) => !unread.has(product))
      .map(([product, own]) => [product, digestOf([suggestionRules, quarter, own])]),
  );
}

/**
 * The parts of a suggestion that rest on something else than what is found now; not those that rest on a product
 * that was read before and is not now.
 */
export function outdatedParts(kept: SuggestionBases, now: SuggestionBases): Part[] {
  const isUnread = (product: string) => now[product] === undefined;
  const unknown = new Set(Object.keys(kept).filter(isUnread).flatMap(partsOf));
  return Object.keys(now)
    .filter((product) => kept[product] !== now[product])
    .flatMap(partsOf)
    .filter((part) => !unknown.has(part));
}

/** What happened less often lately is no habit. */
const oftenMin = 3;

/** An event and how its weekly times were counted lately; not their days, which are others each week. */
function eventFacts({ times, ...event }: EventEvidence, since: string): unknown {
  const lately = times.filter(({ day }) => day >= since);
  const byTime = [...Map.groupBy(lately, ({ at }) => at)].filter(
    ([, held]) => held.length >= oftenMin,
  );
  return [event, byTime.map(([at, held]) => [at, ...usesOf(held)]).sort()];
}

/** The types that were often counted, whether people often checked in, and whether neither ever happened. */
function usesOf(held: readonly HeldTime[]): [string[], boolean, boolean] {
  const types = Map.groupBy(
    held.flatMap(({ headcounts }) => Object.keys(headcounts)),
    (type) => type,
  );
  const often = [...types].flatMap(([type, all]) => (all.length >= oftenMin ? type : []));
  const checkedIn = held.filter(({ checkIns }) => checkIns > 0).length;
  const isUncounted = types.size === 0 && checkedIn === 0 && held.length >= uncountedWeeks;
  return [often.sort(), checkedIn >= oftenMin, isUncounted];
}

/** A number that changes every thirteen weeks; of each church in another one, so that not all are read at once. */
function quarterOf(name: string, today: string): number {
  const week = Math.floor(Date.parse(today) / 86_400_000 / 7);
  const spread = createHash('sha256').update(name).digest().readUInt8() % 13;
  return Math.floor((week + spread) / 13);
}

function digestOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}
