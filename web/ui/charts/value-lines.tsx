import type { ValueScale } from '#analytics/charts/scale.ts';
import classes from './chart.module.css';

type Props = {
  scale: ValueScale;
  left: number;
  width: number;
  formatTick: (value: number) => string;
};

/** The lines behind a chart, each with its value at the left. */
export function ValueLines({ scale, left, width, formatTick }: Props) {
  return scale.ticks.map(({ value, y }) => (
    <g key={value}>
      <line className={classes.rule} x1={left} x2={width} y1={y} y2={y} />
      <text x={left - 8} y={y + 4} textAnchor="end">
        {formatTick(value)}
      </text>
    </g>
  ));
}
