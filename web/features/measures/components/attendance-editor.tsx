import { NativeSelect } from '@mantine/core';
import type { MeasureAvailable, MeasureChoices } from '#contract/functions/measures.ts';
import { measureMessages } from '#contract/measure-messages.ts';
import type { EditorProps } from './editor-props.ts';
import { IdChoice } from './id-choice.tsx';
import classes from './measures.module.css';

type Counted = MeasureChoices['attendance'][number];
type Event = MeasureAvailable['events'][number];

const sources = [
  { value: '', label: measureMessages.notCounted },
  { value: 'headcounts', label: 'By headcounts' },
  { value: 'check_ins', label: 'By check-ins' },
];

/** One source for each event, because headcounts and check-ins together would count people twice. */
export function AttendanceEditor({ choices, available, onChange }: EditorProps) {
  const replace = (eventId: string, counted: Counted | null) =>
    onChange({
      ...choices,
      attendance: [
        ...choices.attendance.filter((one) => one.eventId !== eventId),
        ...(counted ? [counted] : []),
      ],
    });
  return available.events.map((event) => (
    <EventRow
      key={event.id}
      event={event}
      counted={choices.attendance.find(({ eventId }) => eventId === event.id)}
      onChange={(counted) => replace(event.id, counted)}
    />
  ));
}

type RowProps = {
  event: Event;
  counted: Counted | undefined;
  onChange: (counted: Counted | null) => void;
};

function EventRow({ event, counted, onChange }: RowProps) {
  const { id: eventId, name, archived, attendanceTypes } = event;
  function choose(source: string) {
    if (source === 'headcounts') {
      onChange({ eventId, source, attendanceTypeIds: attendanceTypes.map(({ id }) => id) });
    } else {
      onChange(source === 'check_ins' ? { eventId, source } : null);
    }
  }
  return (
    <div className={classes.event}>
      <NativeSelect
        label={<bdi>{archived ? `${name} (archived)` : name}</bdi>}
        data={sources}
        value={counted?.source ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {counted?.source === 'headcounts' && attendanceTypes.length > 0 ? (
        <IdChoice
          label={`Who is counted at ${name}`}
          options={attendanceTypes}
          value={counted.attendanceTypeIds ?? attendanceTypes.map(({ id }) => id)}
          onChange={(attendanceTypeIds) => onChange({ ...counted, attendanceTypeIds })}
        />
      ) : null}
    </div>
  );
}
