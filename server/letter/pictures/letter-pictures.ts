import type { AheadWeeks } from '#analytics/charts/ahead-layout.ts';
import type { LetterTile } from '../letter-tile.ts';
import type { WrittenLetter } from '../written-letter.ts';
import { drawAhead } from './draw-ahead.ts';
import { drawLine } from './draw-line.ts';
import { toPng } from './to-png.ts';

/** The content id of a figure's line. */
export function lineId(tile: string): string {
  return `line-${tile}@steeple`;
}

/** That of the weeks ahead. */
export const aheadId = 'ahead@steeple';

/** The pictures of a letter: the line of each figure that is off, and the weeks ahead. */
export async function letterPictures(
  tiles: readonly LetterTile[],
  ahead: (AheadWeeks & { newest: string }) | null,
): Promise<WrittenLetter['pictures']> {
  const drawings = [
    ...tiles.map(({ id, line, ticks }) => ({
      id: lineId(id),
      name: id,
      svg: drawLine(line, ticks),
    })),
    ...(ahead ? [{ id: aheadId, name: 'weeks-ahead', svg: drawAhead(ahead) }] : []),
  ];
  return Promise.all(
    drawings.map(async ({ id, name, svg }) => ({
      id,
      fileName: `${name.replaceAll('_', '-')}.png`,
      png: Buffer.from(await toPng(svg)).toString('base64'),
    })),
  );
}
