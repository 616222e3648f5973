import { brandPattern } from './brand-terms.ts';

/** How people search for a church nearby. */
const nearby = ['near me', 'nearby', 'near by', 'nearest', 'closest', 'around me', 'in my area'];
const lettersMin = 3;

/**
 * Searches for a church nearby as one RE2 expression: by such words, or by the town.
 *
 * @param location the church's location as entered, e.g. `Columbus, OH`; the part before the first comma
 *   is taken as the town. May be empty.
 */
export function localPattern(location: string): string {
  const town = location.split(',')[0]?.trim().toLowerCase() ?? '';
  return brandPattern([...nearby, ...(town.length >= lettersMin ? [town] : [])]) ?? '';
}
