import './chart-colors.css';
import { useState } from 'react';
import { valueScale, weekPlaces } from '#analytics/charts/scale.ts';
import type { Expectation } from '#contract/expectation.ts';
import classes from './chart.module.css';
import frame from './line-chart.module.css';
import { MissingMark } from './missing-mark.tsx';
import { useWidth } from './use-width.ts';
import { ValueLines } from './value-lines.tsx';
import { WeekSlider } from './week-slider.tsx';

/** The 80 % range issued for a week, and the actual value. */
type PastForecast = Pick<Expectation, 'low80' | 'high80'> & {
  /** E.g. `Mar 28`. */
  day: string;
  /** Null when nobody counted. */
  actual: number | null;
  isInside: boolean;
};

type Props = {
  label: string;
  weeks: readonly PastForecast[];
  /** The sentence of a week, by its place. */
  sentence: (index: number) => string;
  formatTick: (value: number) => string;
};

const usualWidth = 1104;
const height = 220;
const room = { top: 16, bottom: 32, left: 44, right: 12 };
const dayWidth = 64;

/**
 * A bar for each week that a forecast was issued for, and a point for the actual value: filled inside, a
 * ring outside.
 */
export function PastForecastsChart({ label, weeks, sentence, formatTick }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(usualWidth);
  const [index, setIndex] = useState(Math.max(0, weeks.length - 1));
  const box = { ...room, width, height };
  const scale = valueScale(
    weeks.flatMap(({ low80, high80, actual }) => [low80, high80, actual]),
    box,
  );
  const xs = weekPlaces(weeks.length, { ...box, left: room.left + 12, right: room.right + 12 });
  const axisY = height - room.bottom;
  const barWidth = Math.max(3, Math.min(10, (width - room.left) / (weeks.length * 1.8)));
  const every = Math.max(1, Math.ceil((weeks.length * dayWidth) / width));
  return (
    <figure className={frame.frame} aria-label={label}>
      <div className={frame.head}>
        <p className={frame.readout}>{sentence(index)}</p>
      </div>
      <div ref={ref} className={frame.plot}>
        <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <ValueLines scale={scale} left={room.left} width={width} formatTick={formatTick} />
          <line className={classes.axis} x1={room.left} x2={width} y1={axisY} y2={axisY} />
          {weeks.map((week, place) => (
            <g key={week.day}>
              <rect
                className={classes.range}
                x={(xs[place] ?? 0) - barWidth / 2}
                width={barWidth}
                y={scale.y(week.high80)}
                height={Math.max(1, scale.y(week.low80) - scale.y(week.high80))}
              />
              <Actual week={week} x={xs[place] ?? 0} axisY={axisY} y={scale.y(week.actual ?? 0)} />
              {(weeks.length - 1 - place) % every === 0 ? (
                <text x={xs[place]} y={axisY + 20} textAnchor="middle">
                  {week.day}
                </text>
              ) : null}
            </g>
          ))}
        </svg>
        <WeekSlider
          label={label}
          count={weeks.length}
          index={index}
          sentence={sentence(index)}
          insets={{ left: room.left / width, right: room.right / width }}
          onChange={setIndex}
        />
      </div>
    </figure>
  );
}

function Actual({
  week,
  x,
  y,
  axisY,
}: {
  week: PastForecast;
  x: number;
  y: number;
  axisY: number;
}) {
  if (week.actual === null) {
    return <MissingMark x={x} y={axisY - 6} />;
  }
  return week.isInside ? (
    <circle className={classes.point} cx={x} cy={y} r={4} />
  ) : (
    <circle className={classes.outside} cx={x} cy={y} r={5} />
  );
}
