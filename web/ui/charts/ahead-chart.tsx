import './chart-colors.css';
import { useId, useState } from 'react';
import type { AheadBar } from '#analytics/charts/ahead-geometry.ts';
import {
  type AheadColumn,
  type AheadWeeks,
  aheadLayout,
  aheadMargin,
  columnWords,
  insideX,
  namedDays,
  nameLines,
} from '#analytics/charts/ahead-layout.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import classes from './chart.module.css';
import { FadeGradients, FadingBar } from './fading-bar.tsx';
import frame from './line-chart.module.css';
import { LineLayers } from './line-layers.tsx';
import { useWidth } from './use-width.ts';
import { ValueLines } from './value-lines.tsx';
import { WeekSlider } from './week-slider.tsx';

type Props = AheadWeeks & {
  /** The newest value as it is written. */
  newest: string;
  /** Names the lines of the value axis; without, there is no axis. */
  formatTick?: (value: number) => string;
  height?: number;
  /** Reads the weeks ahead out, by pointer and keyboard: what they are, and the sentence of each. */
  readout?: { label: string; sentence: (index: number) => string };
};

const usualWidth = 752;
const leastWidth = 640;
/** What the newest value takes, in pixels. */
const newestRoom = { halfCharacter: 4, gap: 8, under: 26 };
/** What the words of a value axis take. */
const axisWidth = 44;

/**
 * What came on the left, what is expected on the right: one bar for each week, its numbers under
 * it.
 */
export function AheadChart(props: Props) {
  const { past, newest, ahead, formatTick, height = 260, readout } = props;
  const [chosen, setChosen] = useState(0);
  const [ref, measured] = useWidth<HTMLDivElement>(usualWidth);
  // Narrower, as on paper, the whole drawing shrinks: its words would run into each other.
  const width = Math.max(leastWidth, measured);
  const gradientId = useId();
  const axisRoom = formatTick ? axisWidth : 0;
  const { drawn, bars, joined, named, split } = aheadLayout(props, { width, height, axisRoom });
  const { axisY } = drawn;
  const index = Math.min(chosen, ahead.length - 1);
  const here = readout ? bars[index] : undefined;
  return (
    <div>
      {readout ? <p className={frame.readout}>{readout.sentence(index)}</p> : null}
      <div ref={ref} className={frame.plot}>
        <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <defs>
            <FadeGradients id={gradientId} />
          </defs>
          {formatTick ? (
            <ValueLines scale={drawn.scale} left={axisRoom} width={width} formatTick={formatTick} />
          ) : null}
          <Sides split={split} />
          <line className={classes.here} x1={split} x2={split} y1={4} y2={height - 8} />
          <line className={classes.axis} x1={axisRoom} x2={width} y1={axisY} y2={axisY} />
          <LineLayers drawn={drawn} size="large" top={aheadMargin.top} showsPoints={true} />
          <Newest marks={drawn.marks} axisY={axisY} text={newest} />
          <PastDays past={past} xs={drawn.xs} y={axisY + 20} />
          {here ? <ChosenWeek x={here.x} axisY={axisY} /> : null}
          <path className={classes.joined} d={joined} />
          {bars.map((bar, place) => (
            <g key={ahead[place]?.day}>
              <FadingBar bar={bar} gradientId={gradientId} />
              <AheadWords
                bars={bars}
                place={place}
                axisY={axisY}
                column={ahead[place]}
                isNamed={named.has(place)}
                step={(width - split) / ahead.length}
                width={width}
              />
            </g>
          ))}
        </svg>
        {readout ? (
          <WeekSlider
            label={readout.label}
            count={ahead.length}
            index={index}
            sentence={readout.sentence(index)}
            insets={insetsOf(bars, width)}
            onChange={setChosen}
          />
        ) : null}
      </div>
      <UnnamedEvents ahead={ahead} named={named} />
    </div>
  );
}

type NewestProps = { marks: readonly { x: number; y: number }[]; axisY: number; text: string };

/** The newest value, where the line does not come from: over it, under it, or beside it. */
function Newest({ marks, axisY, text }: NewestProps) {
  const newest = marks.at(-1);
  if (!newest) {
    return null;
  }
  const { x, y } = newest;
  const last = marks.slice(-2, -1);
  const near = marks.filter((mark) => x - mark.x < text.length * newestRoom.halfCharacter);
  const comes = (isFrom: (from: number) => boolean) =>
    [...last, ...near].some((mark) => isFrom(mark.y - y));
  const isFree = {
    over: !comes((from) => from < -newestRoom.gap),
    under: !comes((from) => from > newestRoom.gap) && y + newestRoom.under < axisY,
  };
  const place = isFree.over
    ? { x, y: y - 12, textAnchor: 'middle' as const }
    : isFree.under
      ? { x, y: y + 22, textAnchor: 'middle' as const }
      : { x: x + 9, y: y + 4, textAnchor: 'start' as const };
  return (
    <text className={classes.strong} {...place}>
      {text}
    </text>
  );
}

function ChosenWeek({ x, axisY }: { x: number; axisY: number }) {
  return <line className={classes.here} x1={x} x2={x} y1={aheadMargin.top} y2={axisY} />;
}

function Sides({ split }: { split: number }) {
  return (
    <>
      <text x={split - 8} y={14} textAnchor="end">
        {chartMessages.actual}
      </text>
      <text x={split + 8} y={14}>
        {chartMessages.expected}
      </text>
    </>
  );
}

/** Where the first and the last bar stand, from the edges, as shares of the width. */
function insetsOf(bars: readonly AheadBar[], width: number): { left: number; right: number } {
  return { left: (bars[0]?.x ?? 0) / width, right: 1 - (bars.at(-1)?.x ?? width) / width };
}

/** Events that the drawing has no room for, in words under it. */
function UnnamedEvents({ ahead, named }: Pick<Props, 'ahead'> & { named: ReadonlySet<number> }) {
  const left = ahead.flatMap(({ day, events }, index) =>
    events.slice(named.has(index) ? 1 : 0).map((event) => `${event} (${day})`),
  );
  return left.length === 0 ? null : (
    <p className={classes.also}>{chartMessages.alsoAhead(left.join(', '))}</p>
  );
}

function PastDays({ past, xs, y }: { past: readonly { day: string }[]; xs: number[]; y: number }) {
  const newest = past.length - 1;
  const named = namedDays(past);
  return past.map(({ day }, index) =>
    named.has(index) ? (
      <text
        key={day}
        className={index === newest ? classes.strong : undefined}
        x={xs[index]}
        y={y}
        textAnchor="middle"
      >
        {day}
      </text>
    ) : null,
  );
}

type WordsProps = {
  bars: readonly AheadBar[];
  place: number;
  axisY: number;
  column: AheadColumn | undefined;
  isNamed: boolean;
  /** The width of a week. */
  step: number;
  /** That of the drawing. */
  width: number;
};

function AheadWords({ bars, place, axisY, column, isNamed, step, width }: WordsProps) {
  const x = bars[place]?.x;
  if (!column || x === undefined) {
    return null;
  }
  const weight = column.isMajor ? classes.strong : undefined;
  const { event: lines, range, isSmall } = columnWords(column, isNamed, step);
  const ys = nameLines(bars, place, { lines, axisY });
  return (
    <>
      {lines.map((text, index) => (
        <text
          key={text}
          className={weight}
          x={insideX(text, x, width)}
          y={ys[index]}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
      <text className={weight} x={x} y={axisY + 20} textAnchor="middle">
        {column.day}
      </text>
      {range.map((text, index) => (
        <text
          key={text}
          className={classes.strong}
          data-small={isSmall || undefined}
          x={x}
          y={axisY + 38 + 15 * index}
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </>
  );
}
