import type { UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ChangedMeanwhile, type Columns, type Edit, pick } from '#web/lib/api/save-changes.ts';
import { ChangedMeanwhileDialog } from './changed-meanwhile-dialog.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';
import { useDraft } from './use-draft.ts';
import { type SavingWords, useSaving } from './use-saving.ts';

export type SavingForm<Stored extends Columns> = SavingWords<unknown> & {
  mutation: UseMutationResult<unknown, Error, Edit<Stored>>;
  /** The columns as they were when the form was filled. */
  before: Stored;
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

type Callbacks = { onSaved: () => void; onFailed?: (error: Error) => void };

/**
 * The one way in which a form saves: once, with its toasts and its line in the log; asked about when
 * it is left with changes; with a draft over the end of a session; and never over what somebody else
 * wrote meanwhile without asking.
 * @returns `leave` leaves without asking; `dialog` belongs beside the form
 */
export function useSavingForm<Values extends Record<string, unknown>, Stored extends Columns>(
  form: UseFormReturnType<Values>,
  { mutation, noun, labels, inWords, draftName, staysOpen = false, ...given }: SavingForm<Stored>,
) {
  const [before, setBefore] = useState(given.before);
  const [conflict, setConflict] = useState<Conflict<Stored> | null>(null);
  const { save: send, isSaving, isSaved } = useSaving(mutation, given);
  const isBusy = isSaving || (isSaved && !staysOpen);
  const leave = useUnsavedChanges(form.isDirty(), isBusy);
  const takeBack = (former: Columns) => setBefore((current) => ({ ...current, ...former }));
  useDraft(form, before, takeBack, draftName);

  function save(columns: Stored, callbacks: Callbacks, present = before) {
    send(
      { columns, before: present },
      {
        onSaved: () => {
          setBefore(columns);
          callbacks.onSaved();
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
    // Only what was changed here may be sent: a field that nobody touched here stays as they left it.
    if (whose === 'mine') {
      const seen = { ...conflict.before, ...pick(conflict.now, conflict.names) };
      setBefore(seen);
      save(conflict.columns, conflict.callbacks, seen);
      return;
    }
    setBefore(conflict.now);
    for (const name of namesToTakeOver(conflict)) {
      setField(form, name, conflict.now[name] ?? null);
    }
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

/** The columns that both changed, and those that were not changed here. */
function namesToTakeOver({ columns, before, names }: Conflict<Columns>): string[] {
  return Object.keys(columns).filter(
    (name) => names.includes(name) || columns[name] === before[name],
  );
}

/** Fills a stored value into its field; null becomes an empty text. */
function setField<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  name: string,
  value: string | null,
): void {
  const isText = typeof form.getValues()[name] === 'string';
  form.setValues((values) => ({ ...values, [name]: isText ? (value ?? '') : value }));
}
