import type { AheadBar } from '#analytics/charts/ahead-geometry.ts';
import classes from './chart.module.css';

type Props = { bar: AheadBar; gradientId: string };

/**
 * What is expected of one week: fades to nothing at both ends, so that no edge looks like a
 * promise.
 */
export function FadingBar({ bar, gradientId }: Props) {
  const { left, width, top, bottom, top80, bottom80, middle, x } = bar;
  return (
    <>
      <rect
        className={classes.fading}
        x={left}
        y={top}
        width={width}
        height={Math.max(1, bottom - top)}
        fill={`url(#${gradientId})`}
      />
      <line className={classes.whisker} x1={x} x2={x} y1={top} y2={bottom} />
      <rect className={classes.box80} x={left} y={top80} width={width} height={bottom80 - top80} />
      <line className={classes.middle} x1={left} x2={left + width} y1={middle} y2={middle} />
    </>
  );
}

/** The fading that every bar of a chart shares; `isLying` for bars from left to right. */
export function FadeGradient({ id, isLying = false }: { id: string; isLying?: boolean }) {
  const stops = [
    [0, 0],
    [0.25, 0.28],
    [0.5, 0.5],
    [0.75, 0.28],
    [1, 0],
  ] as const;
  return (
    <linearGradient id={id} x1={0} y1={0} x2={isLying ? 1 : 0} y2={isLying ? 0 : 1}>
      {stops.map(([offset, opacity]) => (
        <stop key={offset} className={classes.fade} offset={offset} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
