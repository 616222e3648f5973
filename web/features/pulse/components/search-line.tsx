import { dayWords, rangeWords } from '#contract/figure-words.ts';
import type { PulseSearch } from '#contract/functions/church-pulse.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import proof from './proof.module.css';
import classes from './pulse.module.css';

/** Other searches by week; provisional data is hatched. */
export function SearchLine({ line }: Pick<PulseSearch, 'line'>) {
  const weeks = line.map(({ value, yearAgo, state }) => ({
    value,
    isProvisional: state === 'incomplete',
    expected: null,
    lastYear: yearAgo,
    mark: null,
  }));
  const known = line.flatMap(({ value }) => (value === null ? [] : [value]));
  const first = line[0]?.week;
  const isOpen = line.some(({ state }) => state === 'incomplete');
  if (known.length === 0 || !first) {
    return <span />;
  }
  const range = rangeWords({ low: Math.min(...known), high: Math.max(...known) }, 'clicks', null);
  return (
    <div className={`${classes.screenOnly} ${proof.searchLine}`}>
      <p className={proof.searchCaption}>
        Other searches, clicks a week from {dayWords(first, 'short')}. Dashed gray: a year ago.
        {isOpen ? ' Hatched: Google is still counting.' : ''}
      </p>
      <Sparkline
        weeks={weeks}
        label={`Clicks of other searches in ${line.length} weeks: ${range} a week.`}
        shape="wide"
      />
    </div>
  );
}
