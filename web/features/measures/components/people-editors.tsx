import type { MeasureChoices } from '#contract/functions/measures.ts';
import { measureMessages, measureWords } from '#contract/messages/measures.ts';
import type { EditorProps } from './editor-props.ts';
import { IdChoice } from './id-choice.tsx';
import { OptionalPart } from './optional-part.tsx';

const none = () => ({ value: '', label: measureMessages.notCounted });
type GuestSource = NonNullable<MeasureChoices['firstTimeGuests']>['source'];

const guestSources = (): readonly { value: GuestSource; label: string }[] => [
  { value: 'first_time_check_ins', label: measureWords.firstCheckIns },
  { value: 'form', label: measureWords.forms },
  { value: 'workflow', label: measureWords.workflows },
  { value: 'new_people', label: measureWords.profiles },
];

/** Who is new: one source. */
export function GuestsEditor({ choices, available, onChange }: EditorProps) {
  const guests = choices.firstTimeGuests;
  const things = {
    first_time_check_ins: available.events,
    form: available.forms,
    workflow: available.workflows,
    new_people: [],
  };
  // An empty list would count none of them.
  function choose(value: string, ids: string[] = []) {
    const source = guestSources().find((one) => one.value === value)?.value;
    const some = ids.length > 0 ? { ids } : {};
    onChange({ ...choices, firstTimeGuests: source ? { source, ...some } : null });
  }
  return (
    <>
      <OptionalPart
        label={measureWords.guests}
        value={guests?.source ?? ''}
        options={[none(), ...guestSources()]}
        onChange={(value) => choose(value)}
      />
      {guests && things[guests.source].length > 0 ? (
        <IdChoice
          label={
            guests.source === 'first_time_check_ins' ? measureWords.onlyEvents : measureWords.which
          }
          options={things[guests.source]}
          value={guests.ids ?? []}
          onChange={(ids) => choose(guests.source, ids)}
        />
      ) : null}
    </>
  );
}

/** Who are children: check-ins of rooms and events, and types of headcounts. */
export function KidsEditor({ choices, available, onChange }: EditorProps) {
  const { eventIds = [], locationIds = [], attendanceTypeIds = [] } = choices.kids ?? {};
  function change(part: Partial<Record<keyof NonNullable<MeasureChoices['kids']>, string[]>>) {
    const chosen = { eventIds, locationIds, attendanceTypeIds, ...part };
    const some = Object.entries(chosen).filter(([, ids]) => ids.length > 0);
    onChange({ ...choices, kids: some.length > 0 ? Object.fromEntries(some) : null });
  }
  const types = available.events.flatMap(({ name, attendanceTypes }) =>
    attendanceTypes.map((type) => ({ ...type, note: name })),
  );
  const nameOfEvent = (id: string | null) => available.events.find((one) => one.id === id)?.name;
  return (
    <>
      <IdChoice
        label={measureWords.rooms}
        options={available.locations.map((room) => ({ ...room, note: nameOfEvent(room.eventId) }))}
        value={locationIds}
        onChange={(ids) => change({ locationIds: ids })}
      />
      <IdChoice
        label={measureWords.events}
        options={available.events}
        value={eventIds}
        onChange={(ids) => change({ eventIds: ids })}
      />
      {types.length > 0 ? (
        <IdChoice
          label={measureMessages.kidsHeadcounts}
          options={types}
          value={attendanceTypeIds}
          onChange={(ids) => change({ attendanceTypeIds: ids })}
        />
      ) : null}
    </>
  );
}

/** Who serves: the schedules of Services, or volunteers who check in. */
export function ServingEditor({ choices, available, onChange }: EditorProps) {
  const { serving } = choices;
  function choose(source: string) {
    if (source === 'team_members') {
      const serviceTypeIds = available.serviceTypes.map(({ id }) => id);
      onChange({ ...choices, serving: { source, serviceTypeIds } });
    } else {
      onChange({ ...choices, serving: source === 'check_ins' ? { source } : null });
    }
  }
  return (
    <>
      <OptionalPart
        label={measureWords.serving}
        value={serving?.source ?? ''}
        options={[
          none(),
          { value: 'team_members', label: measureWords.scheduled },
          { value: 'check_ins', label: measureWords.volunteers },
        ]}
        onChange={choose}
      />
      {serving?.source === 'team_members' ? (
        <IdChoice
          label={measureWords.serviceTypes}
          options={available.serviceTypes}
          value={serving.serviceTypeIds ?? available.serviceTypes.map(({ id }) => id)}
          onChange={(serviceTypeIds) =>
            onChange({ ...choices, serving: { ...serving, serviceTypeIds } })
          }
        />
      ) : null}
    </>
  );
}
