/**
 * A week's count before its state; `unread` where readings that it needs are not at hand, so that the stored
 * row stays.
 */
export type Measured =
  | {
      /** Null where it cannot be counted. */
      value: number | null;
      /** What the value is of; 0 where it is of nothing. */
      count: number;
      /** The week that must be closed for it to be complete. */
      closesWith: string;
    }
  | 'unread';

/** A week that cannot be counted. */
export function missing(week: string): Exclude<Measured, 'unread'> {
  return { value: null, count: 0, closesWith: week };
}
