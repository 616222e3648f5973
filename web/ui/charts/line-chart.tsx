import './chart-colors.css';
import type { ReactNode } from 'react';
import { lineGeometry } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import { Disclosure } from '../disclosure.tsx';
import classes from './chart.module.css';
import {
  type ChartEvent,
  type ChartNote,
  EventWords,
  type NamedWeek,
  NoteRail,
  placeEvents,
} from './chart-words.tsx';
import { ClippedValues } from './clipped-values.tsx';
import frame from './line-chart.module.css';
import { LineLayers } from './line-layers.tsx';
import { useWidth } from './use-width.ts';
import { ValueLines } from './value-lines.tsx';
import { WeekSlider } from './week-slider.tsx';

type Props = {
  /** What the chart shows, e.g. `Attendance, week by week`. */
  label: string;
  weeks: readonly LineWeek[];
  /** The sentence of a week, by its place. */
  sentence: (index: number) => string;
  /** Which week is read out, and what happens when another one is to be. */
  index: number;
  onIndex: (index: number) => void;
  formatTick: (value: number) => string;
  /** A value as it is written in a sentence. */
  write: (value: number) => string;
  /** Whether parts of one mean nothing, as of people. */
  isWhole?: boolean;
  /** Words on the axis, by the week they stand under. */
  axis: readonly NamedWeek[];
  events?: readonly (ChartEvent & { day: string })[];
  notes?: readonly ChartNote[];
  /** The newest value as it is written. */
  newest: string | null;
  /** Switches beside the readout. */
  switches?: ReactNode;
  /** The legend, which depends on what the drawing shows. */
  legend?: (drawn: { startsAt: number; hasClipped: boolean }) => ReactNode;
};

const usualWidth = 1104;
const plotHeight = 390;
const room = { top: 30, bottom: 34, left: 44 };
/** Right of the newest point, for its number. */
const newestRoom = { least: 12, gap: 10, perCharacter: 8 };
const railHeight = 44;
const characterWidth = 7;
/** More weeks than these have no room for a point each. */
const pointsMax = 60;

/** A figure over a longer time: line, ranges, events, notes, and a readout by pointer and keyboard. */
export function LineChart(props: Props) {
  const { label, weeks, sentence, index, onIndex, newest, notes = [] } = props;
  const [ref, width] = useWidth<HTMLDivElement>(usualWidth);
  const height = plotHeight + (notes.length > 0 ? railHeight : 0);
  const right = newestRoom.least + (newest === null ? 0 : newest.length * newestRoom.perCharacter);
  const drawn = lineGeometry(
    weeks,
    { ...room, right, width, height: plotHeight },
    { ticks: 6, clips: true, whole: props.isWhole ?? false },
  );
  const { scale, axisY } = drawn;
  const events = props.events ?? [];
  const placed = placeEvents(events, drawn.weeks, drawn, { left: room.left, width: width - right });
  const last = drawn.marks.at(-1);
  const here = drawn.xs[index];
  return (
    <figure className={frame.frame} aria-label={label}>
      <div className={frame.head}>
        <Readout sentence={sentence(index)} />
        {props.switches}
      </div>
      <div ref={ref} className={frame.plot}>
        <svg className={classes.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <ValueLines scale={scale} left={room.left} width={width} formatTick={props.formatTick} />
          <line className={classes.axis} x1={room.left} x2={width} y1={axisY} y2={axisY} />
          {here === undefined ? null : (
            <line className={classes.here} x1={here} x2={here} y1={room.top} y2={axisY} />
          )}
          <LineLayers
            drawn={drawn}
            size="large"
            top={room.top}
            showsPoints={weeks.length <= pointsMax}
          />
          <EventWords placed={placed} />
          <AxisWords axis={props.axis} xs={drawn.xs} y={axisY + 20} />
          <ClippedValues clipped={drawn.clipped} write={props.write} width={width} />
          {last && last.index === weeks.length - 1 && newest !== null ? (
            <text
              className={classes.strong}
              x={last.x + newestRoom.gap}
              y={last.y + 5}
              textAnchor="start"
            >
              {newest}
            </text>
          ) : null}
          <NoteRail notes={notes} xs={drawn.xs} y={plotHeight + 4} width={width} />
        </svg>
        <WeekSlider
          label={label}
          count={weeks.length}
          index={index}
          sentence={sentence(index)}
          insets={{ left: room.left / width, right: right / width }}
          onChange={onIndex}
        />
      </div>
      <OtherEvents
        events={events.filter(({ index }) => !placed.some((one) => one.index === index))}
      />
      {props.legend?.({
        startsAt: scale.low,
        hasClipped: drawn.clipped.length > 0,
      })}
    </figure>
  );
}

function AxisWords({
  axis,
  xs,
  y,
}: {
  axis: readonly NamedWeek[];
  xs: readonly number[];
  y: number;
}) {
  return withRoom(axis, xs).map(({ index, text }) => (
    <text key={`${index}${text}`} x={xs[index]} y={y}>
      {text}
    </text>
  ));
}

/** Words on the axis that do not run into the one before. */
function withRoom(axis: readonly NamedWeek[], xs: readonly number[]): NamedWeek[] {
  let free = 0;
  return axis.filter(({ index, text }) => {
    const x = xs[index] ?? 0;
    const hasRoom = x >= free;
    free = hasRoom ? x + text.length * characterWidth + 8 : free;
    return hasRoom;
  });
}

/** The sentence of a week, its day in bold. */
function Readout({ sentence }: { sentence: string }) {
  const [day = '', ...rest] = sentence.split(': ');
  return (
    <p className={frame.readout}>
      {rest.length > 0 ? (
        <>
          <b>{day}:</b> {rest.join(': ')}
        </>
      ) : (
        day
      )}
    </p>
  );
}

/** Events that the drawing has no room for, in words under it. */
function OtherEvents({ events }: { events: readonly { text: string; day: string }[] }) {
  if (events.length === 0) {
    return null;
  }
  return (
    <div className={frame.others}>
      <Disclosure summary={chartMessages.moreEvents}>
        <p>{events.map(({ text, day }) => `${text} (${day})`).join(', ')}.</p>
      </Disclosure>
    </div>
  );
}
