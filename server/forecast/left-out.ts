import { addDays } from '#analytics/calendar/plain-date.ts';
import type { FigureId } from '#contract/figures.ts';
import type { PulseBase } from '../pulse/pulse-input.ts';

/** The rows to exclude from sentences, ranges and anything sent to a model. */
export type LeftOut = {
  /** Giving by so few people that it would reveal individual gifts. */
  isHidden: (row: { figure: FigureId; week: string }) => boolean;
  /** A note of the church masks the week that starts on this day. */
  isMasked: (week: string) => boolean;
};

/**
 * Finds the rows to exclude.
 *
 * @param fewGivers the weeks whose number of givers is suppressed
 * @param notes those that mask weeks, with their first and last day
 */
export function leftOut(
  fewGivers: readonly string[],
  notes: readonly { from: string; to: string }[],
): LeftOut {
  const hidden = new Set(fewGivers);
  const spans = notes.map(({ from, to }) => ({ from: addDays(from, -6), to }));
  return {
    isHidden: ({ figure, week }) =>
      (figure === 'giving' || figure === 'giving_settled') && hidden.has(week),
    isMasked: (week) => spans.some(({ from, to }) => from <= week && week <= to),
  };
}

/** The same from a church's rows. */
export function leftOutOf({
  figures,
  annotations,
}: Pick<PulseBase, 'figures' | 'annotations'>): LeftOut {
  const givers = figures.get('giving_units') ?? [];
  return leftOut(
    givers.filter(({ state }) => state === 'suppressed').map(({ week }) => week),
    annotations.filter(({ doesNotCount }) => doesNotCount),
  );
}
