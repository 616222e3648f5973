import './chart-colors.css';
import { changeWords, wholeWords } from '#contract/messages/people-words.ts';
import classes from './quarter-bars.module.css';

/** How many there were, what came and went, and how many there are, each with its name. */
export type FlowStep = { name: string; count: number };

const width = 480;
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
  const step = width / Math.max(1, bars.length);
  return (
    <div>
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
              x={step * index + 8}
              y={Math.min(y(from), y(to))}
              width={step - 16}
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
      <ul className={classes.names} aria-hidden="true">
        {bars.map(({ name }) => (
          <li key={name}>{name}</li>
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
