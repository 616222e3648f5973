/** People are whole numbers from 0 to a million, at one time and place. */
export function isPeople(value: unknown): value is number {
  return isWhole(value, 1_000_000);
}

/** Money is in whole minor units, up to a billion dollars; a correction may be negative. */
export function isMoney(value: unknown): value is number {
  return typeof value === 'number' && isWhole(Math.abs(value), 100_000_000_000);
}

/** Clicks and impressions of one day. */
export function isClicks(value: unknown): value is number {
  return isWhole(value, 1_000_000_000);
}

function isWhole(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max;
}

const iso = /^\d{4}-\d\d-\d\d(T|$)/;
const first = Date.UTC(1990);
const yearMs = 366 * 86_400_000;

/** Dates of church life begin in 1990, and are planned for a year ahead at most. */
export function isInstant(value: unknown, now: Date): value is string {
  const at = typeof value === 'string' && iso.test(value) ? Date.parse(value) : Number.NaN;
  return at >= first && at <= now.getTime() + yearMs;
}
