import { useState } from 'react';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { issuedWords } from '../issued-words.ts';
import { type Horizon, headline, weekToExplain, wordsOf } from '../model.ts';
import { verdictOf } from '../verdict.ts';
import { AheadTable } from './ahead-table.tsx';
import { BacktestSection } from './backtest-section.tsx';
import { ComingWeeks } from './coming-weeks.tsx';
import classes from './forecast.module.css';
import { MethodSection } from './method-section.tsx';
import { LastSixSection, PastForecastsSection } from './past-forecasts-section.tsx';
import { WhatIf } from './what-if.tsx';
import { WhySection } from './why-section.tsx';

type Props = {
  accountId: string;
  forecast: ChurchForecast;
  horizon: Horizon;
  mayShare: boolean;
};

/** The forecast, from its headline to its method. */
export function ForecastPage({ accountId, forecast, horizon, mayShare }: Props) {
  const ahead = forecast.ahead.slice(0, horizon);
  const words = wordsOf(forecast);
  const [chosen, setChosen] = useState<string | null>(null);
  const found = ahead.findIndex(({ week }) => week === chosen);
  const explained = ahead[found < 0 ? weekToExplain(ahead) : found];
  const verdict = forecast.backtest && verdictOf(forecast.backtest, words);
  return (
    <>
      <div data-plain={verdict?.first ? true : undefined}>
        {verdict?.first ? <p className={classes.warning}>{verdict.first}</p> : null}
        <h2 className={classes.sentence}>{headline(ahead, words)}</h2>
        <p className={classes.facts}>
          {issuedWords(ahead, forecast.countedWeeks, forecast.timeZone)}
        </p>
        <ComingWeeks forecast={forecast} ahead={ahead} words={words} />
      </div>
      <div className={classes.columns}>
        <AheadTable
          ahead={ahead}
          words={words}
          explained={explained?.week ?? null}
          onExplain={setChosen}
        />
        {explained ? (
          <WhySection
            week={explained}
            unit={forecast.unit}
            words={words}
            isScored={forecast.tally.of > 0}
          />
        ) : null}
      </div>
      <PastForecastsSection forecast={forecast} words={words} />
      <div className={classes.columns} data-even>
        <BacktestSection forecast={forecast} words={words} />
        <LastSixSection forecast={forecast} words={words} />
      </div>
      <WhatIf forecast={forecast} />
      <MethodSection accountId={accountId} forecast={forecast} words={words} mayShare={mayShare} />
    </>
  );
}
