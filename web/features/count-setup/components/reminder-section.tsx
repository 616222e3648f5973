import { Switch, TextInput } from '@mantine/core';
import { reminderMessages, setupMessages } from '#contract/messages/count-setup.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useSaveReminder } from '../api/setup.ts';
import { Part } from './part.tsx';
import classes from './setup.module.css';
import type { PartProps } from './setup-props.ts';

/** In the afternoon of a Sunday, when everybody is home. */
const usualTime = '14:00';

type Props = PartProps & { reminder: string | null };

/** A mail for whoever asks for it: one line, if a service has no count at their hour. */
export function ReminderSection({ accountId, reminder }: Props) {
  const { save, isSaving } = useSaving(useSaveReminder(accountId), {
    logged: 'A reminder could not be saved.',
    saved: () => reminderMessages.saved,
    failed: () => ({ text: setupMessages.saveFailed }),
  });
  return (
    <Part
      question={reminderMessages.question}
      answer={reminder === null ? reminderMessages.off : reminderMessages.on(reminder)}
    >
      <p className={classes.hint}>{reminderMessages.hint}</p>
      <Switch
        label={reminderMessages.turnOn}
        checked={reminder !== null}
        disabled={isSaving}
        onChange={({ currentTarget: { checked } }) => save(checked ? usualTime : null)}
      />
      {reminder === null ? null : (
        <TextInput
          key={reminder}
          type="time"
          mt="sm"
          maw="10rem"
          label={reminderMessages.at}
          defaultValue={reminder}
          onBlur={({ currentTarget: { value } }) => {
            if (value !== '' && value !== reminder) {
              save(value.slice(0, 5));
            }
          }}
        />
      )}
    </Part>
  );
}
