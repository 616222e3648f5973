import type { TileId } from '#contract/functions/church-pulse.ts';
import type { ReplayLine } from '../replay/replay-church.ts';

export type Direction = 'up' | 'down';
/** What says that a figure has changed. */
const sayings = ['state', 'growth', 'card'] as const;
export type Saying = (typeof sayings)[number];

/** Who says on a line that a figure has changed in a direction. */
function sayingsOf(line: ReplayLine, figure: TileId, direction: Direction): Saying[] {
  const { verdicts, growth, cards } = line;
  const verdict = verdicts[figure];
  const isLasting = verdict?.state === 'lasting' && verdict.direction === direction;
  const isCard = cards.some(
    (card) => card.kind === 'finding' && card.figure === figure && card.direction === direction,
  );
  return [
    ...(isLasting ? (['state'] as const) : []),
    ...(growth[figure]?.said === direction ? (['growth'] as const) : []),
    ...(isCard ? (['card'] as const) : []),
  ];
}

/**
 * The weeks after a change until it is first said, where it had not been said before.
 *
 * @param at the index of the first changed line
 * @returns null where it never is
 */
export function weeksUntilSaid(
  lines: readonly ReplayLine[],
  at: number,
  {
    figure,
    direction,
    by = sayings,
  }: { figure: TileId; direction: Direction; by?: readonly Saying[] },
): number | null {
  const stood = new Set(at === 0 ? [] : sayingsAt(lines[at - 1], figure, direction));
  for (let index = at; index < lines.length; index += 1) {
    const now = sayingsAt(lines[index], figure, direction);
    if (now.some((saying) => by.includes(saying) && !stood.has(saying))) {
      return index - at + 1;
    }
    for (const saying of stood) {
      if (!now.includes(saying)) {
        stood.delete(saying);
      }
    }
  }
  return null;
}

function sayingsAt(line: ReplayLine | undefined, figure: TileId, direction: Direction): Saying[] {
  return line === undefined ? [] : sayingsOf(line, figure, direction);
}

/** One that stands for more than half a year counts again. */
const again = 26;

/**
 * The statements that a figure has changed, each counted when it begins and again after half a year.
 *
 * @returns the index of each line on which one begins, its direction and who says it
 */
export function statementsOf(
  lines: readonly ReplayLine[],
  figure: TileId,
): { index: number; direction: Direction; saying: Saying }[] {
  return (['up', 'down'] as const).flatMap((direction) =>
    sayings.flatMap((saying) => {
      let standing = 0;
      return lines.flatMap((line, index) => {
        standing = sayingsOf(line, figure, direction).includes(saying) ? standing + 1 : 0;
        return standing % again === 1 ? [{ index, direction, saying }] : [];
      });
    }),
  );
}
