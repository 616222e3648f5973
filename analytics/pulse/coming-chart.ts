import type { FiguresPulse } from '#contract/functions/church-pulse.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import type { AheadWeeks } from '../charts/ahead-layout.ts';
import { withoutWide } from '../charts/line-geometry.ts';
import { lineWeeks } from './tile-views.ts';

/** As many weeks that came stand beside those ahead. */
const weeksOfPast = 5;

/** What the chart of the weeks ahead draws: what came, the newest number as it is written, what is expected. */
export function comingChart({
  coming,
  tiles,
  currency,
}: Pick<FiguresPulse, 'coming' | 'tiles' | 'currency'>): (AheadWeeks & { newest: string }) | null {
  const lead = coming && tiles.find(({ tile }) => tile === coming.tile);
  if (!coming || !lead) {
    return null;
  }
  const write = (value: number) => valueWords(value, lead.lineUnit, currency);
  const points = lead.line.slice(-weeksOfPast);
  const newest = points.at(-1)?.value ?? null;
  return {
    past: lineWeeks(points).map(({ lastYear: _before, expected, ...week }, index) => ({
      ...week,
      expected: withoutWide(expected),
      day: dayWords(points[index]?.day ?? '', 'short'),
    })),
    newest: newest === null ? '' : write(newest),
    ahead: coming.weeks.map((week) => ({
      ...week,
      day: dayWords(week.day, 'short'),
      range: `${write(week.low80)}–${write(week.high80)}`,
      events: week.events.map(eventWords),
    })),
  };
}
