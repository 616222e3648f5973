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
import { PastForecastsSection } from './past-forecasts-section.tsx';
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
      {verdict?.first ? <p className={classes.warning}>{verdict.first}</p> : null}
      <p className={classes.sentence}>{headline(ahead, words)}</p>
      <p className={classes.facts}>{issuedWords(ahead, forecast.countedWeeks)}</p>
      <ComingWeeks forecast={forecast} ahead={ahead} words={words} />
      <div className={classes.columns}>
        <AheadTable
          ahead={ahead}
          words={words}
          explained={explained?.week ?? null}
          onExplain={setChosen}
        />
        {explained ? <WhySection week={explained} words={words} /> : null}
      </div>
      <PastForecastsSection forecast={forecast} words={words} />
      <BacktestSection forecast={forecast} words={words} />
      <WhatIf forecast={forecast} />
      <MethodSection accountId={accountId} forecast={forecast} words={words} mayShare={mayShare} />
    </>
  );
}
