import { median } from 'd3-array';
import type { WhoChecksIn } from '#contract/people.ts';

/** A closed week's attenders, as distinct people, and its heads. */
export type CheckedInWeek = {
  /** Distinct attenders checked in at chosen events: of attendance, guests and kids. */
  attenders: number;
  /** Those of them at kids' places. */
  children: number;
  /** Attendance by headcounts; null where nobody counted. */
  heads: number | null;
};

/** What is suggested, and the two shares that it follows from; null where unknown. */
export type CheckInShares = {
  checkIn: WhoChecksIn;
  /** How many of those counted by heads check in. */
  c: number | null;
  /** How many of those who check in do so at kids' places. */
  k: number | null;
};

const childrenFrom = 0.8;
const everybodyFrom = 0.8;

/**
 * Who checks in, from the last 13 closed weeks.
 *
 * @param weeks each in any order
 */
export function suggestWhoChecksIn(weeks: readonly CheckedInWeek[]): CheckInShares {
  const c =
    median(weeks, ({ attenders, heads }) =>
      heads === null || heads === 0 ? null : attenders / heads,
    ) ?? null;
  const k =
    median(weeks, ({ attenders, children }) => (attenders === 0 ? null : children / attenders)) ??
    null;
  return { checkIn: checkInOf(c, k), c, k };
}

function checkInOf(c: number | null, k: number | null): WhoChecksIn {
  if (k === null) {
    return 'nobody';
  }
  if (k >= childrenFrom) {
    return 'children';
  }
  return c === null || c >= everybodyFrom ? 'everybody' : 'some';
}

/** Between two times a share that has moved further makes counts of check-ins incomparable. */
const mostMoved = 0.05;
const rounding = 1e-9;

/** Whether the share who check in is the same at two times; an unknown one counts as the same. */
export function isComparable(c: number | null, before: number | null): boolean {
  return c === null || before === null || Math.abs(c - before) <= mostMoved + rounding;
}
