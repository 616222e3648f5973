/** Attempts of one request, including the first. */
export const triesMax = 5;
const firstPauseMs = 250;
/** After an hour we ask again, however long a pause was asked for. */
const askedPauseMaxMs = 60 * 60_000;

/**
 * How long to wait before the next attempt: what `Retry-After` asks for, or 250 ms, doubled with
 * each attempt. Up to half of it is added or subtracted at random, so that many requests that
 * failed together do not return together.
 *
 * @param tryNumber of the attempt that failed, from 1
 * @param retryAfter the value of the header, or null
 */
export function retryPauseMs(tryNumber: number, retryAfter: string | null): number {
  const asked = readRetryAfter(retryAfter, Date.now());
  const chance = 0.5 + Math.random();
  return asked === null ? firstPauseMs * 2 ** (tryNumber - 1) * chance : asked + 50 * chance;
}

/**
 * Reads `Retry-After`, which is a number of seconds or an HTTP date (RFC 9110, 10.2.3).
 *
 * @returns milliseconds from `nowMs` on, an hour at most, or null for a header that is missing or makes no sense
 */
export function readRetryAfter(retryAfter: string | null, nowMs: number): number | null {
  const value = retryAfter?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) {
    return Math.min(Number(value) * 1000, askedPauseMaxMs);
  }
  // An HTTP date begins with a weekday; Date.parse alone would also accept "-5".
  const atMs = /^[A-Z][a-z]{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(atMs) ? null : Math.min(Math.max(0, atMs - nowMs), askedPauseMaxMs);
}
