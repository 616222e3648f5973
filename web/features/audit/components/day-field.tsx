import { ActionIcon, TextInput } from '@mantine/core';
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs';
import { Suspense, useState } from 'react';
import { auditMessages } from '#contract/messages/audit.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { isDay } from '../model.ts';
import classes from './day-field.module.css';

const DayDialog = lazyPart(async () => (await import('./day-dialog.tsx')).DayDialog);

type Props = {
  label: string;
  /** The name of the button that opens a calendar. */
  choose: string;
  /** A day like 2026-11-21, or nothing. */
  value: string;
  earliest?: string;
  latest?: string;
  error?: string | null;
  onChange: (day: string) => void;
};

/**
 * Filters by a day. The browser gives a date at the first digit of the year already, 0002-11-19,
 * so the field keeps what is typed and passes on only what is a day to filter by, or nothing. The
 * calendar is the page's own.
 */
export function DayField({ label, choose, value, earliest, latest, error, onChange }: Props) {
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  const [isLeft, setIsLeft] = useState(false);
  const [isChoosing, setChoosing] = useState(false);

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
  // The last of the years has four digits, lest the browser wait for six.
  const bounds = { earliest: earliest || '1970-01-01', latest: latest || '9999-12-31' };
  return (
    <>
      <TextInput
        label={label}
        type="date"
        classNames={{ input: classes.day ?? '' }}
        min={bounds.earliest}
        max={bounds.latest}
        value={text}
        error={isUnused ? auditMessages.yearTooEarly : error}
        errorProps={{ role: 'alert' }}
        // Above the input, so that the inputs of a row stay in line.
        inputWrapperOrder={['label', 'error', 'input']}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setIsLeft(true)}
        rightSectionPointerEvents="all"
        rightSection={
          <ActionIcon
            variant="subtle"
            color="gray"
            w="100%"
            h="100%"
            aria-label={choose}
            aria-haspopup="dialog"
            onClick={() => setChoosing(true)}
          >
            <IconCalendar size={16} aria-hidden />
          </ActionIcon>
        }
      />
      {isChoosing ? (
        <Suspense fallback={null}>
          <DayDialog
            title={choose}
            value={text}
            {...bounds}
            onChange={(day) => {
              setChoosing(false);
              change(day);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
