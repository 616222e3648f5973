import type { LineMark } from '#analytics/charts/line-geometry.ts';
import classes from './chart.module.css';

type Props = { mark: LineMark; size: 'tile' | 'large' };

const radii = { tile: { point: 2.6, newest: 3.6 }, large: { point: 3, newest: 5 } } as const;

/** A week's point on a line; what is off has another shape, not only another color. */
export function PointMark({ mark: { x, y, shape }, size }: Props) {
  const { point, newest } = radii[size];
  if (shape === 'diamond') {
    const reach = newest + 1.6;
    const path = `M${x},${y - reach}L${x + reach},${y}L${x},${y + reach}L${x - reach},${y}Z`;
    return <path className={classes.diamond} d={path} />;
  }
  const radius = shape === 'point' ? point : newest;
  const className = shape === 'shift' || shape === 'open' ? classes[shape] : classes.point;
  return <circle className={className} cx={x} cy={y} r={shape === 'shift' ? newest : radius} />;
}
