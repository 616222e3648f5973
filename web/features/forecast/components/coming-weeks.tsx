import { withoutWide } from '#analytics/charts/line-geometry.ts';
import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { AheadChart } from '#web/ui/charts/ahead-chart.tsx';
import { AheadRows } from '#web/ui/charts/ahead-rows.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { aheadColumns, aheadSentence, type ForecastWords } from '../model.ts';
import classes from './forecast.module.css';

type Props = { forecast: ChurchForecast; ahead: readonly ForecastAhead[]; words: ForecastWords };

/** Recent weeks and the forecast; as rows where there is no room for columns. */
export function ComingWeeks({ forecast, ahead, words }: Props) {
  const isPhone = useIsPhone();
  const columns = aheadColumns(ahead, words);
  const past = forecast.history.slice(-13).map(({ day, value, expected }) => ({
    value,
    isProvisional: false,
    expected: withoutWide(expected),
    mark: null,
    day: dayWords(day, 'short'),
  }));
  const newest = past.at(-1)?.value ?? null;
  return (
    <figure className={classes.sheet} aria-label={forecastMessages.chart} style={{ margin: 0 }}>
      {isPhone ? (
        <AheadRows ahead={columns} />
      ) : (
        <AheadChart
          past={past}
          newest={newest === null ? '' : words.value(newest)}
          ahead={columns}
          formatTick={words.tick}
          height={320}
          readout={{
            label: forecastMessages.weekByWeek,
            sentence: (index) => aheadSentence(ahead[index], words),
          }}
        />
      )}
      <figcaption className={classes.note}>{forecastMessages.middleNoPromise}</figcaption>
    </figure>
  );
}
