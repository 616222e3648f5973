import type { Finding, FindingChart } from '#contract/findings.ts';
import { addWeeks, weeksBetween, weeksFrom } from '../calendar/church-week.ts';
import type { Church } from './church.ts';

const chartsMax = 2;
/** A quarter to a year. */
const [weeksMin, weeksMax] = [13, 52];
/** Weeks shown before those of the finding. */
const runUp = 5;

/** The weeks of a finding and some before them, with what was expected of the newest. */
export function chartsOf(
  { figures, week: newest, currency }: Church,
  finding: Pick<Finding, 'figures' | 'weeks'>,
): FindingChart[] {
  const { from } = finding.weeks;
  const length = Math.min(weeksMax, Math.max(weeksMin, weeksBetween(from, newest) + 1 + runUp));
  return finding.figures.slice(0, chartsMax).flatMap((figure) => {
    const history = figures.get(figure);
    const [first] = history?.weeks.keys() ?? [];
    const earliest = addWeeks(newest, 1 - length);
    if (!history || first === undefined) {
      return [];
    }
    const weeks = weeksFrom(first > earliest ? first : earliest, newest).map((week) => {
      const reading = history.weeks.get(week);
      const range = history.expected.get(week);
      return {
        week,
        value: reading?.state === 'complete' ? reading.value : null,
        expected: range ? { low: range.low80, high: range.high80 } : null,
      };
    });
    return [{ figure, currency, weeks }];
  });
}
