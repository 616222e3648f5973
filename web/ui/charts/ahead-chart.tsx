import './chart-colors.css';
import { useId, useState } from 'react';
import { type AheadBar, aheadGeometry, aheadValues } from '#analytics/charts/ahead-geometry.ts';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import type { Expectation } from '#contract/expectation.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import classes from './chart.module.css';
import { FadeGradients, FadingBar } from './fading-bar.tsx';
import frame from './line-chart.module.css';
import { LineLayers } from './line-layers.tsx';
import { useWidth } from './use-width.ts';
import { ValueLines } from './value-lines.tsx';
import { WeekSlider } from './week-slider.tsx';

/** A week ahead with its words. */
export type AheadColumn = Expectation & {
  /** E.g. `Mar 28`. */
  day: string;
  /** E.g. `227–307`. */
  range: string;
  events: readonly string[];
  isMajor: boolean;
};

type Props = {
  /** The newest weeks that came, with the day of each. */
  past: readonly (LineWeek & { day: string })[];
  /** The newest value as it is written. */
  newest: string;
  ahead: readonly AheadColumn[];
  /** Names the lines of the value axis; without, there is no axis. */
  formatTick?: (value: number) => string;
  height?: number;
  /** Reads the weeks ahead out, by pointer and keyboard: what they are, and the sentence of each. */
  readout?: { label: string; sentence: (index: number) => string };
};

const usualWidth = 752;
const leastWidth = 640;
/** Room that an event's name takes. */
const nameWidth = 88;
const share = { past: 0.27, pastMax: 300 };
const pastInset = { left: 24, right: 28 };
const margin = { top: 62, bottom: 52 };

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
  const { drawn, bars, joined, named, axisRoom, split } = layOut({ ...props, height }, width);
  const { axisY } = drawn;
  const last = drawn.marks.at(-1);
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
          <LineLayers drawn={drawn} size="large" top={margin.top} showsPoints={true} />
          {last ? (
            <text className={classes.strong} x={last.x} y={last.y - 12} textAnchor="middle">
              {newest}
            </text>
          ) : null}
          <PastDays past={past} xs={drawn.xs} y={axisY + 20} />
          {here ? (
            <line className={classes.here} x1={here.x} x2={here.x} y1={margin.top} y2={axisY} />
          ) : null}
          <path className={classes.joined} d={joined} />
          {bars.map((bar, place) => (
            <g key={ahead[place]?.day}>
              <FadingBar bar={bar} gradientId={gradientId} />
              <AheadWords
                x={bar.x}
                top={bar.top}
                axisY={axisY}
                column={ahead[place]}
                isNamed={named.has(place)}
                step={(width - split) / ahead.length}
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

type Drawing = Pick<Props, 'past' | 'ahead' | 'formatTick'> & { height: number };

/**
 * Where everything stands: the past on the left of the split, the weeks ahead on its right, one
 * scale.
 */
function layOut({ past, ahead, formatTick, height }: Drawing, width: number) {
  const axisRoom = formatTick ? 44 : 0;
  const split = Math.round(axisRoom + Math.min(share.pastMax, width * share.past));
  const room = { width, height, ...margin };
  const drawn = lineGeometry(
    past,
    { ...room, left: axisRoom + pastInset.left, right: width - split + pastInset.right },
    { extra: aheadValues(ahead) },
  );
  const { bars, joined } = aheadGeometry(
    ahead,
    { ...room, left: split, right: 0 },
    { scale: drawn.scale },
  );
  return { drawn, bars, joined, named: namedWeeks(ahead, bars), axisRoom, split };
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
  return left.length === 0 ? null : <p className={classes.also}>Also ahead: {left.join(', ')}.</p>;
}

/** The first, the middle and the newest day; there is no room for all. */
function PastDays({ past, xs, y }: { past: readonly { day: string }[]; xs: number[]; y: number }) {
  const newest = past.length - 1;
  const named = new Set([0, Math.floor(newest / 2), newest]);
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

/** The weeks whose events are written: major ones first, the others where none is next to them. */
function namedWeeks(ahead: readonly AheadColumn[], bars: readonly AheadBar[]): Set<number> {
  const named: number[] = [];
  const byImportance = ahead
    .map(({ events, isMajor }, index) => ({ isMajor, index, hasEvent: events.length > 0 }))
    .filter(({ hasEvent }) => hasEvent)
    .toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor));
  for (const { index } of byImportance) {
    const x = bars[index]?.x ?? 0;
    if (named.every((other) => Math.abs((bars[other]?.x ?? 0) - x) >= nameWidth)) {
      named.push(index);
    }
  }
  return new Set(named);
}

type WordsProps = {
  x: number;
  top: number;
  axisY: number;
  column: AheadColumn | undefined;
  isNamed: boolean;
  /** The width of a week. */
  step: number;
};

/** What a character of a range takes, in pixels. */
const digitWidth = 8;

function AheadWords({ x, top, axisY, column, isNamed, step }: WordsProps) {
  if (!column) {
    return null;
  }
  const weight = column.isMajor ? classes.strong : undefined;
  const [event] = column.events;
  const lines = event && isNamed ? inTwoLines(event) : [];
  const isWide = column.range.length * digitWidth > step;
  const range = isWide ? column.range.split(/(?<=–)/) : [column.range];
  return (
    <>
      {lines.map((text, index) => (
        <text
          key={text}
          className={weight}
          x={x}
          y={top - 8 - 15 * (lines.length - 1 - index)}
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

/** Longer names are broken at the space nearest to their middle. */
function inTwoLines(text: string): string[] {
  const middle = text.length / 2;
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  if (text.length < 10 || nearest === undefined) {
    return [text];
  }
  return [text.slice(0, nearest), text.slice(nearest + 1)];
}
