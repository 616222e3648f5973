import { labelRows } from '#analytics/charts/label-rows.ts';
import { type LineGeometry, valuesOf } from '#analytics/charts/line-geometry.ts';
import type { LineWeek } from '#analytics/charts/line-week.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import classes from './chart.module.css';

/** A word that belongs to a week, by its place. */
export type NamedWeek = { index: number; text: string };

/** A note of the church on one week or more. */
export type ChartNote = { id: string; from: number; to: number; text: string };

const characterWidth = 7;

/** A week that is named by an event. */
export type ChartEvent = NamedWeek & { isMajor: boolean };
type PlacedEvent = ChartEvent & {
  /** Where the name stands. */
  x: number;
  y: number;
  /** From the name to what is drawn of its week. */
  lead: { x: number; from: number; to: number };
};

const gap = { above: 10, below: 20 };
const leastY = 13;
/** What the number of a clipped value takes, over its week and beside it. */
const clippedRoom = { height: 22, width: 44 };
/** Over the axis, where the bar of a shift lies. */
const leastUnder = 10;
/** Room of a lead at the week, over the name, and under it, in pixels. */
const leadGap = { week: 3, over: 14, under: 4 };

/**
 * Where the names of events stand: those that raise a week above what is drawn of it, those that
 * lower it below. The major ones come first, then those that move their week most. What would cover
 * another one is left out.
 */
export function placeEvents(
  events: readonly ChartEvent[],
  weeks: readonly LineWeek[],
  drawn: LineGeometry,
  { left, width }: { left: number; width: number },
): PlacedEvent[] {
  const byWeight = events
    .filter(({ index }) => isDrawn(weeks[index]))
    .map((event) => ({
      ...event,
      x: drawn.xs[event.index] ?? 0,
      moves: moveOf(weeks, event.index),
    }))
    .toSorted(
      (a, b) => Number(b.isMajor) - Number(a.isMajor) || Math.abs(b.moves) - Math.abs(a.moves),
    );
  return [true, false].flatMap((isBelow) => {
    const labels = byWeight.filter(({ moves }) => moves < 0 === isBelow);
    return labelRows(labels, { characterWidth, from: left, width, rows: 1 }).flatMap((label) => {
      const half = (label.text.length * characterWidth) / 2;
      const under = extentBetween(label.x - half, label.x + half, weeks, drawn);
      const own = extentOf(weeks[label.index], drawn);
      const y = isBelow ? under.bottom + gap.below : under.top - gap.above;
      if (isBelow ? y > drawn.axisY - leastUnder : y < leastY) {
        return [];
      }
      const lead = isBelow
        ? { from: own.bottom + leadGap.week, to: y - leadGap.over }
        : { from: y + leadGap.under, to: own.top - leadGap.week };
      return [{ ...label, y, lead: { x: drawn.xs[label.index] ?? 0, ...lead } }];
    });
  });
}

/** From the highest to the lowest thing drawn under a name: it never lies on a line. */
function extentBetween(
  from: number,
  to: number,
  weeks: readonly LineWeek[],
  drawn: LineGeometry,
): { top: number; bottom: number } {
  const step = (drawn.xs[1] ?? 0) - (drawn.xs[0] ?? 0);
  const covered = weeks.flatMap((week, index) => {
    const x = drawn.xs[index] ?? 0;
    const clipped = drawn.clipped.filter((one) => one.index === index);
    const beside = clipped.length > 0 ? Math.max(step, clippedRoom.width) : step;
    if (x < from - beside || x > to + step) {
      return [];
    }
    const { top, bottom } = extentOf(week, drawn);
    const { height } = clippedRoom;
    return [
      {
        top: clipped.some(({ side }) => side === 'above') ? top - height : top,
        bottom: clipped.some(({ side }) => side === 'below') ? bottom + height : bottom,
      },
    ];
  });
  return {
    top: Math.min(drawn.axisY, ...covered.map(({ top }) => top)),
    bottom: Math.max(0, ...covered.map(({ bottom }) => bottom)),
  };
}

/** Names the weeks of holidays, the major ones in bold, each with a lead to its week. */
export function EventWords({ placed }: { placed: readonly PlacedEvent[] }) {
  return placed.map(({ index, text, x, y, lead, isMajor }) => (
    <g key={`${index}${text}`}>
      {lead.to > lead.from ? (
        <path className={classes.lead} d={`M${lead.x},${lead.from}V${lead.to}`} />
      ) : null}
      <text
        className={isMajor ? `${classes.named} ${classes.strong}` : classes.named}
        x={x}
        y={y}
        textAnchor="middle"
      >
        {text}
      </text>
    </g>
  ));
}

/** How much more is expected of a week than of those beside it; negative for less. */
function moveOf(weeks: readonly LineWeek[], index: number): number {
  const levelOf = (week: LineWeek | undefined) =>
    week?.expected ? (week.expected.low80 + week.expected.high80) / 2 : (week?.value ?? null);
  const here = levelOf(weeks[index]);
  const beside = [levelOf(weeks[index - 1]), levelOf(weeks[index + 1])].filter(
    (level) => level !== null,
  );
  const mean = beside.reduce((sum, level) => sum + level, 0) / Math.max(1, beside.length);
  return here === null || beside.length === 0 ? 0 : here - mean;
}

/** Whether anything is drawn of a week: a name over nothing would name nothing. */
function isDrawn(week: LineWeek | undefined): boolean {
  return week !== undefined && valuesOf(week).length > 0;
}

/** From the highest to the lowest thing drawn at a week. */
function extentOf(week: LineWeek | undefined, { scale, axisY }: LineGeometry) {
  const values = week ? valuesOf(week) : [];
  return values.length > 0
    ? { top: scale.y(Math.max(...values)), bottom: Math.min(axisY, scale.y(Math.min(...values))) }
    : { top: axisY, bottom: 0 };
}

type RailProps = { notes: readonly ChartNote[]; xs: readonly number[]; y: number; width: number };

/** The church's notes on a rail of their own: a day as a short mark, a range as a bar with ends. */
export function NoteRail({ notes, xs, y, width }: RailProps) {
  if (notes.length === 0) {
    return null;
  }
  const places = notes.map(({ id, from, to, text }) => {
    const x1 = xs[from] ?? 0;
    const x2 = xs[to] ?? x1;
    return { id, text, x1, x2, x: (x1 + x2) / 2 };
  });
  const labels = labelRows(places.toReversed(), { characterWidth, width, rows: 1 });
  return (
    <>
      <text x={0} y={y + 5}>
        {chartMessages.notes}
      </text>
      {places.map(({ id, x1, x2 }) => (
        <path
          key={id}
          className={classes.missing}
          d={
            x1 === x2
              ? `M${x1},${y - 4}V${y + 4}`
              : `M${x1},${y - 4}V${y + 4}M${x1},${y}H${x2}M${x2},${y - 4}V${y + 4}`
          }
        />
      ))}
      {labels.map(({ x, text }) => (
        <text key={`${x}${text}`} x={x} y={y + 24} textAnchor="middle">
          {text}
        </text>
      ))}
    </>
  );
}
