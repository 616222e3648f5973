import { labelRows, type PlacedLabel } from '#analytics/charts/label-rows.ts';
import type { LineGeometry, LineWeek } from '#analytics/charts/line-geometry.ts';
import classes from './chart.module.css';

/** A word that belongs to a week, by its place. */
export type NamedWeek = { index: number; text: string };

/** A note of the church on one week or more. */
export type ChartNote = { id: string; from: number; to: number; text: string };

const characterWidth = 7;

type EventsProps = {
  events: readonly (NamedWeek & { isMajor: boolean })[];
  drawn: LineGeometry;
  weeks: readonly LineWeek[];
  width: number;
};

/** Names the weeks of holidays over the line, the major ones in bold and first. */
export function EventWords({ events, drawn, weeks, width }: EventsProps) {
  const labels = events
    .toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor))
    .map((event) => ({ ...event, x: drawn.xs[event.index] ?? 0 }));
  const placed: (PlacedLabel & (typeof labels)[number])[] = labelRows(labels, {
    characterWidth,
    width,
    rows: 1,
  }).flatMap((place) => {
    const label = labels.find(({ x, text }) => text === place.text && Math.abs(x - place.x) < 80);
    return label ? [{ ...label, ...place }] : [];
  });
  return placed.map(({ index, text, x, row, isMajor }) => (
    <text
      key={index}
      className={isMajor ? classes.strong : undefined}
      x={x}
      y={Math.max(13, topOf(weeks[index], drawn) - 12 - row * 15)}
      textAnchor="middle"
    >
      {text}
    </text>
  ));
}

/** The highest thing drawn at a week. */
function topOf(week: LineWeek | undefined, { scale, axisY }: LineGeometry): number {
  const heights = [
    week?.value ?? null,
    week?.expected?.high ?? null,
    week?.expected95?.high ?? null,
    week?.lastYear ?? null,
  ].filter((value) => value !== null);
  return heights.length > 0 ? scale.y(Math.max(...heights)) : axisY;
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
        Notes
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
