import type { CheckIn } from './check-ins.ts';
import { isFounder } from './people.ts';

/**
 * People who were there before the history begins, or have stayed, are not first-timers at a weekly event; their
 * children who are born later are.
 */
export function markFirstTimes(records: CheckIn[]): CheckIn[] {
  const seen = new Set<string>();
  for (const record of records) {
    const { person, period, isBornSince } = record;
    const { number, frequency } = period.event;
    const isBorn = isBornSince === true && !seen.has(`${person}`);
    seen.add(`${person}`);
    record.isFirstAtChurch ||= isBorn;
    const key = `${number}/${person}`;
    if (person !== null && !seen.has(key)) {
      seen.add(key);
      const isKnown = !isBorn && (isFounder(person) || record.kind === 'Regular');
      record.isFirstTime ||= !(isKnown && frequency === 'Weekly');
    }
  }
  return records;
}
