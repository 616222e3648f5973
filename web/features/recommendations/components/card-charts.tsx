import { unitOfFigure } from '#contract/figures/units.ts';
import type { FindingChart } from '#contract/findings.ts';
import { tickWords } from '#contract/messages/figure-words.ts';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { ScaledLine } from '#web/ui/charts/scaled-line.tsx';
import { chartEnds, chartLine, chartTitle, chartWords, newestWords } from '../model.ts';
import parts from './card-parts.module.css';
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
        const unit = unitOfFigure[chart.figure];
        const newest = newestWords(chart);
        return (
          <figure key={chart.figure} className={classes.chart}>
            <figcaption>
              {chartTitle(chart)}
              {newest === null ? null : (
                <span className={parts.newest}>{cardMessages.newest(newest)}</span>
              )}
            </figcaption>
            <ScaledLine
              weeks={chartLine(chart, index === 0 ? shift : null)}
              label={chartWords(chart)}
              formatTick={(value) => tickWords(value, unit, chart.currency)}
              isWhole={unit !== 'money' && unit !== 'share'}
              ends={chartEnds(chart)}
            />
          </figure>
        );
      })}
    </div>
  );
}
