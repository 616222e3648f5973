import { forecastMessages } from '#contract/messages/forecast.ts';
import chart from '#web/ui/charts/chart.module.css';
import { MissingMark } from '#web/ui/charts/missing-mark.tsx';
import classes from './forecast.module.css';

/** The legend of past forecasts and actual values. */
export function PastForecastsLegend() {
  const { issued, inside, outside, missing } = forecastMessages.pastLegend;
  return (
    <ul className={classes.legend}>
      <li>
        <Key>
          <rect className={chart.range} x={4} y={0} width={6} height={14} />
        </Key>
        {issued}
      </li>
      <li>
        <Key>
          <circle className={chart.point} cx={7} cy={7} r={4} />
        </Key>
        {inside}
      </li>
      <li>
        <Key>
          <circle className={chart.outside} cx={7} cy={7} r={5} />
        </Key>
        {outside}
      </li>
      <li>
        <Key>
          <MissingMark x={7} y={7} />
        </Key>
        {missing}
      </li>
    </ul>
  );
}

function Key({ children }: { children: React.ReactNode }) {
  return (
    <svg width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
      {children}
    </svg>
  );
}
