import { Anchor, Group, NativeSelect, Text } from '@mantine/core';
import type { MeasureAvailable } from '#contract/functions/measure-available.ts';
import type { MeasureChoices } from '#contract/functions/measures.ts';
import { weeklyTimeWords } from '#contract/messages/figure-words.ts';
import { measureMessages, measureWords } from '#contract/messages/measures.ts';
import { byWeekday } from '../model.ts';
import type { EditorProps } from './editor-props.ts';
import { IdChoice } from './id-choice.tsx';
import classes from './measures.module.css';

type Counted = MeasureChoices['attendance'][number];
type Event = MeasureAvailable['events'][number];

const sources = () => [
  { value: '', label: measureMessages.notCounted },
  { value: 'headcounts', label: measureWords.headcounts },
  { value: 'check_ins', label: measureWords.checkIns },
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
      earlier={earlierOf(event, choices, available)}
      onPart={(eventId) => replace(eventId, null)}
      onChange={(counted) => replace(event.id, counted)}
    />
  ));
}

type RowProps = {
  event: Event;
  counted: Counted | undefined;
  /** The event that it continues, if both count. */
  earlier: Event | undefined;
  onPart: (eventId: string) => void;
  onChange: (counted: Counted | null) => void;
};

function EventRow({ event, counted, earlier, onChange, onPart }: RowProps) {
  const { id: eventId, name, archived, attendanceTypes } = event;
  function choose(source: string) {
    const { leftOutTimes, leftOutFrom } = counted ?? {};
    const kept = {
      eventId,
      ...(leftOutTimes && { leftOutTimes }),
      ...(leftOutFrom && { leftOutFrom }),
    };
    if (source === 'headcounts') {
      onChange({ ...kept, source, attendanceTypeIds: attendanceTypes.map(({ id }) => id) });
    } else {
      onChange(source === 'check_ins' ? { ...kept, source } : null);
    }
  }
  return (
    <div className={classes.event}>
      <NativeSelect
        label={<bdi>{archived ? measureWords.archived(name) : name}</bdi>}
        data={sources()}
        value={counted?.source ?? ''}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {counted?.source === 'headcounts' && attendanceTypes.length > 0 ? (
        <IdChoice
          label={measureWords.who(name)}
          options={attendanceTypes}
          value={counted.attendanceTypeIds ?? attendanceTypes.map(({ id }) => id)}
          onChange={(attendanceTypeIds) => onChange({ ...counted, attendanceTypeIds })}
        />
      ) : null}
      {earlier ? (
        <Group gap="sm">
          <Text size="sm" c="dimmed" dir="auto">
            {measureMessages.continues(earlier.name)}
          </Text>
          <Anchor component="button" type="button" size="sm" onClick={() => onPart(earlier.id)}>
            <bdi>{measureMessages.part(earlier.name)}</bdi>
          </Anchor>
        </Group>
      ) : null}
      {counted ? <TimesLeftOut event={event} counted={counted} onChange={onChange} /> : null}
    </div>
  );
}

type TimesProps = { event: Event; counted: Counted; onChange: (counted: Counted) => void };

/** The times of an event that were seen, to be left out. */
function TimesLeftOut({ event, counted, onChange }: TimesProps) {
  const { leftOutTimes = [], leftOutFrom = {}, ...rest } = counted;
  const times = [...new Set([...(event.times ?? []), ...leftOutTimes])].sort(byWeekday);
  return times.length === 0 ? null : (
    <IdChoice
      label={measureMessages.leftOut(event.name)}
      hint={measureMessages.leftOutHint}
      options={times.map((time) => ({
        id: time,
        name: weeklyTimeWords(time),
        note: leftOutFrom[time]
          ? measureMessages.leftOutFrom(leftOutFrom[time])
          : heldWords(event, time),
      }))}
      value={leftOutTimes}
      onChange={(chosen) => onChange({ ...rest, ...leftOut(chosen, leftOutFrom) })}
    />
  );
}

/** The times that are left out; one that is counted again is later left out from the beginning. */
function leftOut(
  times: string[],
  from: NonNullable<Counted['leftOutFrom']>,
): Pick<Counted, 'leftOutTimes' | 'leftOutFrom'> {
  const days = Object.fromEntries(Object.entries(from).filter(([time]) => times.includes(time)));
  return {
    ...(times.length > 0 && { leftOutTimes: times }),
    ...(Object.keys(days).length > 0 && { leftOutFrom: days }),
  };
}

/** When a time was last held and counted, so that people know which one it is; undefined if that is not known. */
function heldWords({ timesHeld = [] }: Event, time: string): string | undefined {
  const held = timesHeld.find((one) => one.time === time);
  return held && measureMessages.heldLast(held.last, held.lastCounted);
}

/** The event that another continues, where both count. */
function earlierOf(
  { id, follows }: Event,
  { attendance }: MeasureChoices,
  { events }: MeasureAvailable,
): Event | undefined {
  const isCounted = (one: string | undefined) => attendance.some(({ eventId }) => eventId === one);
  return isCounted(id) && isCounted(follows) ? events.find((one) => one.id === follows) : undefined;
}
