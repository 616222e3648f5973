import './chart-colors.css';
import { useId } from 'react';
import { aheadValues } from '#analytics/charts/ahead-geometry.ts';
import type { AheadColumn } from '#analytics/charts/ahead-layout.ts';
import { valueScale } from '#analytics/charts/scale.ts';
import classes from './ahead-rows.module.css';
import chart from './chart.module.css';
import { FadeGradients, fadeDown, fadeUp } from './fading-bar.tsx';

/** Where there is no room for columns: a row for each week ahead, its bar lying down. */
export function AheadRows({ ahead }: { ahead: readonly AheadColumn[] }) {
  return (
    <ul className={classes.rows}>
      {ahead.map((column) => (
        <li key={column.day} className={column.isMajor ? classes.major : classes.row}>
          <span className={classes.day}>
            {column.day}
            {column.events.length > 0 ? (
              <span className={classes.event}>{column.events.join(', ')}</span>
            ) : null}
          </span>
          <LyingBar column={column} all={ahead} />
          <span className={classes.range}>{column.range}</span>
        </li>
      ))}
    </ul>
  );
}

const width = 140;
const height = 20;

function LyingBar({ column, all }: { column: AheadColumn; all: readonly AheadColumn[] }) {
  const id = useId();
  const upright = valueScale(aheadValues(all), {
    width: 0,
    height: width,
    top: 2,
    bottom: 2,
    left: 0,
    right: 0,
  });
  const x = (value: number) => width - upright.y(value);
  const from = x(column.low95);
  const median = x(column.median);
  return (
    <svg className={classes.bar} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <FadeGradients id={id} isLying={true} />
      </defs>
      <rect
        x={from}
        width={Math.max(0.5, median - from)}
        y={3}
        height={height - 6}
        fill={`url(#${fadeDown(id)})`}
      />
      <rect
        x={median}
        width={Math.max(0.5, x(column.high95) - median)}
        y={3}
        height={height - 6}
        fill={`url(#${fadeUp(id)})`}
      />
      <line className={chart.middle} x1={median} x2={median} y1={3} y2={height - 3} />
    </svg>
  );
}
