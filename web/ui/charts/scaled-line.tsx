import './chart-colors.css';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import classes from './chart.module.css';
import { LineLayers } from './line-layers.tsx';
import { useWidth } from './use-width.ts';
import { ValueLines } from './value-lines.tsx';

type Props = {
  weeks: readonly LineWeek[];
  /** What the line says, read aloud in its place. */
  label: string;
  formatTick: (value: number) => string;
  /** Whether parts of one mean nothing, as of people. */
  isWhole: boolean;
  /** The first and the last day. */
  ends: readonly [string, string];
};

const usualWidth = 352;
const height = 150;
const room = { top: 10, right: 12, bottom: 28, left: 44 };

/** A small line that is read by its scale. */
export function ScaledLine({ weeks, label, formatTick, isWhole, ends }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(usualWidth);
  const drawn = lineGeometry(weeks, { ...room, width, height }, { ticks: 3, whole: isWhole });
  const { axisY, scale } = drawn;
  return (
    <div ref={ref}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
      >
        <ValueLines scale={scale} left={room.left} width={width} formatTick={formatTick} />
        <line className={classes.axis} x1={room.left} x2={width} y1={axisY} y2={axisY} />
        <LineLayers drawn={drawn} size="tile" top={room.top} showsPoints={true} />
        <text x={room.left} y={height - 8}>
          {ends[0]}
        </text>
        <text x={width} y={height - 8} textAnchor="end">
          {ends[1]}
        </text>
      </svg>
    </div>
  );
}
