import { Anchor, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CountSheet } from '#contract/functions/count-sheet.ts';
import { countMessages } from '#contract/messages/count-page.ts';
import classes from './count.module.css';

type Props = { sheet: CountSheet; onDay: (date: string | null) => void };

/** Another day than today's, for a late count: those that lack one, and any other. */
export function DayChoice({ sheet: { date, today, missing }, onDay }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Of a date that is typed each digit is a date: what is meant is known once it is entered or left.
  const isTyped = useRef(false);
  function choose() {
    const value = input.current?.value ?? '';
    setProblem(value > today ? countMessages.notYet(value) : null);
    if (value >= '1900-01-01' && value <= today && value !== date) {
      onDay(value);
    }
  }
  return (
    <div className={classes.days}>
      <TextInput
        ref={input}
        type="date"
        label={countMessages.chooseDay}
        defaultValue={date}
        max={today}
        error={problem}
        onPointerDown={() => {
          isTyped.current = false;
        }}
        onKeyDown={({ key }) => {
          isTyped.current = true;
          if (key === 'Enter') {
            choose();
          }
        }}
        onChange={() => (isTyped.current ? setProblem(null) : choose())}
        onBlur={() => isTyped.current && choose()}
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
