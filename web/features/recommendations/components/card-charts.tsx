import type { FindingChart } from '#contract/findings.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { chartEnds, chartLine, chartTitle, chartWords } from '../model.ts';
import classes from './recommendations.module.css';

type Props = {
  charts: readonly FindingChart[];
  /** The weeks of a sustained shift, marked in the first chart; null for other findings. */
  shift: { from: string; to: string } | null;
};

/** The charts of a card, with the figures as of when it was made. */
export function CardCharts({ charts, shift }: Props) {
  return charts.length === 0 ? null : (
    <div className={classes.charts}>
      {charts.map((chart, index) => {
        const [first, last] = chartEnds(chart);
        return (
          <figure key={chart.figure} className={classes.chart}>
            <figcaption>{chartTitle(chart)}</figcaption>
            <Sparkline
              shape="wide"
              weeks={chartLine(chart, index === 0 ? shift : null)}
              label={chartWords(chart)}
            />
            <p className={classes.ends} aria-hidden="true">
              <span>{first}</span>
              <span>{last}</span>
            </p>
          </figure>
        );
      })}
    </div>
  );
}
