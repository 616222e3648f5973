/**
 * What to do with a refresh token:
 * - `rotate`: it is the one in use; its successor takes over
 * - `repeat`: it was replaced a moment ago (two tabs, a retry); the answer is the one in use
 * - `repeat-late`: the one in use replaced it, longer ago (the answer with that one got lost)
 * - `replayed`: two parties hold this family; it ends
 * - `unknown`: it was never issued
 */
export type RefreshVerdict = 'rotate' | 'repeat' | 'repeat-late' | 'replayed' | 'unknown';

/**
 * Judges a presented token by the session's state. Pure; the reasons are in
 * docs/decisions/refresh-tokens.md.
 */
export function judgeRefresh(state: {
  /** The presented token's number. */
  presented: number;
  /** The number of the token in use. */
  current: number;
  secondsSinceRotation: number;
  reuseIntervalSeconds: number;
}): RefreshVerdict {
  const age = state.current - state.presented;
  if (age < 0) {
    return 'unknown';
  }
  if (age === 0) {
    return 'rotate';
  }
  if (state.secondsSinceRotation < state.reuseIntervalSeconds) {
    return 'repeat';
  }
  return age === 1 ? 'repeat-late' : 'replayed';
}
