import type { LineWeek } from '#analytics/charts/line-week.ts';
import { stateWords } from '#analytics/pulse/state-words.ts';
import { isTicked, type TileView } from '#analytics/pulse/tile-views.ts';
import type { FiguresPulse, PulsePoint, PulseTile } from '#contract/functions/church-pulse.ts';
import type { PulseState } from '#contract/functions/pulse-states.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, expectedWords, valueWords } from '#contract/messages/figure-words.ts';
import { letterMessages } from '#contract/messages/letter.ts';
import { tileFactWords, tileName } from '#contract/messages/own-tiles.ts';
import { oneLine } from '../mail/one-line.ts';

/** A figure as the letter shows it. */
export type LetterTile = {
  id: string;
  name: string;
  number: string;
  of: string;
  kind: PulseState;
  state: string;
  /** For the table, where there is no room for more. */
  expected: string | null;
  change: string | null;
  /** What it is compared with, e.g. `Expected 150 to 190`. */
  facts: string[];
  line: readonly LineWeek[];
  ticks: readonly number[];
  /** All that its line shows, in words. */
  alternative: string;
};

/** A tile of the dashboard as the letter shows it. */
export function letterTile(view: TileView, { currency }: FiguresPulse): LetterTile {
  const { tile, number, of, change, line, ticks } = view;
  const { word, more } = stateWords(tile);
  const name = oneLine(tileName(tile));
  return {
    id: tile.tile,
    name,
    number,
    of,
    kind: tile.state,
    state: more === null ? word : `${word}: ${more}`,
    expected:
      tile.expected && !tile.notEntered ? expectedWords(tile.expected, tile.unit, currency) : null,
    change,
    facts: factsOf(view),
    line,
    ticks,
    alternative: letterMessages.line(name, pointsWords(tile.line, tile, currency)),
  };
}

/** What the dashboard compares the number with, as far as it is known. */
function factsOf({ tile, facts }: TileView): string[] {
  const [expected] = facts;
  const shown = tile.own?.sums
    ? facts
    : facts.filter((fact) => (fact === expected ? tile.expected !== null : fact === facts.at(-1)));
  return shown
    .filter(({ value }) => value !== '–')
    .map(({ name, value }) => tileFactWords(name, value));
}

/** The weeks of a line in words, with all that it draws: what came, what was expected then, what is off, holidays. */
export function pointsWords(
  points: readonly PulsePoint[],
  { lineUnit }: Pick<PulseTile, 'lineUnit'>,
  currency: string | null,
): string {
  return points
    .map(({ day, value, judged, expected, event }) => {
      const known = value !== null && judged !== 'partial' ? value : null;
      const count = known === null ? letterMessages.noCount : valueWords(known, lineUnit, currency);
      return letterMessages.point(dayWords(day, 'short'), count, {
        event: event !== null && isTicked(event) ? eventWords(event) : null,
        expected: expected && expectedWords(expected, lineUnit, currency),
        isUnusual: judged === 'unusual',
      });
    })
    .join('; ');
}
