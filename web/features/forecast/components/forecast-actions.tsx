import { Button, NativeSelect } from '@mantine/core';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconTableExport from '@tabler/icons-react/dist/esm/icons/IconTableExport.mjs';
import { type AnyFigureId, type FigureId, isGiving } from '#contract/figures.ts';
import type { ChurchForecast } from '#contract/functions/church-forecast.ts';
import { figureWords } from '#contract/messages/figures.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { forecastGroupNames, forecastGroups } from '#contract/messages/forecast-page.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { figureIn, forecastCsv, horizons, type ShownView } from '../model.ts';
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
        data={choices(view.figure, forecast, seesGiving)}
        onChange={({ currentTarget }) => {
          const figure = figureIn(currentTarget.value);
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
            leftSection={<IconTableExport size={16} aria-hidden />}
            disabled={isLoading}
            onClick={save}
          >
            {forecastMessages.csv}
          </Button>
          <Button
            className={classes.screenOnly ?? ''}
            variant="default"
            leftSection={<IconPrinter size={16} aria-hidden />}
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

/** The figures to choose from, by groups: those of the church's own last. */
function choices(
  shown: AnyFigureId,
  forecast: ChurchForecast | undefined,
  seesGiving: boolean,
): { group: string; items: { value: string; label: string }[] }[] {
  const usual = forecastGroups.map(({ group, figures }) => ({
    group: forecastGroupNames[group],
    items: withShown(figures, shown)
      .filter((figure) => seesGiving || !isGiving(figure))
      .map((value) => ({ value, label: figureWords(value).name })),
  }));
  const own = {
    group: forecastGroupNames.own,
    items: (forecast?.own ?? []).map(({ id, name }) => ({ value: id, label: name })),
  };
  return [...usual, own].filter(({ items }) => items.length > 0);
}

/** An address may name settled giving, which the list leaves out: it stands beside giving then. */
function withShown(figures: readonly FigureId[], shown: AnyFigureId): readonly FigureId[] {
  return shown === 'giving_settled' && figures.includes('giving') ? [...figures, shown] : figures;
}
