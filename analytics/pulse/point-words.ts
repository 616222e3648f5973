import type { FigureUnit } from '#contract/figures/units.ts';
import type { PulsePoint } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import {
  expectedWords,
  fullDayWords,
  valueWords,
  weekdayWords,
} from '#contract/messages/figure-words.ts';
import { pointMessages } from '#contract/messages/tiles.ts';

/** A week of the closer look as a sentence: the value, the expectation, and a year before. */
export function pointSentence(
  point: PulsePoint,
  unit: FigureUnit,
  currency: string | null,
): string {
  const day = pointMessages.day(
    weekdayWords(point.day),
    fullDayWords(point.day),
    point.event && eventWords(point.event),
  );
  const expected = point.expected && expectedWords(point.expected, unit, currency);
  return [
    pointMessages.week(day, countOf(point, unit, currency), expected),
    point.isMasked ? pointMessages.setAside : '',
    point.lastYear === null
      ? ''
      : pointMessages.lastYear(valueWords(point.lastYear, unit, currency)),
  ]
    .filter(Boolean)
    .join(' ');
}

function countOf({ value, judged }: PulsePoint, unit: FigureUnit, currency: string | null): string {
  if (value === null) {
    return pointMessages.noCount;
  }
  const written = valueWords(value, unit, currency);
  if (judged === 'provisional') {
    return pointMessages.soFar(written);
  }
  return judged === 'partial' ? pointMessages.partial(written) : written;
}
