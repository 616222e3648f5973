import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { whatIfMessages } from '#contract/messages/forecast.ts';
import { type FieldRange, readNumber } from '../scenario.ts';
import classes from './forecast.module.css';

type FieldState = {
  /** As it was typed. */
  text: string;
  setText: (text: string) => void;
  range: FieldRange;
  /** Null while the field holds no number of its range. */
  value: number | null;
};

/** A field of a scenario, with the number that it starts with. */
export function useField(range: FieldRange, first: number | null): FieldState {
  const [text, setText] = useState(String(first ?? ''));
  return { text, setText, range, value: readNumber(text, range) };
}

/** Keeps what is typed, and says beside it what would be a number for it. */
export function Field({ label, field }: { label: string; field: FieldState }) {
  const isWrong = field.value === null && field.text.trim() !== '';
  return (
    <TextInput
      label={label}
      value={field.text}
      error={isWrong ? whatIfMessages.outside(field.range) : null}
      autoComplete="off"
      // A phone's keys for decimals have no minus.
      inputMode={field.range.min < 0 ? 'text' : 'decimal'}
      mt="xs"
      onChange={({ currentTarget }) => field.setText(currentTarget.value)}
    />
  );
}

type Props<Name extends string> = {
  title: string;
  fields: Readonly<Record<Name, FieldState>>;
  /** The result in words, once every field holds a number. */
  result: (numbers: Readonly<Record<Name, number>>) => string;
  /** What stands in its place until then. */
  unfilled?: string | undefined;
  children: ReactNode;
};

/** A scenario with its fields and its result. */
export function Scenario<Name extends string>({
  title,
  fields,
  result,
  unfilled = whatIfMessages.unfilled,
  children,
}: Props<Name>) {
  const numbers = Object.fromEntries(
    Object.entries<FieldState>(fields).map(([name, { value }]) => [name, value]),
  );
  return (
    <fieldset className={classes.scenario}>
      <legend>{title}</legend>
      {children}
      <output className={classes.result}>
        {isFilled<Name>(numbers) ? result(numbers) : unfilled}
      </output>
    </fieldset>
  );
}

function isFilled<Name extends string>(
  numbers: Readonly<Record<string, number | null>>,
): numbers is Readonly<Record<Name, number>> {
  return Object.values(numbers).every((value) => value !== null);
}
