import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import type { ForecastWords } from '../model.ts';
import { verdictOf } from '../verdict.ts';
import classes from './forecast.module.css';
import { Section } from './section.tsx';

type Props = { forecast: ChurchForecast; words: ForecastWords };

/** The forecast compared with two simple rules. */
export function BacktestSection({ forecast: { backtest }, words }: Props) {
  if (backtest === null) {
    return null;
  }
  const { error, errorOfMean, errorOfLastYear, forecasts } = backtest;
  const bars: [string, number][] = [
    [forecastMessages.thisForecast, error],
    [forecastMessages.meanOfFour, errorOfMean],
    ...(errorOfLastYear === null
      ? []
      : [[forecastMessages.lastYearSame, errorOfLastYear] as [string, number]]),
  ];
  const longest = Math.max(...bars.map(([, value]) => value));
  return (
    <Section question={forecastMessages.betterQuestion} answer={verdictOf(backtest, words).answer}>
      <dl className={classes.bars}>
        {bars.map(([name, value], index) => (
          <Bar
            key={name}
            name={name}
            text={forecastMessages.off(words.distance(value))}
            share={value / longest}
            isOurs={index === 0}
          />
        ))}
      </dl>
      <p className={classes.note}>{forecastMessages.triedOn(forecasts)}</p>
    </Section>
  );
}

type BarProps = { name: string; text: string; share: number; isOurs: boolean };

function Bar({ name, text, share, isOurs }: BarProps) {
  return (
    <>
      <dt>{isOurs ? <strong>{name}</strong> : name}</dt>
      <dd>
        <span
          className={classes.bar}
          data-ours={isOurs || undefined}
          style={{ width: `${(share * 50).toFixed(1)}%` }}
        />
        {text}
      </dd>
    </>
  );
}
