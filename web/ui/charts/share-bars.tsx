import './chart-colors.css';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import classes from './quarter-bars.module.css';
import { useWidth } from './use-width.ts';

/** A group of guests: how many of it, and how far chance goes; null while it is open or withheld. */
export type ShareBar = {
  id: string;
  name: string;
  /** What stands under its name. */
  under: string;
  counted: { value: number; base: number; low: number; high: number } | null;
};

type Props = {
  bars: readonly ShareBar[];
  /** What is usual, as a share; null where nothing is compared. */
  usual: number | null;
  label: string;
  /** Without words, for a tile. */
  isSmall?: boolean;
};

const usualWidth = 800;
const tall = { top: 12, axis: 172, height: 222, most: 84 };
const small = { top: 4, axis: 60, height: 62, most: 44 };
/** What a letter of the value axis takes, and what lies between its words and the drawing, in pixels. */
const axisRoom = { letter: 7, gap: 10 };
const gridStep = 0.2;

/** Groups of guests: the bar is how far chance goes, the tick the count, the dashed line the usual. */
export function ShareBars({ bars, usual, label, isSmall = false }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(isSmall ? 240 : usualWidth);
  const place = isSmall ? small : tall;
  const left = isSmall ? 0 : axisRoom.gap + axisRoom.letter * tenthsOf(gridStep).length;
  const room = width - left;
  const shown = isSmall ? bars : bars.slice(-Math.max(2, Math.floor(room / place.most)));
  const highest = Math.max(gridStep, usual ?? 0, ...shown.map(({ counted }) => counted?.high ?? 0));
  const top = Math.min(1, Math.ceil(highest / gridStep) * gridStep);
  const y = (share: number) => place.axis - (share / top) * (place.axis - place.top);
  const step = room / Math.max(1, shown.length);
  const x = (index: number) => left + step * (index + 0.5);
  const barWidth = Math.min(isSmall ? 9 : 18, step / 2);
  return (
    <div ref={ref}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${place.height}`}
        role="img"
        aria-label={label}
      >
        {isSmall ? null : <Grid top={top} y={y} left={left} width={width} />}
        {usual === null ? null : (
          <path className={classes.usual} d={`M${left},${y(usual)}H${width}`} />
        )}
        {shown.map((bar, index) => (
          <Bar
            key={bar.id}
            bar={bar}
            x={x(index)}
            y={y}
            width={barWidth}
            isNewest={index === shown.findLastIndex(({ counted }) => counted !== null)}
          />
        ))}
        <path className={classes.axis} d={`M${left},${place.axis}H${width}`} />
        {isSmall
          ? null
          : shown.map((bar, index) => <Tick key={bar.id} bar={bar} x={x(index)} y={place.axis} />)}
      </svg>
    </div>
  );
}

/** E.g. `2 in 10`. */
function tenthsOf(share: number): string {
  return peopleLookMessages.tenths(wholeWords(share * 10));
}

type GridProps = { top: number; y: (share: number) => number; left: number; width: number };

function Grid({ top, y, left, width }: GridProps) {
  const lines = Array.from(
    { length: Math.round(top / gridStep) + 1 },
    (_, index) => index * gridStep,
  );
  return lines.map((share) => (
    <g key={share}>
      <path className={classes.rule} d={`M${left},${y(share)}H${width}`} />
      <text x={left - axisRoom.gap} y={y(share) + 4} textAnchor="end">
        {share === 0 ? wholeWords(0) : tenthsOf(share)}
      </text>
    </g>
  ));
}

type BarProps = {
  bar: ShareBar;
  x: number;
  y: (share: number) => number;
  width: number;
  isNewest: boolean;
};

function Bar({ bar: { counted }, x, y, width, isNewest }: BarProps) {
  if (counted === null) {
    return <path className={classes.open} d={`M${x},${y(0) - 2}V${y(0) - 18}`} />;
  }
  const share = counted.value / counted.base;
  return (
    <>
      <rect
        className={classes.range}
        x={x - width / 2}
        y={y(counted.high)}
        width={width}
        height={Math.max(1, y(counted.low) - y(counted.high))}
        rx={2}
      />
      <path
        className={isNewest ? classes.newest : classes.count}
        d={`M${x - width / 2},${y(share)}h${width}`}
      />
    </>
  );
}

function Tick({ bar: { name, under, counted }, x, y }: { bar: ShareBar; x: number; y: number }) {
  return (
    <>
      <text x={x} y={y + 20} textAnchor="middle">
        {name}
      </text>
      <text
        x={x}
        y={y + 38}
        textAnchor="middle"
        className={counted === null ? undefined : classes.strong}
      >
        {under}
      </text>
    </>
  );
}
