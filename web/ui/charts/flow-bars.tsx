import './chart-colors.css';
import { changeWords, wholeWords } from '#contract/messages/people-words.ts';
import classes from './quarter-bars.module.css';
import { useWidth } from './use-width.ts';

/** How many there were, what came and went, and how many there are, each with its name. */
export type FlowStep = { name: string; count: number };

const usualWidth = 480;
/** Narrower, a name has no room under its bar: the names stand in a list then, each beside its number. */
const namesWidth = 360;
const place = { top: 34, axis: 190, height: 200 };

/**
 * From one quarter's end to the next, on one scale from zero.
 *
 * @param steps the start, what changed it (what went is negative), and the end
 */
export function FlowBars({ steps }: { steps: readonly FlowStep[] }) {
  const bars = barsOf(steps);
  const highest = Math.max(1, ...bars.flatMap(({ from, to }) => [from, to]));
  const y = (count: number) => place.axis - (count / highest) * (place.axis - place.top);
  const [ref, width] = useWidth<HTMLDivElement>(usualWidth);
  const isNarrow = width < namesWidth;
  const step = width / Math.max(1, bars.length);
  const inset = isNarrow ? 4 : 8;
  return (
    <div ref={ref}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${place.height}`}
        role="img"
        aria-label={bars.map(({ name, told }) => `${name}: ${told}`).join('. ')}
      >
        {bars.map(({ name, told, from, to, isEnd }, index) => (
          <g key={name}>
            <rect
              className={isEnd ? classes.whole : to < from ? classes.out : classes.in}
              x={step * index + inset}
              y={Math.min(y(from), y(to))}
              width={step - 2 * inset}
              height={Math.max(2, Math.abs(y(from) - y(to)))}
              rx={2}
            />
            <text
              className={classes.strong}
              x={step * (index + 0.5)}
              y={Math.min(y(from), y(to)) - 8}
              textAnchor="middle"
            >
              {told}
            </text>
          </g>
        ))}
        <path className={classes.axis} d={`M0,${place.axis}H${width}`} />
      </svg>
      <ul className={classes.names} data-narrow={isNarrow || undefined} aria-hidden="true">
        {bars.map(({ name, told }) => (
          <li key={name}>
            {isNarrow ? <b>{told} </b> : null}
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

function barsOf(steps: readonly FlowStep[]) {
  let level = 0;
  return steps.map(({ name, count }, index) => {
    const isEnd = index === 0 || index === steps.length - 1;
    const [from, to] = isEnd ? [0, count] : [level, level + count];
    level = to;
    return { name, told: isEnd ? wholeWords(count) : changeWords(count), from, to, isEnd };
  });
}
