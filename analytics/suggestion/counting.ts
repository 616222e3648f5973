import { weekOf } from '../calendar/church-week.ts';
import type { EventEvidence, Evidence, HeldTime } from './evidence.ts';
import { chooseTypes, type TypeChoice } from './headcount-types.ts';
import type { ChildrenByMoment } from './mixed-types.ts';
import { areForKidsOnly } from './rooms.ts';
import { type Type, usedTypes } from './used-types.ts';
import { means } from './vocabulary.ts';

/** How the people of an event are counted. */
export type Counting = {
  event: EventEvidence;
  source: 'headcounts' | 'check_ins';
  /** All types that somebody counted. */
  used: readonly Type[];
  /** Null where nobody is counted by hand. */
  types: TypeChoice | null;
  /** Whether everybody checks in, but as many as half or twice of those counted. */
  isOddLevel: boolean;
  /** Everybody in the room at a time; null where nobody was counted. */
  peopleAt(time: HeldTime): number | null;
};

const recentWeeks = 26;
/** Headcounts and check-ins of the same people differ by less. */
const oddLevel = { below: 0.8, from: 1.7, to: 2.3 };

/** @returns null for an event at which nobody was ever counted */
export function countingOf(
  event: EventEvidence,
  { rooms, church, children }: Pick<Evidence, 'rooms' | 'church'> & { children: ChildrenByMoment },
): Counting | null {
  const used = usedTypes(event, { country: church.country, children });
  const apart = used.filter(({ name }) => !means(name, 'within'));
  const types = chooseTypes(apart, event.times);
  const heads = (time: HeldTime) => (types ? sumOfTypes(time, types.typeIds) : null);
  const checked = ({ checkIns }: HeldTime) => (checkIns > 0 ? checkIns : null);
  const weeksOf = (count: (time: HeldTime) => number | null) =>
    weeksNewest(event.times.filter((time) => count(time) !== null));
  const newest = [...new Set([...weeksOf(heads), ...weeksOf(checked)])].sort().slice(-recentWeeks);
  const inNewest = (weeks: ReadonlySet<string>) => newest.filter((week) => weeks.has(week)).length;
  const headWeeks = inNewest(weeksOf(heads));
  const checkWeeks = inNewest(weeksOf(checked));
  if (headWeeks + checkWeeks === 0) {
    return null;
  }
  const isForKids = areForKidsOnly(event, rooms);
  const byHead = types !== null && (isForKids || 2 * headWeeks >= checkWeeks);
  const isBoth = byHead && 2 * checkWeeks >= headWeeks;
  const isOddLevel = isBoth && !isForKids && isOdd(ratioOf(event.times, heads, checked));
  return byHead
    ? { event, source: 'headcounts', used, types, isOddLevel, peopleAt: heads }
    : { event, source: 'check_ins', used, types: null, isOddLevel: false, peopleAt: checked };
}

function sumOfTypes({ headcounts }: HeldTime, typeIds: readonly string[]): number | null {
  const counts = typeIds.flatMap((id) => headcounts[id] ?? []);
  return counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0);
}

function weeksNewest(times: readonly HeldTime[]): Set<string> {
  return new Set(times.map(({ day }) => weekOf(day, 'monday')));
}

/** Headcounts for each check-in, at times that have both. */
function ratioOf(
  times: readonly HeldTime[],
  heads: (time: HeldTime) => number | null,
  checked: (time: HeldTime) => number | null,
): number {
  const both = times.flatMap((time) => {
    const [one, other] = [heads(time), checked(time)];
    return one !== null && other !== null ? [{ one, other }] : [];
  });
  const sum = (of: (pair: { one: number; other: number }) => number) =>
    both.reduce((total, pair) => total + of(pair), 0);
  return both.length === 0 ? 1 : sum(({ one }) => one) / sum(({ other }) => other);
}

function isOdd(ratio: number): boolean {
  return ratio < oddLevel.below || (ratio >= oddLevel.from && ratio <= oddLevel.to);
}
