import type { Expectation } from '#contract/expectation.ts';
import { expectedWords, rangeWords } from '#contract/figure-words.ts';
import type { FiguresPulse, PulseAhead } from '#contract/functions/church-pulse.ts';
import { comingMessages } from '#contract/pulse-messages.ts';
import { addWeeks, weekOf, weeksBetween } from '../calendar/church-week.ts';
import { daysBetween } from '../calendar/plain-date.ts';
import { serviceDayOf } from './chosen-week.ts';
import type { PulseInput } from './pulse-input.ts';

const weeksAhead = 8;
/** An event counts as major when it moves its week's median by more than this fraction. */
const majorShare = 0.15;

/**
 * 'What is coming?': the forecast of the next eight weeks, and the one that stands out.
 *
 * @param ahead forecasts of the weeks after `chosen`, nearest first
 */
export function pulseComing(
  input: PulseInput,
  chosen: string,
  ahead: readonly Expectation[],
): FiguresPulse['coming'] {
  const usual = middleOf(ahead.map(({ median }) => median));
  const weeks = ahead.slice(0, weeksAhead).map((expected, index): PulseAhead => {
    const week = addWeeks(chosen, index + 1);
    const events = input.calendar.eventsOf(week).map(({ label }) => label);
    const isFar = Math.abs(expected.median - usual) > majorShare * usual;
    return {
      week,
      day: serviceDayOf(week, input),
      ...expected,
      events,
      isMajor: events.length > 0 && isFar,
    };
  });
  if (weeks.length === 0) {
    return null;
  }
  const [major] = weeks
    .filter(({ isMajor }) => isMajor)
    .toSorted((a, b) => Math.abs(b.median - usual) - Math.abs(a.median - usual));
  const answer = major ? majorAnswer(major, weeks, countedFrom(input, chosen)) : alikeAnswer(weeks);
  return { answer, weeks };
}

/** The day that people count from: today on the newest week's dashboard, else the day after the week. */
function countedFrom({ today, weekStartsOn }: PulseInput, chosen: string): string {
  return weeksBetween(chosen, weekOf(today, weekStartsOn)) === 1 ? today : addWeeks(chosen, 1);
}

function majorAnswer(major: PulseAhead, weeks: readonly PulseAhead[], from: string): string {
  const others = weeks.filter(({ isMajor }) => !isMajor).length;
  const isOnlyOne = others === weeks.length - 1;
  const [event = ''] = major.events;
  const range = expectedWords(major, 'people', null);
  return comingMessages.major(
    event,
    Math.round(daysBetween(from, major.day) / 7),
    range,
    isOnlyOne ? others : 0,
  );
}

function alikeAnswer(weeks: readonly PulseAhead[]): string {
  const low = Math.min(...weeks.map(({ low80 }) => low80));
  const high = Math.max(...weeks.map(({ high80 }) => high80));
  return comingMessages.alike(rangeWords({ low, high }, 'people', null));
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
