import { Switch } from '@mantine/core';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { churchRefusals } from '#contract/messages/integrations.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { useSetForecastSharing } from '../api/set-forecast-sharing.ts';
import type { ForecastWords } from '../model.ts';
import classes from './forecast.module.css';

type Props = {
  accountId: string;
  forecast: ChurchForecast;
  words: ForecastWords;
  mayShare: boolean;
};

/** The method in sentences, what was left out, and whether others may learn from it. */
export function MethodSection({ accountId, forecast, words, mayShare }: Props) {
  const sharing = useSetForecastSharing(accountId);
  const shared = sharing.isPending ? sharing.variables : forecast.shared;
  return (
    <section
      className={`${classes.section} ${classes.methodSection}`}
      aria-label={forecastMessages.methodQuestion}
    >
      <h2 className={classes.question}>{forecastMessages.methodQuestion}</h2>
      <ul className={classes.method}>
        {forecast.method.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {forecast.largeGifts.slice(-6).map(({ week, amount }) => (
          <li key={week}>
            {forecastMessages.largeGifts}: {dayWords(week)}, {words.value(amount)}
          </li>
        ))}
      </ul>
      <Switch
        className={classes.screenOnly ?? ''}
        mt="md"
        label={forecastMessages.sharing}
        // Mantine's label holds the description, too, which would be read out twice.
        aria-label={forecastMessages.sharing}
        description={`${forecastMessages.sharingHint}${mayShare ? '' : ` ${churchRefusals.ownAdminsOnly}`}`}
        checked={shared}
        disabled={sharing.isPending || !(mayShare || shared)}
        onChange={({ currentTarget }) =>
          sharing.mutate(currentTarget.checked, {
            onError: () => showFailure({ text: forecastMessages.sharingFailed }),
          })
        }
      />
    </section>
  );
}
