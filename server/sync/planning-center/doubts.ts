import { isInstant } from '#contract/believed.ts';
import type { NewNotice } from '../readings/notice-store.ts';
import type { Resource } from './json-api.ts';

/** What to say of a value that cannot be right and was left out. */
export function doubted(what: string, day: string, value: unknown): NewNotice {
  const number = typeof value === 'number' && Math.abs(value) < 1e15 ? { number: value } : {};
  return { kind: 'not_believed', what, day, ...number };
}

/** The same of rows whose date cannot be right, so that nobody knows which day they belong to. */
export function doubtedDates(
  rows: readonly Resource[],
  name: string,
  now: Date,
  what = 'date',
): NewNotice[] {
  const isDoubted = ({ attributes }: Resource) => {
    const value = attributes[name] ?? null;
    return value !== null && !isInstant(value, now);
  };
  return rows.some(isDoubted) ? [{ kind: 'not_believed', what }] : [];
}
