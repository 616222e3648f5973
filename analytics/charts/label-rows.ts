/** A text to place above a point. */
type Label = { x: number; text: string };

type Options = { characterWidth: number; from?: number; width: number; rows: number };

/**
 * Distributes labels over a few rows so that none overlap. Labels that fit nowhere are dropped, so pass
 * the more important ones first. `x` becomes the middle of the text; row 0 is next to the chart.
 *
 * @param options `characterWidth` in pixels on average; `from` and `width`, the chart's left and right
 *   edge; `rows` at most
 */
export function labelRows<Word extends Label>(
  labels: readonly Word[],
  { characterWidth, from = 0, width, rows }: Options,
): (Word & { row: number })[] {
  const taken: { from: number; to: number; row: number }[] = [];
  return labels.flatMap((label) => {
    const half = (label.text.length * characterWidth) / 2 + 4;
    const x = Math.max(from + half, Math.min(width - half, label.x));
    const isFree = (row: number) =>
      taken.every((other) => other.row !== row || x + half < other.from || x - half > other.to);
    const row = Array.from({ length: rows }, (_, index) => index).find(isFree);
    if (row === undefined) {
      return [];
    }
    taken.push({ from: x - half, to: x + half, row });
    return [{ ...label, x, row }];
  });
}
