import { numberFormat } from '../formats.ts';
import type { ToldMeasure } from '../functions/church-people.ts';
import { dayWords, rangeWords } from './figure-words.ts';
import { guestStageMessages } from './people-page.ts';
import { monthWords } from './quarter-words.ts';

/** A range of whole counts as it is written; one number where both ends are the same. */
export function betweenWords({ low, high }: { low: number; high: number }): string {
  return low === high ? wholeWords(low) : rangeWords({ low, high }, 'people', null);
}

export function wholeWords(count: number): string {
  return numberFormat({ maximumFractionDigits: 0 }).format(count);
}

/** With one decimal, e.g. `4.5`. */
export function tenthWords(value: number): string {
  return numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A change with its sign, e.g. `+3`, `−1`. */
export function changeWords(change: number): string {
  return numberFormat({ maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(change)
    .replace('-', '−');
}

/** Quarterly runs are spread over so many days after a quarter is closed. */
const runDays = 24;

/** The month by whose end a quarter is counted that is closed on a day. */
export function countedIn(opensOn: string): string {
  const last = Date.parse(opensOn) + (runDays - 1) * 86_400_000;
  return monthWords(new Date(last).toISOString());
}

/** What stands in the place of a measure: its value, when it opens, or why there is none. */
export function cellWords(
  measure: ToldMeasure | undefined,
  { base, byDay = false }: { base: number | null; byDay?: boolean },
): string {
  const words = guestStageMessages;
  if (measure === undefined) {
    return words.none;
  }
  if (measure.state === 'complete' && measure.value !== null) {
    const value = wholeWords(measure.value);
    return measure.base === null || measure.base === base
      ? value
      : words.ofBase(value, wholeWords(measure.base));
  }
  if (measure.state === 'incomplete') {
    const { opensOn } = measure;
    return opensOn === null
      ? words.none
      : byDay
        ? words.opensOn(dayWords(opensOn, 'short'))
        : words.opensIn(countedIn(opensOn));
  }
  return measure.state === 'suppressed' ? words.suppressed : words.missing;
}
