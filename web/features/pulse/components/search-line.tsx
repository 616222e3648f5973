import type { PulseSearch } from '#contract/functions/pulse-search.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { searchLineCaption, searchLineSentence } from '#contract/messages/search-line.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import proof from './proof.module.css';
import classes from './pulse.module.css';

/** Other searches by day; a tick at the end of the 28 days, days that may still change are hatched. */
export function SearchLine({ search }: { search: PulseSearch }) {
  const { line, step, to } = search;
  const points = line.map(({ value, yearAgo, state }) => ({
    value,
    isProvisional: state === 'incomplete',
    expected: null,
    lastYear: yearAgo,
    mark: null,
  }));
  const [first, last] = [line[0]?.from, line.at(-1)?.from];
  if (first === undefined || last === undefined || points.every(({ value }) => value === null)) {
    return <span />;
  }
  const end = last > to ? line.findIndex(({ from }) => from === to) : -1;
  return (
    <div className={`${classes.screenOnly} ${proof.searchLine}`}>
      <p className={proof.searchCaption}>{searchLineCaption(search)}</p>
      <Sparkline
        weeks={points}
        label={searchLineSentence(search)}
        ticks={end < 0 ? [] : [end]}
        shape="wide"
      />
      {step === 'day' ? (
        <p className={proof.searchEnds} aria-hidden>
          <span>{dayWords(first, 'short')}</span>
          <span>{dayWords(last, 'short')}</span>
        </p>
      ) : null}
    </div>
  );
}
