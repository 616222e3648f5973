import type { Evidence, HeldTime } from './evidence.ts';
import { isOfChildren } from './of-children.ts';
import { areForKidsOnly } from './rooms.ts';
import type { TypeMeaning } from './type-meaning.ts';
import { means } from './vocabulary.ts';

/** How many children check in at a moment, at all events for them together. */
export type ChildrenByMoment = ReadonlyMap<string, number>;

type Named = { id: string; name: string; meaning: TypeMeaning };

/** Helpers alone are fewer than the children that they look after. */
const withHelpersMin = 0.9;
/** Among all who are there, children are fewer than half. */
const everybodyMin = 2;
const momentsMin = 4;

/** The children who check in, by day and time. */
export function childrenByMoment({ events, rooms }: Pick<Evidence, 'events' | 'rooms'>) {
  const children = new Map<string, number>();
  for (const { times } of events.filter((event) => areForKidsOnly(event, rooms))) {
    for (const time of times) {
      children.set(momentOf(time), (children.get(momentOf(time)) ?? 0) + time.checkIns);
    }
  }
  return children;
}

/**
 * What a type counts that names children and others: `Kids & Workers` are in the room, `Total (incl kids)` is
 * everybody. How many children check in meanwhile tells it; else how many are counted.
 */
export function mixedMeaning(type: Named, { used, times, children }: Beside): TypeMeaning {
  const { name, meaning } = type;
  if (!isOfChildren(name)) {
    return meaning;
  }
  const perChild = ratioToChildren(type, times, children);
  if (meaning === 'helpers' && used.every((other) => other.meaning !== 'kids')) {
    // 'Kids Volunteers' are helpers, however many: a small church has one for each child.
    const hasKids =
      perChild === null ? namesKidsFirst(name) : joiner.test(name) && perChild >= withHelpersMin;
    return hasKids ? 'kids' : meaning;
  }
  const others = (['total', 'generic', 'adults'] as const).find((other) => means(name, other));
  if (meaning !== 'kids' || others === undefined || !joiner.test(name)) {
    return meaning;
  }
  const isEverybody =
    perChild === null ? isMostOf(type, { used, times }) : perChild >= everybodyMin;
  return isEverybody ? (others === 'total' ? 'total' : 'generic') : meaning;
}

type Beside = { used: readonly Named[]; times: readonly HeldTime[]; children: ChildrenByMoment };

const joiner =
  /[&+/]|(?<!\p{L})(?:incl\p{L}*|inkl\p{L}*|inc|with|w|and|plus|avec|con|com|und|mit|met|med|en|et|y|e|och|og)(?!\p{L})/iu;

function namesKidsFirst(name: string): boolean {
  const [first = '', ...others] = name.split(joiner);
  return others.length > 0 && isOfChildren(first) && !means(first, 'helpers');
}

/** The median of those counted for each child who checks in meanwhile; null where none does. */
function ratioToChildren(
  { id }: Named,
  times: readonly HeldTime[],
  children: ChildrenByMoment,
): number | null {
  const ratios = times
    .flatMap((time) => {
      const [people, checkedIn] = [time.headcounts[id], children.get(momentOf(time))];
      return people === undefined || !checkedIn ? [] : [people / checkedIn];
    })
    .sort((one, other) => one - other);
  return ratios.length < momentsMin ? null : (ratios[Math.floor(ratios.length / 2)] ?? null);
}

function isMostOf({ id }: Named, { used, times }: Omit<Beside, 'children'>): boolean {
  const sum = (types: readonly { id: string }[]) =>
    times.reduce(
      (all, { headcounts }) => all + types.reduce((own, one) => own + (headcounts[one.id] ?? 0), 0),
      0,
    );
  const people = used.filter(({ meaning }) => ['kids', 'adults', 'people'].includes(meaning));
  return 2 * sum([{ id }]) > sum(people);
}

const momentOf = ({ day, at }: HeldTime) => `${day} ${at}`;
