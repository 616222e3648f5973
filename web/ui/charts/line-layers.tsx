import type { LineGeometry } from '#analytics/charts/line-geometry.ts';
import classes from './chart.module.css';
import { HatchColumn } from './hatch-column.tsx';
import { MissingMark } from './missing-mark.tsx';
import { PointMark } from './point-mark.tsx';

type Props = {
  drawn: LineGeometry;
  size: 'tile' | 'large';
  top: number;
  /** Marks of ordinary weeks are left out where there is no room for them. */
  showsPoints: boolean;
};

/** Closer than this, in pixels, the points of neighbors would touch. */
const pointsTouch = 12;

/** What every line consists of, from back to front: ranges, the year before, the line, its marks. */
export function LineLayers({ drawn, size, top, showsPoints }: Props) {
  const { axisY, hatch, shift } = drawn;
  const thin = size === 'tile' ? ` ${classes.thin}` : '';
  const newest = drawn.xs.length - 1;
  const isDense = (drawn.xs[1] ?? 0) - (drawn.xs[0] ?? 0) < pointsTouch;
  const marks = drawn.marks.filter(
    ({ shape, index }) =>
      showsPoints || index === newest || shape === 'diamond' || (shape === 'open' && !isDense),
  );
  return (
    <>
      {drawn.range95 ? <path className={classes.rangeWide} d={drawn.range95} /> : null}
      {drawn.range80 ? <path className={classes.range} d={drawn.range80} /> : null}
      {hatch ? <HatchColumn {...hatch} top={top} bottom={axisY} /> : null}
      {drawn.lastYear ? <path className={classes.compare} d={drawn.lastYear} /> : null}
      <path className={`${classes.line}${thin}`} d={drawn.line} />
      {drawn.provisional ? <path className={classes.provisional} d={drawn.provisional} /> : null}
      {drawn.missing.map(({ index, x }) => (
        <MissingMark key={index} x={x} y={axisY} />
      ))}
      {shift ? (
        <line
          className={classes.shiftBar}
          x1={shift.x1}
          x2={shift.x2}
          y1={axisY - 3}
          y2={axisY - 3}
        />
      ) : null}
      {marks.map((mark) => (
        <PointMark key={mark.index} mark={mark} size={size} />
      ))}
    </>
  );
}
