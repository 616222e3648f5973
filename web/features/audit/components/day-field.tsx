import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { auditMessages } from '#contract/messages/audit.ts';
import { isDay } from '../model.ts';

type Props = {
  label: string;
  /** A day like 2026-11-21, or nothing. */
  value: string;
  earliest?: string;
  latest?: string;
  error?: string | null;
  onChange: (day: string) => void;
};

/**
 * Filters by a day. The browser gives a date at the first digit of the year already, 0002-11-19,
 * so the field keeps what is typed and passes on only what is a day to filter by, or nothing.
 */
export function DayField({ label, value, earliest, latest, error, onChange }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [isLeft, setIsLeft] = useState(false);

  // The filter came with another address.
  if (value !== lastValue) {
    setLastValue(value);
    setText(value);
  }

  const change = (next: string) => {
    setText(next);
    setIsLeft(false);
    if (next === '' || isDay(next)) {
      onChange(next);
    }
  };
  const isUnused = isLeft && text !== '' && !isDay(text);
  return (
    <TextInput
      label={label}
      type="date"
      // The last of the years has four digits, lest the browser wait for six.
      min={earliest || '1970-01-01'}
      max={latest || '9999-12-31'}
      value={text}
      error={isUnused ? auditMessages.yearTooEarly : error}
      errorProps={{ role: 'alert' }}
      // Above the input, so that the inputs of a row stay in line.
      inputWrapperOrder={['label', 'error', 'input']}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={() => setIsLeft(true)}
    />
  );
}
