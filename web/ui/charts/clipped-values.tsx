import type { LineGeometry } from '#analytics/charts/line-geometry.ts';
import classes from './chart.module.css';

type Props = { clipped: LineGeometry['clipped']; write: (value: number) => string };

/** Values beyond the drawing: an arrow at the edge, with the number. */
export function ClippedValues({ clipped, write }: Props) {
  return clipped.map(({ index, x, y, side, value, isBefore }) => {
    const isAbove = side === 'above';
    const tip = isAbove ? y - 9 : y + 9;
    return (
      <g key={`${index} ${isBefore}`}>
        <path
          className={isBefore ? classes.clippedBefore : classes.clipped}
          d={`M${x - 4},${y}L${x},${tip}L${x + 4},${y}Z`}
        />
        <text className={classes.named} x={x + 7} y={isAbove ? y - 2 : y + 10} textAnchor="start">
          {write(value)}
        </text>
      </g>
    );
  });
}
