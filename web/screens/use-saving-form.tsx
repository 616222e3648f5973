import type { UseFormReturnType } from '@mantine/form';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Noun } from '#contract/messages/app.ts';
import {
  ChangedMeanwhile,
  type Columns,
  changedNames,
  type Edit,
  pick,
} from '#web/lib/api/save-changes.ts';
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
  noun: Noun;
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
 * The one way in which a form saves: once, with its toasts and its line in the log. Leaving it with
 * changes asks first, a draft survives the end of a session, and it asks before it replaces what
 * somebody else has written meanwhile. Its fields have the names of the columns.
 * @returns `leave` leaves without asking; `dialog` belongs beside the form
 */
export function useSavingForm<Values extends Record<string, unknown>, Stored extends Columns>(
  form: UseFormReturnType<Values>,
  { mutation, noun, labels, inWords, draftName, together, ...given }: SavingForm<Stored>,
) {
  const { fieldsOf = nullAsEmpty, staysOpen = false } = given;
  const [before, setBefore] = useState(given.before);
  const [conflict, setConflict] = useState<Conflict<Values, Stored> | null>(null);
  const { save: send, isSaving, isSaved } = useSaving(mutation, given);
  const isBusy = isSaving || (isSaved && !staysOpen);
  const leave = useUnsavedChanges(form.isDirty(), isBusy);
  const takeBack = (former: Columns) => setBefore((current) => ({ ...current, ...former }));
  useDraft(form, { before, together, onRestored: takeBack, name: draftName });

  function save(
    columns: Stored,
    callbacks: Callbacks = {},
    known: Known<Values, Stored> = { before, sent: form.getValues() },
  ) {
    send(
      { columns, before: known.before, together },
      {
        onSaved: () => {
          setBefore(columns);
          if (staysOpen) {
            fillForm(form, fieldsOf(columns), typedSince(form, known.sent));
          }
          callbacks.onSaved?.();
        },
        onFailed: callbacks.onFailed,
        takesOver: (error) => {
          const isConflict = error instanceof ChangedMeanwhile;
          if (isConflict) {
            const now = { ...columns, ...error.now };
            setConflict({ ...known, columns, now, names: error.names, callbacks });
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
    const { columns, now, names, sent, callbacks } = conflict;
    if (whose === 'mine') {
      // What only they changed stays unknown: taken for known, it would count as changed here.
      const seen = { ...conflict.before, ...pick(now, names) };
      setBefore(seen);
      save(columns, callbacks, { before: seen, sent });
      return;
    }
    const kept = keptFields(conflict, typedSince(form, sent));
    // What stays was changed from what this form knew, not from what they wrote.
    const seen = { ...now, ...pick(conflict.before, kept) };
    setBefore(seen);
    fillForm(form, fieldsOf(seen), kept);
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

/** What a form knew when it sent what it holds. */
type Known<Values, Stored extends Columns> = {
  /** The columns as they were before. */
  before: Stored;
  /** What its fields held. */
  sent: Values;
};

type Conflict<Values, Stored extends Columns> = Known<Values, Stored> & {
  columns: Stored;
  /** The columns as they are now. */
  now: Stored;
  /** Which of them both changed. */
  names: readonly string[];
  callbacks: Callbacks;
};

/** The fields that stay when theirs is used: changed here and not there, or typed since it was sent. */
function keptFields(
  { columns, before, names }: Pick<Conflict<unknown, Columns>, 'columns' | 'before' | 'names'>,
  typed: readonly string[],
): readonly string[] {
  const changedHere = changedNames(columns, before);
  return [...changedHere, ...typed].filter((name) => !names.includes(name));
}

/** The fields whose text is no longer what was sent. */
function typedSince<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  sent: Values,
): string[] {
  return Object.keys(sent).filter((name) => form.getValues()[name] !== sent[name]);
}

function nullAsEmpty(columns: Columns): StoredFields {
  return Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? '']));
}
