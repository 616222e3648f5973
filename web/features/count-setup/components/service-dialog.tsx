import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { CountServiceDraft } from '#contract/functions/counts.ts';
import { weekdays } from '#contract/functions/measures.ts';
import { serviceMessages, setupMessages, weekdayName } from '#contract/messages/count-setup.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = {
  draft: CountServiceDraft;
  isSaving: boolean;
  onSave: (service: CountServiceDraft) => void;
  onClose: () => void;
};

const once = 'once';

/** A service: its name, day and time. One that Planning Center has keeps its day and time. */
export function ServiceDialog({ draft, isSaving, onSave, onClose }: Props) {
  const [service, setService] = useState(draft);
  const set = (change: Partial<CountServiceDraft>) => setService({ ...service, ...change });
  const isOnce = service.weekday === null;
  return (
    <Dialog isOpen title={serviceMessages.edit} onClose={onClose} canClose={!isSaving}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ ...service, name: service.name.trim(), campus: service.campus?.trim() || null });
        }}
      >
        <Stack>
          <TextInput
            label={setupMessages.name}
            value={service.name}
            maxLength={60}
            required
            data-autofocus
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
          <When service={service} onChange={set} />
          <TextInput
            label={serviceMessages.campus}
            value={service.campus ?? ''}
            maxLength={60}
            onChange={({ currentTarget: { value } }) => set({ campus: value || null })}
          />
          {service.id === null || isOnce ? null : (
            <TextInput
              type="date"
              label={serviceMessages.ends}
              description={serviceMessages.endsHint}
              value={service.until ?? ''}
              onChange={({ currentTarget: { value } }) => set({ until: value || null })}
            />
          )}
          <Button type="submit" disabled={isSaving || service.name.trim() === ''}>
            {setupMessages.save}
          </Button>
        </Stack>
      </form>
    </Dialog>
  );
}

type WhenProps = {
  service: CountServiceDraft;
  onChange: (change: Partial<CountServiceDraft>) => void;
};

/** The day and the time, which a service of Planning Center has from there. */
function When({ service, onChange }: WhenProps) {
  const isLinked = service.linked !== null;
  const isOnce = service.weekday === null;
  return (
    <>
      <NativeSelect
        label={serviceMessages.weekday}
        value={service.weekday ?? once}
        disabled={isLinked}
        data={[
          ...weekdays.map((value) => ({ value, label: weekdayName(value) })),
          { value: once, label: serviceMessages.once },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ weekday: weekdays.find((one) => one === value) ?? null, date: null })
        }
      />
      {isOnce ? (
        <TextInput
          type="date"
          label={serviceMessages.date}
          value={service.date ?? ''}
          required
          onChange={({ currentTarget: { value } }) => onChange({ date: value || null })}
        />
      ) : null}
      <TextInput
        type="time"
        label={serviceMessages.time}
        description={serviceMessages.timeHint}
        value={service.time ?? ''}
        disabled={isLinked}
        onChange={({ currentTarget: { value } }) => onChange({ time: value.slice(0, 5) || null })}
      />
    </>
  );
}
