import { addQuarters, quarterOf, weeksOfQuarter } from '#analytics/people/quarter.ts';
import type { CameAgain } from '#analytics/people/telling/tell-again.ts';
import type { PeopleVerdict } from '#contract/people.ts';

const calendar = { weekStartsOn: 'monday', serviceDay: 'sunday' } as const;

/**
 * The last quarters of which it is known in a week who came again, of a church in which eight or nine of as many
 * usually do.
 */
export function quartersBefore(
  week: string,
  ...counts: readonly (readonly [value: number, base: number, verdict: PeopleVerdict])[]
): CameAgain[] {
  const last = addQuarters(quarterOf(week, calendar), -2);
  return counts.map(([value, base, verdict], index) => {
    const quarter = addQuarters(last, index + 1 - counts.length);
    const weeks = weeksOfQuarter(quarter, calendar);
    return {
      ...{ quarter, span: 1, value, base, verdict, usual: { low: 8, high: 9 } },
      ...{ from: weeks[0] ?? '', to: weeks.at(-1) ?? '', noun: 'households', country: 'US' },
    };
  });
}
