import { labelRows } from '#analytics/charts/label-rows.ts';
import type { LineGeometry } from '#analytics/charts/line-geometry.ts';
import classes from './chart.module.css';

type Clipped = LineGeometry['clipped'];
type Props = {
  clipped: Clipped;
  write: (value: number) => string;
  /** The chart's right edge. */
  width: number;
};

/** What a digit takes, and what lies between an arrow and its number, in pixels. */
const room = { character: 8, arrow: 7 };

/** Values beyond the drawing: an arrow at the edge, with the number where there is room for it. */
export function ClippedValues({ clipped, write, width }: Props) {
  return (
    <>
      {clipped.map(({ index, x, y, side, isBefore }) => (
        <path
          key={`${index} ${isBefore}`}
          className={isBefore ? classes.clippedBefore : classes.clipped}
          d={`M${x - 4},${y}L${x},${side === 'above' ? y - 9 : y + 9}L${x + 4},${y}Z`}
        />
      ))}
      {(['above', 'below'] as const).flatMap((side) =>
        numbersOf(clipped, side, { write, width }).map(({ index, x, y, text, isBefore }) => (
          <text
            key={`${index} ${isBefore}`}
            className={classes.named}
            x={x}
            y={side === 'above' ? y - 2 : y + 10}
            textAnchor="middle"
          >
            {text}
          </text>
        )),
      )}
    </>
  );
}

/** Numbers that do not run into each other: this year's first, then the farthest. */
function numbersOf(
  clipped: Clipped,
  side: Clipped[number]['side'],
  { write, width }: Pick<Props, 'write' | 'width'>,
) {
  const distance = ({ value, edge }: Clipped[number]) => Math.abs(value - edge);
  const labels = clipped
    .filter((one) => one.side === side)
    .toSorted((a, b) => Number(a.isBefore) - Number(b.isBefore) || distance(b) - distance(a))
    .map((one) => {
      const text = write(one.value);
      return { ...one, text, x: one.x + room.arrow + (text.length * room.character) / 2 };
    });
  return labelRows(labels, { characterWidth: room.character, width, rows: 1 });
}
