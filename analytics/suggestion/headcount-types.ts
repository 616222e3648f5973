import type { EventEvidence, HeldTime } from './evidence.ts';
import { findSums, type SumOfTypes } from './sums.ts';
import { isInTheRoom, meaningOfType, type TypeMeaning } from './type-meaning.ts';
import { means } from './vocabulary.ts';

/** Which types of an event are the people in the room. */
export type TypeChoice = {
  typeIds: readonly string[];
  /** A total that is left out because its parts count, or that counts in place of its parts. */
  total: { name: string; parts: readonly string[]; counts: boolean } | null;
  doubt: TypeDoubt | null;
};

/** Two ways to read the types: the first is the one suggested. */
export type TypeDoubt = {
  kind: 'total' | 'helpers' | 'visitors' | 'in_attendance' | 'beside_total' | 'unclear';
  /** The type in question, e.g. the total. */
  type: string;
  /** The names of the other types. */
  others: readonly string[];
  /** What counts instead. */
  otherTypeIds: readonly string[];
};

type Type = { id: string; name: string; meaning: TypeMeaning };
/** A total at most this much larger than its parts is the same count, rounded. */
const sameLevel = 1.15;
const twinShare = 0.05;
const twinTimes = 8;

/** Chooses the types that together are everybody in the room, each counted once. */
export function chooseTypes({ types, times }: EventEvidence): TypeChoice | null {
  const used = types
    .filter(({ id }) => times.some(({ headcounts }) => headcounts[id] !== undefined))
    .map((type): Type => ({ ...type, meaning: meaningOfType(type.name) }));
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
const idsOf = (types: readonly Type[]) => types.map(({ id }) => id);
const namesOf = (types: readonly Type[]) => types.map(({ name }) => name);
const of = (types: readonly Type[], ...meanings: readonly TypeMeaning[]) =>
  types.filter(({ meaning }) => meanings.includes(meaning));

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
    return typeIds.length > 0 ? { typeIds, total: { ...told, counts: false }, doubt: null } : null;
  }
  if (beside.length > 0) {
    const doubt: TypeDoubt = {
      kind: 'beside_total',
      type: total.name,
      others: namesOf(beside),
      otherTypeIds: idsOf([total, ...beside]),
    };
    return { typeIds: [total.id], total: { ...told, counts: true }, doubt };
  }
  const helpers = of(parts, 'helpers');
  if (helpers.length > 0 && present.length > 0) {
    const doubt: TypeDoubt = {
      kind: 'helpers',
      type: total.name,
      others: namesOf(helpers),
      otherTypeIds: [total.id],
    };
    return { typeIds: idsOf(present), total: { ...told, counts: false }, doubt };
  }
  const counts = timesWith(times, [total.id]) >= timesWith(times, widest.parts);
  return {
    typeIds: counts ? [total.id] : [...widest.parts],
    total: { ...told, counts },
    doubt: null,
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
      ? { typeIds: idsOf(totals), total: null, doubt: null }
      : besideTotal(total, people, { times, hasOthers: of(used, 'online', 'helpers').length > 0 });
  }
  if (people.length === 0) {
    return null;
  }
  const doubt =
    countedTwice(people, times) ??
    includedInAttendance(people, times) ??
    visitorsAmong(used, people) ??
    unclearBeside(people);
  return { typeIds: idsOf(people), total: null, doubt };
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
    return { typeIds: idsOf([total, ...people]), total: null, doubt: null };
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
  return { typeIds: [total.id], total: told, doubt };
}

/** Two types of nearly the same number each time are the same people, counted by two. */
function countedTwice(people: readonly Type[], times: readonly HeldTime[]): TypeDoubt | null {
  for (const [at, one] of people.entries()) {
    const twin = people.slice(at + 1).find((other) => areTwins(one.id, other.id, times));
    if (twin) {
      const others = people.filter((type) => type !== twin);
      return {
        kind: 'in_attendance',
        type: one.name,
        others: [twin.name],
        otherTypeIds: idsOf(others),
      };
    }
  }
  return null;
}

function areTwins(one: string, other: string, times: readonly HeldTime[]): boolean {
  const both = times.flatMap(({ headcounts }) => {
    const [first, second] = [headcounts[one], headcounts[other]];
    return first !== undefined && second !== undefined ? [{ first, second }] : [];
  });
  const near = both.filter(
    ({ first, second }) => first >= 15 && Math.abs(first - second) <= twinShare * first,
  );
  return both.length >= twinTimes && near.length >= 0.8 * both.length;
}

/** 'Attendance' beside 'Kids': the kids may be in it or not. */
function includedInAttendance(
  people: readonly Type[],
  times: readonly HeldTime[],
): TypeDoubt | null {
  const [generic] = of(people, 'generic');
  const others = people.filter((type) => type !== generic);
  const isCountedTogether =
    generic !== undefined &&
    times.some(
      ({ headcounts }) =>
        headcounts[generic.id] !== undefined &&
        others.some(({ id }) => headcounts[id] !== undefined),
    );
  return generic && others.length > 0 && isCountedTogether
    ? {
        kind: 'in_attendance',
        type: generic.name,
        others: namesOf(others),
        otherTypeIds: [generic.id],
      }
    : null;
}

/** Visitors beside adults and kids may be some of them, or others. */
function visitorsAmong(used: readonly Type[], people: readonly Type[]): TypeDoubt | null {
  const visitors = of(used, 'guests').filter(
    (type) => !people.includes(type) && !/first|new|1st|salv/i.test(type.name),
  );
  return visitors.length > 0 && of(people, 'kids', 'adults').length > 1
    ? {
        kind: 'visitors',
        type: namesOf(visitors).join(', '),
        others: namesOf(people),
        otherTypeIds: idsOf([...people, ...visitors]),
      }
    : null;
}

/** Where adults and kids are everybody, a name that says nothing may be people or things. */
function unclearBeside(people: readonly Type[]): TypeDoubt | null {
  const unclear = of(people, 'people').filter(({ name }) => !means(name, 'alsoThere'));
  const others = people.filter((type) => !unclear.includes(type));
  return unclear.length > 0 && of(people, 'adults', 'generic').length > 0
    ? {
        kind: 'unclear',
        type: namesOf(others).join(', '),
        others: namesOf(unclear),
        otherTypeIds: idsOf(others),
      }
    : null;
}

function timesWith(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.filter(({ headcounts }) => ids.every((id) => headcounts[id] !== undefined)).length;
}

function timesWithAny(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.filter(({ headcounts }) => ids.some((id) => headcounts[id] !== undefined)).length;
}

function sumOver(times: readonly HeldTime[], ids: readonly string[]): number {
  return times.reduce(
    (sum, { headcounts }) => sum + ids.reduce((own, id) => own + (headcounts[id] ?? 0), 0),
    0,
  );
}
