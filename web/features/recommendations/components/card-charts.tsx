import type { FindingChart } from '#contract/findings.ts';
import { Sparkline } from '#web/ui/charts/sparkline.tsx';
import { chartEnds, chartLine, chartTitle, chartWords } from '../model.ts';
import classes from './recommendations.module.css';

type Props = {
  charts: readonly FindingChart[];
  /** The weeks that made a lasting shift, which the first chart marks; null for other findings. */
  shift: { from: string; to: string } | null;
};

/** The figures of a card as they stood when it was made, each over its weeks. */
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
