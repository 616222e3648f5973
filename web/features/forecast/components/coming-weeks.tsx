import { Text } from '@mantine/core';
import { withoutWide } from '#analytics/charts/line-geometry.ts';
import type { ChurchForecast, ForecastAhead } from '#contract/functions/church-forecast.ts';
import { chartMessages } from '#contract/messages/charts.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { AheadChart } from '#web/ui/charts/ahead-chart.tsx';
import { AheadRows } from '#web/ui/charts/ahead-rows.tsx';
import { DatedLine } from '#web/ui/charts/dated-line.tsx';
import type from '#web/ui/type.module.css';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { aheadColumns, aheadSentence, type ForecastWords, pastSentence } from '../model.ts';
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
  const newestWords = newest === null ? '' : words.value(newest);
  return (
    <figure className={classes.sheet} aria-label={forecastMessages.chart} style={{ margin: 0 }}>
      {isPhone ? (
        <>
          <h3 className={type.question}>{chartMessages.actual}</h3>
          <DatedLine
            weeks={past}
            label={pastSentence(
              past.map(({ value }) => value),
              words,
            )}
            days={[past[0]?.day ?? '', past.at(-1)?.day ?? '']}
            newest={newestWords}
          />
          <Text component="h3" className={type.question ?? ''} mt="md">
            {chartMessages.expected}
          </Text>
          <AheadRows ahead={columns} />
        </>
      ) : (
        <AheadChart
          past={past}
          newest={newestWords}
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
