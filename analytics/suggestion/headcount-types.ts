import type { HeldTime } from './evidence.ts';
import { findSums, type SumOfTypes } from './sums.ts';
import { doubtsAmong, type TypeDoubt } from './type-doubts.ts';
import { isInTheRoom } from './type-meaning.ts';
import { idsOf, namesOf, of, sumOver, type Type } from './used-types.ts';
import { means } from './vocabulary.ts';

/** Which types of an event are the people in the room. */
export type TypeChoice = {
  typeIds: readonly string[];
  /** A total that is left out because its parts count, or that counts in place of its parts. */
  total: { name: string; parts: readonly string[]; counts: boolean } | null;
  doubts: readonly TypeDoubt[];
};

/** A total at most this much larger than its parts is the same count, rounded. */
const sameLevel = 1.15;

/** Chooses the types that together are everybody in the room, each counted once. */
export function chooseTypes(used: readonly Type[], times: readonly HeldTime[]): TypeChoice | null {
  const isNamedTotal = (id: string) =>
    used.some((type) => type.id === id && ['total', 'generic'].includes(type.meaning));
  const sums = findSums(
    times,
    used.map(({ id }) => id),
    isNamedTotal,
  );
  const whole = sums.length > 0 ? bySums(used, sums, times) : null;
  return (
    whole ??
    withoutSums(
      used.filter(({ id }) => !isSum(sums, id)),
      times,
    )
  );
}

const isSum = (sums: readonly SumOfTypes[], id: string) => sums.some(({ total }) => total === id);
/** A total whose parts are known: either of them, whichever was counted more often. */
function bySums(
  used: readonly Type[],
  sums: readonly SumOfTypes[],
  times: readonly HeldTime[],
): TypeChoice | null {
  const leaves = used.filter(({ id }) => !isSum(sums, id));
  const [widest] = sums.toSorted((one, other) => other.parts.length - one.parts.length);
  const total = used.find(({ id }) => id === widest?.total);
  if (!(widest && total)) {
    return null;
  }
  const parts = used.filter(({ id }) => widest.parts.includes(id));
  const present = parts.filter(({ meaning }) => isInTheRoom(meaning) || meaning === 'guests');
  const beside = leaves.filter(
    (type) => isInTheRoom(type.meaning) && !present.includes(type) && type.id !== total.id,
  );
  const away = of(parts, 'online', 'things');
  const told = { name: total.name, parts: namesOf(parts) };
  if (away.length > 0 || (beside.length > 0 && !['total', 'generic'].includes(total.meaning))) {
    const typeIds = idsOf([...present, ...beside]);
    return typeIds.length > 0 ? { typeIds, total: { ...told, counts: false }, doubts: [] } : null;
  }
  if (beside.length > 0) {
    const doubt: TypeDoubt = {
      kind: 'beside_total',
      type: total.name,
      others: namesOf(beside),
      otherTypeIds: idsOf([total, ...beside]),
    };
    return { typeIds: [total.id], total: { ...told, counts: true }, doubts: [doubt] };
  }
  const helpers = of(parts, 'helpers');
  if (helpers.length > 0 && present.length > 0) {
    const doubt: TypeDoubt = {
      kind: 'helpers',
      type: total.name,
      others: namesOf(helpers),
      otherTypeIds: [total.id],
    };
    return { typeIds: idsOf(present), total: { ...told, counts: false }, doubts: [doubt] };
  }
  const counts = timesWith(times, [total.id]) >= timesWith(times, widest.parts);
  return {
    typeIds: counts ? [total.id] : [...widest.parts],
    total: { ...told, counts },
    doubts: [],
  };
}

/** No total shows in the numbers: everybody who is in the room by name. */
function withoutSums(used: readonly Type[], times: readonly HeldTime[]): TypeChoice | null {
  const totals = of(used, 'total');
  const members = of(used, 'members').length > 0 ? of(used, 'guests') : [];
  const people = [...used.filter(({ meaning }) => isInTheRoom(meaning)), ...members];
  const [total] = totals;
  if (total) {
    return people.length === 0
      ? { typeIds: idsOf(totals), total: null, doubts: [] }
      : besideTotal(total, people, {
          times,
          hasOthers:
            of(used, 'helpers').length > 0 ||
            (of(used, 'online').length > 0 && !means(total.name, 'inPerson')),
        });
  }
  if (people.length === 0) {
    return null;
  }
  return { typeIds: idsOf(people), total: null, doubts: doubtsAmong(used, people, times) };
}

/** A type that calls itself a total, and whose parts do not show. */
function besideTotal(
  total: Type,
  people: readonly Type[],
  { times, hasOthers }: { times: readonly HeldTime[]; hasOthers: boolean },
): TypeChoice {
  const both = times.filter(
    ({ headcounts }) =>
      headcounts[total.id] !== undefined && people.some(({ id }) => headcounts[id] !== undefined),
  );
  const fewer = Math.min(timesWith(times, [total.id]), timesWithAny(times, idsOf(people)));
  if (both.length <= 0.05 * fewer) {
    // They take turns, so that each time counts once.
    return { typeIds: idsOf([total, ...people]), total: null, doubts: [] };
  }
  const ratio = sumOver(both, [total.id]) / Math.max(1, sumOver(both, idsOf(people)));
  const told = { name: total.name, parts: namesOf(people), counts: true };
  // What is more than its parts has people in it whom no part counts, like those in the balcony.
  const isTotal = ratio >= 1 / sameLevel && (!hasOthers || ratio <= sameLevel);
  const isWhole = timesWith(times, [total.id]) >= 0.95 * timesWithAny(times, idsOf(people));
  const doubt: TypeDoubt | null =
    isTotal && isWhole
      ? null
      : {
          kind: 'total',
          type: total.name,
          others: namesOf(people),
          otherTypeIds: idsOf(people),
        };
  return { typeIds: [total.id], total: told, doubts: doubt ? [doubt] : [] };
}

function timesWithAny(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.filter(({ headcounts }) => ids.some((id) => headcounts[id] !== undefined)).length;
}

function timesWith(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.filter(({ headcounts }) => ids.every((id) => headcounts[id] !== undefined)).length;
}
