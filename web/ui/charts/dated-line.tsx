import type { LineWeek } from '#analytics/charts/line-week.ts';
import type from '../type.module.css';
import classes from './dated-line.module.css';
import { Sparkline } from './sparkline.tsx';

type Props = {
  weeks: readonly LineWeek[];
  /** What the line says, read aloud in its place. */
  label: string;
  /** The days of the first and of the newest week, as they are written. */
  days: readonly [string, string];
  /** The newest value as it is written. */
  newest: string;
};

/** A line in a place of its own, with its ends under it: their days, and the newest value. */
export function DatedLine({ weeks, label, days: [first, last], newest }: Props) {
  return (
    <>
      <Sparkline weeks={weeks} label={label} shape="wide" />
      <p className={`${type.source} ${classes.ends}`} aria-hidden="true">
        <span>{first}</span>
        <span>
          {last} <b>{newest}</b>
        </span>
      </p>
    </>
  );
}
