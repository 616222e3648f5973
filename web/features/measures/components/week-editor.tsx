import { NativeSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import { easterCalendars, weekdays } from '#contract/functions/measures.ts';
import { weekdayName } from '#contract/messages/figure-words.ts';
import {
  easterCalendarNames,
  measureWords,
  weekChoiceMessages,
} from '#contract/messages/measures.ts';
import { regionName } from '../model.ts';
import { zoneChoices } from '../zone-choices.ts';
import type { EditorProps } from './editor-props.ts';

const countries =
  'au br ca ch de es fr gb gh gr ie in it ke kr mx ng nl no nz ph pl pt ro se sg ua ug us za'
    .toUpperCase()
    .split(' ');

/** The list is for typing into: nobody reads four hundred zones. */
const zonesShownMax = 60;

/** The first day of the week, the time zone and the holidays. */
export function WeekEditor({ choices, onChange }: EditorProps) {
  const { weekStartsOn, timeZone, country, easter } = choices;
  const zones = useMemo(() => zoneChoices(timeZone), [timeZone]);
  return (
    <>
      <NativeSelect
        label={measureWords.weekStarts}
        data={weekdays.map((day) => ({ value: day, label: weekdayName(day) }))}
        value={weekStartsOn}
        onChange={({ currentTarget }) =>
          onChange({ ...choices, weekStartsOn: oneOf(weekdays, currentTarget.value, weekStartsOn) })
        }
      />
      <Select
        label={weekChoiceMessages.timeZone}
        data={zones}
        value={timeZone}
        onChange={(zone) => onChange({ ...choices, timeZone: zone ?? timeZone })}
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        nothingFoundMessage={weekChoiceMessages.noZone}
        limit={zonesShownMax}
        withScrollArea={false}
        comboboxProps={{ withinPortal: false, hideDetached: false }}
      />
      <NativeSelect
        label={measureWords.holidays}
        data={withCurrent(countries, country)
          .map((code) => ({ value: code, label: regionName(code) }))
          .sort((a, b) => a.label.localeCompare(b.label))}
        value={country}
        onChange={({ currentTarget }) => onChange({ ...choices, country: currentTarget.value })}
      />
      <NativeSelect
        label={measureWords.easter}
        data={easterCalendars.map((calendar) => ({
          value: calendar,
          label: easterCalendarNames[calendar],
        }))}
        value={easter}
        onChange={({ currentTarget }) =>
          onChange({ ...choices, easter: oneOf(easterCalendars, currentTarget.value, easter) })
        }
      />
    </>
  );
}

/** Keeps the current value as an option, even if this browser does not know it. */
function withCurrent(known: readonly string[], current: string): string[] {
  return known.includes(current) ? [...known] : [current, ...known];
}

function oneOf<Value extends string>(all: readonly Value[], text: string, otherwise: Value): Value {
  return all.find((value) => value === text) ?? otherwise;
}
