import { brandPattern } from './brand-terms.ts';

/** How people ask for a church that is not far. */
const nearby = ['near me', 'nearby', 'near by', 'nearest', 'closest', 'around me', 'in my area'];
const lettersMin = 3;

/**
 * The searches that ask for a church nearby, as one RE2 expression: by such words, or by the place.
 *
 * @param location of the church as it is written, e.g. `Columbus, OH`; what stands before the first comma
 *   is taken for the town. May be empty.
 */
export function localPattern(location: string): string {
  const town = location.split(',')[0]?.trim().toLowerCase() ?? '';
  return brandPattern([...nearby, ...(town.length >= lettersMin ? [town] : [])]) ?? '';
}
