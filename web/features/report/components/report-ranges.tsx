import '#web/ui/charts/chart-colors.css';
import { labelRows } from '#analytics/charts/label-rows.ts';
import type { ReportTable as Table } from '#contract/functions/church-report.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { useWidth } from '#web/ui/charts/use-width.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import classes from './report.module.css';
import own from './report-ranges.module.css';
import { ReportTable } from './report-table.tsx';

type Props = {
  heading: string;
  table: Table;
  /** What is expected, with its middle, instead of what came. */
  isAhead: boolean;
};

const usualWidth = 760;
const size = { top: 26, axis: 150, height: 176, left: 44 };
/** Room for a week's name; where there is less, not each has one. */
const nameWidth = 44;

/** Weeks with their ranges, or a year's months: who came as dots, an open one outside its range, the year before dashed. */
export function ReportRanges({ heading, table, isAhead }: Props) {
  const weeks = table.rows.map((row) => weekOf(row, isAhead));
  const scale = scaleOf(
    weeks.flatMap(({ value, low, high, before }) => [value, low, high, before]),
  );
  const [ref, width] = useWidth<HTMLDivElement>(usualWidth);
  const room = width - size.left;
  const step = room / Math.max(1, weeks.length);
  const x = (index: number) => size.left + step * (index + 0.5);
  const every = Math.ceil(weeks.length / Math.max(1, Math.floor(room / nameWidth)));
  const bar = Math.min(22, step * 0.55);
  const events = labelRows(
    weeks
      .map(({ event, ...week }, index) => ({
        x: x(index),
        text: event,
        moves: moveOf(weeks, week),
      }))
      .filter(({ text }) => text !== '')
      .toSorted((one, other) => other.moves - one.moves),
    { characterWidth: 6.5, from: size.left, width, rows: 1 },
  );
  return (
    <div ref={ref}>
      <svg
        className={own.drawing}
        viewBox={`0 0 ${width} ${size.height}`}
        role="img"
        aria-label={heading}
      >
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path className={own.rule} d={`M${size.left},${scale.y(tick)}H${width}`} />
            <text x={size.left - 8} y={scale.y(tick) + 4} textAnchor="end">
              {wholeWords(tick)}
            </text>
          </g>
        ))}
        {weeks.map((week, index) => (
          <Week key={week.name} week={week} x={x(index)} y={scale.y} bar={bar} isAhead={isAhead} />
        ))}
        <path className={own.before} d={pathOf(weeks, x, scale.y)} />
        {weeks.map(({ name }, index) =>
          index % every === 0 ? (
            <text key={name} x={x(index)} y={size.axis + 18} textAnchor="middle">
              {name}
            </text>
          ) : null,
        )}
        {events.map((event) => (
          <text key={event.text} className={own.event} x={event.x} y={12} textAnchor="middle">
            {event.text}
          </text>
        ))}
      </svg>
      <div className={classes.numbers}>
        <Disclosure summary={peopleLookMessages.table}>
          <ReportTable heading={heading} table={table} />
        </Disclosure>
      </div>
    </div>
  );
}

type Point = {
  name: string;
  event: string;
  value: number | null;
  low: number | null;
  high: number | null;
  before: number | null;
};

/** How far a week is expected from the others: the names of those that move most come first. */
function moveOf(weeks: readonly Point[], { low, high }: Pick<Point, 'low' | 'high'>): number {
  const middles = weeks.flatMap((week) =>
    week.low === null || week.high === null ? [] : [(week.low + week.high) / 2],
  );
  const usual = middles.reduce((sum, middle) => sum + middle, 0) / Math.max(1, middles.length);
  return low === null || high === null ? 0 : Math.abs((low + high) / 2 - usual);
}

function weekOf(row: Table['rows'][number], isAhead: boolean): Point {
  // Months have no range.
  const [label, value, low, high, before] =
    row.length === 3 ? [row[0], row[1], null, null, row[2]] : row;
  const [, name = '', event = ''] = /^(.*?)(?: \((.*)\))?$/.exec(String(label ?? '')) ?? [];
  return {
    name,
    event,
    value: numberIn(value),
    low: numberIn(low),
    high: numberIn(high),
    before: isAhead ? null : numberIn(before),
  };
}

function numberIn(cell: string | number | null | undefined): number | null {
  return typeof cell === 'number' ? cell : null;
}

function scaleOf(values: readonly (number | null)[]) {
  const known = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const rough = Math.max(1, (most - least) / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough) ?? power;
  const low = Math.max(0, Math.floor(least / step) * step);
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  const ticks = Array.from(
    { length: Math.round((high - low) / step) + 1 },
    (_, index) => low + index * step,
  );
  const y = (value: number) => size.axis - ((value - low) / (high - low)) * (size.axis - size.top);
  return { ticks: known.length === 0 ? [] : ticks, y };
}

type WeekProps = {
  week: Point;
  x: number;
  y: (value: number) => number;
  bar: number;
  isAhead: boolean;
};

function Week({ week: { value, low, high }, x, y, bar, isAhead }: WeekProps) {
  const isOutside =
    value !== null && low !== null && high !== null && (value < low || value > high);
  return (
    <>
      {low === null || high === null ? null : (
        <rect
          className={own.range}
          x={x - bar / 2}
          y={y(high)}
          width={bar}
          height={Math.max(1, y(low) - y(high))}
          rx={2}
        />
      )}
      {value === null ? null : isAhead ? (
        <path className={own.middle} d={`M${x - bar / 2},${y(value)}h${bar}`} />
      ) : (
        <circle className={isOutside ? own.outside : own.dot} cx={x} cy={y(value)} r={4} />
      )}
    </>
  );
}

/** A line over the weeks that have a year before; it breaks where there is none. */
function pathOf(
  weeks: readonly Point[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  return weeks
    .map(({ before }, index) =>
      before === null
        ? ''
        : `${index === 0 || weeks[index - 1]?.before === null ? 'M' : 'L'}${x(index)},${y(before)}`,
    )
    .join('');
}
