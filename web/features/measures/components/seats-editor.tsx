import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { areSeatsValid } from '#contract/functions/measures.ts';
import { measureProblems } from '#contract/messages/measure-reasons.ts';
import { measureWords } from '#contract/messages/measures.ts';
import { seatsOf } from '../model.ts';
import type { EditorProps } from './editor-props.ts';

/** The seats of each counted event, which no provider knows. */
export function SeatsEditor({ choices, available, onChange }: EditorProps) {
  const counted = choices.attendance.map(({ eventId }) => eventId);
  function set(eventId: string, count: number | null) {
    const { [eventId]: _old, ...others } = choices.seats ?? {};
    const seats = count === null ? others : { ...others, [eventId]: count };
    onChange({ ...choices, seats: Object.keys(seats).length > 0 ? seats : null });
  }
  return available.events
    .filter(({ id }) => counted.includes(id))
    .map(({ id, name }) => (
      <SeatsField
        key={id}
        event={name}
        seats={choices.seats?.[id] ?? null}
        onChange={(seats) => set(id, seats)}
      />
    ));
}

type FieldProps = {
  event: string;
  seats: number | null;
  onChange: (seats: number | null) => void;
};

function SeatsField({ event, seats, onChange }: FieldProps) {
  const [text, setText] = useState(seats === null ? '' : String(seats));
  const isValid = areSeatsValid({ seats: seats === null ? null : { event: seats } });
  return (
    <TextInput
      label={<bdi>{measureWords.seatsAt(event)}</bdi>}
      inputMode="numeric"
      value={text}
      error={isValid ? null : measureProblems.seats}
      onChange={({ currentTarget: { value } }) => {
        setText(value);
        onChange(seatsOf(value));
      }}
    />
  );
}
