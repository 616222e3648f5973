import type { UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChangedMeanwhile, type Columns, type Edit, pick } from '#web/lib/api/save-changes.ts';
import { ChangedMeanwhileDialog } from './changed-meanwhile-dialog.tsx';
import { fillForm, type StoredFields } from './fill-form.ts';
import { useUnsavedChanges } from './unsaved-changes.tsx';
import { useDraft } from './use-draft.ts';
import { type SavingWords, useSaving } from './use-saving.ts';

export type SavingForm<Stored extends Columns> = SavingWords<unknown> & {
  mutation: UseMutationResult<unknown, Error, Edit<Stored>>;
  /** The columns as they were when the form was filled. */
  before: Stored;
  /** Names of columns that only make sense together: who changes one of them decides all. */
  together?: readonly string[];
  /** Columns as their fields hold them; by default null is an empty text. */
  fieldsOf?: (columns: Stored) => StoredFields;
  /** What is edited, e.g. 'account'. */
  noun: string;
  /** The fields' labels by column. */
  labels: Readonly<Record<string, string>>;
  /** A column's value in words; by default its text. */
  inWords?: (name: string, value: string | null) => string;
  /** Distinguishes several forms on one page. */
  draftName?: string;
  /** Whether the form stays where it is once it is saved. */
  staysOpen?: boolean;
};

type Callbacks = { onSaved?: () => void; onFailed?: (error: Error) => void };

/**
 * The one way in which a form saves: once, with its toasts and its line in the log; asked about when
 * it is left with changes; with a draft over the end of a session; and never over what somebody else
 * wrote meanwhile without asking. Its fields have the names of the columns.
 * @returns `leave` leaves without asking; `dialog` belongs beside the form
 */
export function useSavingForm<Values extends Record<string, unknown>, Stored extends Columns>(
  form: UseFormReturnType<Values>,
  { mutation, noun, labels, inWords, draftName, together, ...given }: SavingForm<Stored>,
) {
  const { fieldsOf = nullAsEmpty, staysOpen = false } = given;
  const [before, setBefore] = useState(given.before);
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const { save: send, isSaving, isSaved } = useSaving(mutation, given);
  const isBusy = isSaving || (isSaved && !staysOpen);
  const leave = useUnsavedChanges(form.isDirty(), isBusy);
  const takeBack = (former: Columns) => setBefore((current) => ({ ...current, ...former }));
  useDraft(form, { before, together, onRestored: takeBack, name: draftName });

  function save(columns: Stored, callbacks: Callbacks = {}, present = before) {
    const sent = form.getValues();
    send(
      { columns, before: present, together },
      {
        onSaved: () => {
          setBefore(columns);
          if (staysOpen) {
            // What was typed while it was being saved stays.
            fillForm(form, fieldsOf(columns), (name) => form.getValues()[name] === sent[name]);
          }
          callbacks.onSaved?.();
        },
        onFailed: callbacks.onFailed,
        takesOver: (error) => {
          const isConflict = error instanceof ChangedMeanwhile;
          if (isConflict) {
            const now = { ...columns, ...error.now };
            setConflict({ columns, before: present, now, names: error.names, callbacks });
          }
          return isConflict;
        },
      },
    );
  }

  function settle(whose: 'mine' | 'theirs') {
    setConflict(null);
    if (!conflict) {
      return;
    }
    const { columns, now, names, callbacks } = conflict;
    if (whose === 'theirs') {
      setBefore(now);
      fillForm(form, fieldsOf(now), (name) => names.includes(name) || !form.isDirty(name));
      return;
    }
    // What only they changed is not known here: taken for known, it would count as changed here.
    const seen = { ...conflict.before, ...pick(now, names) };
    setBefore(seen);
    save(columns, callbacks, seen);
  }

  const dialog: ReactNode = (
    <ChangedMeanwhileDialog
      conflict={conflict}
      noun={noun}
      labels={labels}
      inWords={inWords}
      onSettle={settle}
      onClose={() => setConflict(null)}
    />
  );
  return { save, leave, isBusy, dialog };
}

type Conflict<Stored extends Columns> = {
  columns: Stored;
  /** The columns as this form knew them. */
  before: Stored;
  /** The columns as they are now. */
  now: Stored;
  /** Which of them both changed. */
  names: readonly string[];
  callbacks: Callbacks;
};

function nullAsEmpty(columns: Columns): StoredFields {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? '']));
}
