import { Anchor } from '@mantine/core';
import type { ForecastAhead } from '#contract/functions/church-forecast.ts';
import { eventWords } from '#contract/messages/events.ts';
import { dayWords, listWords } from '#contract/messages/figure-words.ts';
import { forecastMessages } from '#contract/messages/forecast.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import { type ForecastWords, namesStandingOut } from '../model.ts';
import classes from './forecast.module.css';
import { Section } from './section.tsx';

type Props = {
  ahead: readonly ForecastAhead[];
  words: ForecastWords;
  explained: string | null;
  onExplain: (week: string) => void;
};

/** The weeks ahead in numbers; choosing a week's day explains it. */
export function AheadTable({ ahead, words, explained, onExplain }: Props) {
  return (
    <Section question={forecastMessages.next(ahead.length)} answer={answerOf(ahead)}>
      <div className={classes.scroll}>
        <ChartTable
          isList
          caption={forecastMessages.next(ahead.length)}
          columns={[
            { title: forecastMessages.week },
            { title: forecastMessages.event },
            { title: forecastMessages.middle, isNumber: true },
            { title: forecastMessages.fourInFive, isNumber: true },
            { title: forecastMessages.nineteenInTwenty, isNumber: true },
          ]}
          rows={ahead.map((week) => ({
            key: week.week,
            cells: [
              <Anchor
                key="day"
                component="button"
                type="button"
                inherit
                fw={week.isMajor ? 600 : undefined}
                aria-pressed={week.week === explained}
                onClick={() => onExplain(week.week)}
              >
                {dayWords(week.day, 'short')}
              </Anchor>,
              eventsOf(week),
              words.value(week.median),
              words.range(week.low80, week.high80),
              words.range(week.low95, week.high95),
            ],
          }))}
        />
      </div>
    </Section>
  );
}

function answerOf(ahead: readonly ForecastAhead[]): string {
  const major = ahead.filter(({ isMajor }) => isMajor);
  return major.length === 0
    ? forecastMessages.nextAllOrdinary
    : forecastMessages.nextAnswer(ahead.length - major.length, namesStandingOut(ahead));
}

function eventsOf({ events }: ForecastAhead): string {
  return listWords(
    events.map(({ label, fromOtherChurches }) =>
      fromOtherChurches ? forecastMessages.eventFromOthers(eventWords(label)) : eventWords(label),
    ),
  );
}
