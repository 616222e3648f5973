import '#web/ui/charts/chart-colors.css';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages } from '#contract/messages/people-page.ts';
import { changeWords, wholeWords } from '#contract/messages/people-words.ts';
import classes from './people-charts.module.css';

export type Flow = NonNullable<ChurchPeople['flow']>;

const width = 480;
const place = { top: 34, axis: 190, height: 200 };

/** From the regulars of one quarter's end to those of the next, on one scale from zero. */
export function FlowBars({ flow }: { flow: Flow }) {
  const { start, new: newOnes, back, less, away, end } = flow;
  const levels = [start, start + newOnes, start + newOnes + back, start + newOnes + back - less];
  const highest = Math.max(1, start, end, ...levels);
  const y = (count: number) => place.axis - (count / highest) * (place.axis - place.top);
  const step = width / 6;
  const steps = [
    { from: 0, to: start, isEnd: true },
    { from: start, to: levels[1] ?? start, isEnd: false },
    { from: levels[1] ?? start, to: levels[2] ?? start, isEnd: false },
    { from: levels[2] ?? start, to: levels[3] ?? start, isEnd: false },
    { from: levels[3] ?? start, to: end, isEnd: false },
    { from: 0, to: end, isEnd: true },
  ];
  const names = flowNames(flow);
  const told = [start, newOnes, back, -less, -away, end].map((count, index) =>
    steps[index]?.isEnd ? wholeWords(count) : changeWords(count),
  );
  return (
    <div>
      <svg
        className={classes.drawing}
        viewBox={`0 0 ${width} ${place.height}`}
        role="img"
        aria-label={names.map((name, index) => `${name}: ${told[index] ?? ''}`).join('. ')}
      >
        {steps.map(({ from, to, isEnd }, index) => (
          <g key={names[index]}>
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
              {told[index]}
            </text>
          </g>
        ))}
        <path className={classes.axis} d={`M0,${place.axis}H${width}`} />
      </svg>
      <ul className={classes.names} aria-hidden="true">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** The names of the six parts, in their order. */
function flowNames({ from, to }: Pick<Flow, 'from' | 'to'>): string[] {
  const { flowBars } = peopleLookMessages;
  return [
    flowBars.start(dayWords(from, 'short')),
    flowBars.new,
    flowBars.back,
    flowBars.less,
    flowBars.away,
    flowBars.end(dayWords(to, 'short')),
  ];
}

const smallWidth = 240;
const small = { height: 64, middle: 30, most: 16 };

/** Who became regular and who no longer is, for a tile. */
export function FlowChanges({ flow }: { flow: Flow }) {
  const changes = [flow.new, flow.back, -flow.less, -flow.away];
  const highest = Math.max(1, ...changes.map(Math.abs));
  const step = smallWidth / changes.length;
  const names = flowNames(flow).slice(1, 5);
  return (
    <svg
      className={classes.drawing}
      viewBox={`0 0 ${smallWidth} ${small.height}`}
      role="img"
      aria-label={names
        .map((name, index) => `${name}: ${changeWords(changes[index] ?? 0)}`)
        .join('. ')}
    >
      <path className={classes.axis} d={`M0,${small.middle}H${smallWidth}`} />
      {changes.map((change, index) => {
        const height = Math.max(2, (Math.abs(change) / highest) * small.most);
        const top = change < 0 ? small.middle : small.middle - height;
        return (
          <g key={names[index]}>
            <rect
              className={change < 0 ? classes.out : classes.in}
              x={step * index + 14}
              y={top}
              width={step - 28}
              height={height}
              rx={2}
            />
            <text
              className={classes.strong}
              x={step * (index + 0.5)}
              y={change < 0 ? top + height + 14 : top - 4}
              textAnchor="middle"
            >
              {changeWords(change)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
