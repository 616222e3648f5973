import type { AheadBar } from '#analytics/charts/ahead-geometry.ts';
import classes from './chart.module.css';

type Props = { bar: AheadBar; gradientId: string };

/**
 * What is expected of one week: fades to nothing at both ends, so that no edge looks like a
 * promise.
 */
export function FadingBar({ bar, gradientId }: Props) {
  const { left, width, top, bottom, top80, bottom80, median, x } = bar;
  return (
    <>
      <rect
        className={classes.fading}
        x={left}
        y={top}
        width={width}
        height={Math.max(0.5, median - top)}
        fill={`url(#${fadeUp(gradientId)})`}
      />
      <rect
        className={classes.fading}
        x={left}
        y={median}
        width={width}
        height={Math.max(0.5, bottom - median)}
        fill={`url(#${fadeDown(gradientId)})`}
      />
      <line className={classes.whisker} x1={x} x2={x} y1={top} y2={bottom} />
      <rect className={classes.box80} x={left} y={top80} width={width} height={bottom80 - top80} />
      <line className={classes.middle} x1={left} x2={left + width} y1={median} y2={median} />
    </>
  );
}

/** From the middle to the higher end of a range, by the id of `FadeGradients`. */
export const fadeUp = (id: string) => `${id}-up`;
/** From the middle to the lower end. */
export const fadeDown = (id: string) => `${id}-down`;

/** The fading that every bar of a chart shares; `isLying` for bars from left to right. */
export function FadeGradients({ id, isLying = false }: { id: string; isLying?: boolean }) {
  const up = isLying ? { x1: 0, y1: 0, x2: 1, y2: 0 } : { x1: 0, y1: 1, x2: 0, y2: 0 };
  const down = { x1: up.x2, y1: up.y2, x2: up.x1, y2: up.y1 };
  return (
    <>
      <Fading id={fadeUp(id)} {...up} />
      <Fading id={fadeDown(id)} {...down} />
    </>
  );
}

type FadingProps = { id: string; x1: number; y1: number; x2: number; y2: number };

function Fading(direction: FadingProps) {
  const stops = [
    [0, 0.5],
    [0.5, 0.28],
    [1, 0],
  ] as const;
  return (
    <linearGradient {...direction}>
      {stops.map(([offset, opacity]) => (
        <stop key={offset} className={classes.fade} offset={offset} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}
