import { wilsonInterval } from '#analytics/pulse/wilson.ts';
import type { ChurchForecast, ForecastSaid } from '#contract/functions/church-forecast.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import { PastForecastsChart } from '#web/ui/charts/past-forecasts-chart.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import type { ForecastWords } from '../model.ts';
import classes from './forecast.module.css';
import { PastForecastsLegend } from './past-forecasts-legend.tsx';
import { Section } from './section.tsx';

type Props = { forecast: ChurchForecast; words: ForecastWords };

/** Past forecasts beside the actual values. */
export function PastForecastsSection({ forecast: { said, tally }, words }: Props) {
  const answer =
    tally.of === 0
      ? forecastMessages.nothingScored
      : forecastMessages.pastAnswer(tally.inside, tally.of, Math.round(tally.of * 0.8));
  if (said.length === 0) {
    return (
      <Section question={forecastMessages.pastQuestion} answer={answer}>
        {null}
      </Section>
    );
  }
  return (
    <Section question={forecastMessages.pastQuestion} answer={answer}>
      {isBelowPromise(tally) ? (
        <p className={classes.warning}>{forecastMessages.tooNarrow}</p>
      ) : null}
      <div className={classes.sheet}>
        <PastForecastsChart
          label={forecastMessages.pastQuestion}
          weeks={said.map((week) => ({
            ...week,
            day: dayWords(week.day, 'short'),
            isInside: week.inside80 ?? isBetween(week),
          }))}
          sentence={(index) => sentenceOf(said[index], words)}
          formatTick={words.tick}
        />
        <PastForecastsLegend />
      </div>
    </Section>
  );
}

/** The newest of them in numbers, and all on demand. */
export function LastSixSection({ forecast: { said }, words }: Props) {
  const newestFirst = said.toReversed();
  return said.length === 0 ? null : (
    <section
      className={`${classes.section} ${classes.lastSix}`}
      aria-label={forecastMessages.lastSix}
    >
      <h2 className={classes.question}>{forecastMessages.lastSix}</h2>
      <PastForecastsTable said={newestFirst.slice(0, 6)} words={words} />
      {said.length > 6 ? (
        <div className={classes.screenOnly}>
          <Disclosure summary={forecastMessages.seeAll}>
            <PastForecastsTable said={newestFirst} words={words} />
          </Disclosure>
        </div>
      ) : null}
    </section>
  );
}

/** Whether even the upper end of the 95 % interval is below four in five. */
function isBelowPromise({ inside, of }: ChurchForecast['tally']): boolean {
  return wilsonInterval(inside, of).high < 0.8;
}

function PastForecastsTable({
  said,
  words,
}: {
  said: readonly ForecastSaid[];
  words: ForecastWords;
}) {
  return (
    <div className={classes.scroll}>
      <ChartTable
        isList
        caption={forecastMessages.pastQuestion}
        columns={[
          { title: forecastMessages.week },
          { title: forecastMessages.issued, isNumber: true },
          { title: forecastMessages.actual, isNumber: true },
          { title: forecastMessages.score },
        ]}
        rows={said.map((week) => ({
          key: week.week,
          cells: [
            dayWords(week.day, 'short'),
            words.range(week.low80, week.high80),
            actualWords(week, words),
            scoreOf(week),
          ],
        }))}
      />
    </div>
  );
}

/** Of a week that is counted and not scored yet. */
function isBetween({ actual, low80, high80 }: ForecastSaid): boolean {
  return actual !== null && low80 <= actual && actual <= high80;
}

function actualWords(week: ForecastSaid, words: ForecastWords): string {
  const { actual, now, without, soFar } = week;
  if (actual === null) {
    return soFar === null
      ? forecastMessages.without[without ?? 'uncounted']
      : forecastMessages.soFar(words.value(soFar));
  }
  const [then, today] = [words.value(actual), words.value(now ?? actual)];
  return then === today ? then : forecastMessages.corrected(then, today);
}

function scoreOf(week: ForecastSaid): string {
  const { inside80, actual } = week;
  if (inside80 !== null) {
    return inside80 ? forecastMessages.inside : forecastMessages.outside;
  }
  if (actual === null) {
    return forecastMessages.notScored;
  }
  return isBetween(week) ? forecastMessages.insideSoFar : forecastMessages.outsideSoFar;
}

function sentenceOf(week: ForecastSaid | undefined, words: ForecastWords): string {
  if (!week) {
    return '';
  }
  const range = words.range(week.low80, week.high80);
  return `${dayWords(week.day)}: ${forecastMessages.issued} ${range}; ${actualWords(week, words)}, ${scoreOf(week)}.`;
}
