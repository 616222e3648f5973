import type { HeldTime } from './evidence.ts';
import { idsOf, namesOf, of, sumOver, type Type } from './used-types.ts';
import { means } from './vocabulary.ts';

/** Two ways to read the types: the first is the one suggested. */
export type TypeDoubt = {
  kind:
    | 'total'
    | 'helpers'
    | 'visitors'
    | 'in_attendance'
    | 'beside_total'
    | 'unclear'
    | 'left_out';
  /** The type in question, e.g. the total. */
  type: string;
  /** The names of the other types. */
  others: readonly string[];
  /** What counts instead. */
  otherTypeIds: readonly string[];
};

const twinShare = 0.05;
const twinTimes = 8;

/** What only the church can say of types that add up to nothing; none where the names say enough. */
export function doubtsAmong(
  used: readonly Type[],
  people: readonly Type[],
  times: readonly HeldTime[],
): TypeDoubt[] {
  const isGiven = (doubt: TypeDoubt | null) => doubt !== null;
  const twice = countedTwice(people, times) ?? includedInAttendance(people, times);
  const besides = [visitorsAmong(used, people), unclearBeside(people)].filter(isGiven);
  const other = severalUnclear(people, times) ?? fewerThanThings(used, people, times);
  if (twice) {
    return [twice];
  }
  return besides.length > 0 ? besides : [other].filter(isGiven);
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

/** Visitors beside adults and kids may be some of them, or others; those who stood up are some of them. */
function visitorsAmong(used: readonly Type[], people: readonly Type[]): TypeDoubt | null {
  const visitors = of(used, 'guests').filter(
    (type) =>
      !people.includes(type) &&
      !/first|new|1st|salv|stood|standing|recogni[sz]ed|acknowledged|introduced/i.test(type.name),
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
  const unclear = of(people, 'people').filter(
    ({ name }) => !means(name, 'alsoThere') && !means(name, 'familyRoom'),
  );
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

/** Several names that say nothing, counted at the same times: one may be a part of another. */
function severalUnclear(people: readonly Type[], times: readonly HeldTime[]): TypeDoubt | null {
  const unclear = of(people, 'people')
    .filter(
      ({ name }) =>
        !(['alsoThere', 'familyRoom', 'worship'] as const).some((other) => means(name, other)),
    )
    .toSorted((one, other) => sumOver(times, [other.id]) - sumOver(times, [one.id]));
  const [largest, ...others] = unclear;
  const together = times.filter(
    ({ headcounts }) => unclear.filter(({ id }) => headcounts[id] !== undefined).length > 1,
  );
  return largest && 2 * together.length > times.length
    ? {
        kind: 'in_attendance',
        type: largest.name,
        others: namesOf(others),
        otherTypeIds: idsOf(people.filter((type) => !others.includes(type))),
      }
    : null;
}

/** Nobody but children by name, beside more of what seems to be no people: a name may mislead. */
function fewerThanThings(
  used: readonly Type[],
  people: readonly Type[],
  times: readonly HeldTime[],
): TypeDoubt | null {
  const others = of(used, 'things', 'helpers').filter(
    ({ id }) => sumOver(times, [id]) > sumOver(times, idsOf(people)),
  );
  return others.length > 0 && people.every(({ meaning }) => meaning === 'kids')
    ? {
        kind: 'left_out',
        type: namesOf(people).join(', '),
        others: namesOf(others),
        otherTypeIds: idsOf([...people, ...others]),
      }
    : null;
}
