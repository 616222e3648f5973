import './chart-colors.css';
import { useId } from 'react';
import type { AheadColumn } from '#analytics/charts/ahead-layout.ts';
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
  // From the least to the most that is expected: without an axis nothing says where zero would be.
  const least = Math.min(...all.map(({ low95 }) => low95));
  const most = Math.max(...all.map(({ high95 }) => high95));
  const x = (value: number) => (most > least ? (width * (value - least)) / (most - least) : 0);
  const from = x(column.low95);
  const median = x(column.median);
  return (
    <svg
      className={classes.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
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
      <line
        className={chart.middle}
        x1={median}
        x2={median}
        y1={3}
        y2={height - 3}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
