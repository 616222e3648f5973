import '#web/ui/charts/chart-colors.css';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { changeWords } from '#contract/messages/people-words.ts';
import classes from '#web/ui/charts/quarter-bars.module.css';
import { flowSteps } from '../flow-steps.ts';

type Flow = NonNullable<ChurchPeople['flow']>;

const smallWidth = 240;
const small = { height: 64, middle: 30, most: 16 };

/** Who became regular and who no longer is, for a tile. */
export function FlowChanges({ flow }: { flow: Flow }) {
  const steps = flowSteps(flow).slice(1, 5);
  const changes = steps.map(({ count }) => count);
  const highest = Math.max(1, ...changes.map(Math.abs));
  const step = smallWidth / changes.length;
  const names = steps.map(({ name }) => name);
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
