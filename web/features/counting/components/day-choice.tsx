import { Anchor, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CountSheet } from '#contract/functions/count-sheet.ts';
import { countMessages } from '#contract/messages/count-page.ts';
import classes from './count.module.css';

type Props = { sheet: CountSheet; onDay: (date: string | null) => void };

/** Another day than today's, for a late count: those that lack one, and any other. */
export function DayChoice({ sheet: { date, today, missing }, onDay }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <div className={classes.days}>
      <TextInput
        type="date"
        label={countMessages.chooseDay}
        defaultValue={date}
        max={today}
        error={problem}
        onChange={({ currentTarget: { value } }) => {
          if (value > today) {
            setProblem(countMessages.notYet(value));
          } else if (value >= '1900-01-01') {
            setProblem(null);
            onDay(value);
          }
        }}
      />
      {missing.length > 0 ? (
        <>
          <p className={classes.small}>{countMessages.missingDays}</p>
          <p className={classes.missing}>
            {missing.slice(0, 6).map((day) => (
              <Anchor key={day} component="button" type="button" onClick={() => onDay(day)}>
                {countMessages.day(day)}
              </Anchor>
            ))}
          </p>
        </>
      ) : null}
      {date === today ? null : (
        <Anchor component="button" type="button" onClick={() => onDay(null)}>
          {countMessages.today}
        </Anchor>
      )}
    </div>
  );
}
