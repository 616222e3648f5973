import { Button, NativeSelect } from '@mantine/core';
import { figureIds, isGiving } from '#contract/figures.ts';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { forecastCsv, horizons, type ShownView } from '../model.ts';
import classes from './forecast.module.css';

type Props = {
  view: ShownView;
  forecast: ChurchForecast | undefined;
  /** Whether `forecast` is still that of the figure before. */
  isLoading: boolean;
  onChange: (changes: Partial<ShownView>) => void;
  /** Whether the person sees giving, and so its figures to choose from. */
  seesGiving: boolean;
};

/** Chooses the figure and the number of weeks; CSV and print. */
export function ForecastActions({ view, forecast, isLoading, onChange, seesGiving }: Props) {
  const ahead = forecast?.ahead.slice(0, view.horizon) ?? [];
  const save = () =>
    saveFile(
      new Blob([forecastCsv(ahead)], { type: 'text/csv' }),
      `forecast-${view.figure}-${forecast?.origin ?? ''}.csv`,
    );
  return (
    <>
      <NativeSelect
        className={classes.screenOnly ?? ''}
        aria-label={forecastMessages.figure}
        value={view.figure}
        data={figureIds
          .filter((figure) => seesGiving || !isGiving(figure))
          .map((value) => ({ value, label: figureWords(value).name }))}
        onChange={({ currentTarget }) => {
          const figure = figureIds.find((id) => id === currentTarget.value);
          onChange(figure ? { figure } : {});
        }}
      />
      {ahead.length > 0 ? (
        <>
          <NativeSelect
            className={classes.screenOnly ?? ''}
            aria-label={forecastMessages.weeksShown}
            value={String(view.horizon)}
            data={horizons.map((weeks) => ({
              value: String(weeks),
              label: forecastMessages.weeksOption(weeks),
            }))}
            onChange={({ currentTarget }) => {
              const horizon = horizons.find((weeks) => String(weeks) === currentTarget.value);
              onChange(horizon ? { horizon } : {});
            }}
          />
          <Button
            className={classes.screenOnly ?? ''}
            variant="default"
            disabled={isLoading}
            onClick={save}
          >
            {forecastMessages.csv}
          </Button>
          <Button
            className={classes.screenOnly ?? ''}
            variant="default"
            disabled={isLoading}
            onClick={() => print()}
          >
            {forecastMessages.print}
          </Button>
        </>
      ) : null}
    </>
  );
}
