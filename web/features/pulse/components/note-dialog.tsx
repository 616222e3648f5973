import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { annotationDays, annotationTextMax } from '#contract/functions/annotations.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { noteMessages } from '#contract/messages/notes-and-links.ts';
import { undoMessages } from '#contract/messages/undo.ts';
import { useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDeleteNote, useSaveNote } from '../api/notes.ts';
import fields from './fields.module.css';

/** A note being edited; a new one has no id. */
export type NoteDraft = {
  id: string | null;
  from: string;
  to: string;
  text: string;
  doesNotCount: boolean;
};

type Props = { accountId: string; draft: NoteDraft; onClose: () => void };

/**
 * What a person typed and neither saved nor gave up: Escape closes the dialog, and keeps it, as does the end
 * of the session.
 */
const keptNotes = new Map<string, NoteDraft>();

function useKeptNote(accountId: string, { id, from }: NoteDraft) {
  const session = useSessionKeeper().state();
  const [userId] = useState(session.status === 'signed-in' ? session.userId : '');
  const key = `${userId} ${accountId} ${id ?? from}`;
  return {
    kept: keptNotes.get(key),
    keep: (note: NoteDraft) => void keptNotes.set(key, note),
    forget: () => void keptNotes.delete(key),
  };
}

/** Writes, changes or deletes a note on a day or a range. */
export function NoteDialog({ accountId, draft, onClose }: Props) {
  const { kept, keep, forget } = useKeptNote(accountId, draft);
  const [note, setNote] = useState(kept ?? draft);
  const change = (next: NoteDraft) => {
    setNote(next);
    keep(next);
  };
  const close = () => {
    forget();
    onClose();
  };
  const { saving, deleting } = useNoteSavings(accountId, draft);
  const isRunning = saving.isSaving || deleting.isSaving;
  const { id, from, to, text, doesNotCount } = note;
  const canSave = text.trim() !== '' && from !== '' && from <= to;

  function submit() {
    const kind = doesNotCount ? 'no_service' : 'other';
    saving.save(
      { ...(id === null ? {} : { id }), from, to, text: text.trim(), kind, doesNotCount },
      { onSaved: close },
    );
  }

  return (
    <Dialog
      isOpen
      title={id === null ? noteMessages.add : noteMessages.edit}
      onClose={onClose}
      canClose={!isRunning}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canSave) {
            submit();
          }
        }}
      >
        <Stack gap="md">
          <NoteFields note={note} onChange={change} />
          <Group justify="space-between">
            {id === null ? (
              <span />
            ) : (
              <Button
                variant="default"
                disabled={isRunning}
                onClick={() => deleting.save(id, { onSaved: close })}
              >
                {noteMessages.remove}
              </Button>
            )}
            <Button type="submit" loading={saving.isSaving} disabled={!canSave || isRunning}>
              {noteMessages.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

/** Saving and deleting the note; what was deleted can be brought back from the notice of it. */
function useNoteSavings(accountId: string, draft: NoteDraft) {
  const saving = useSaving(useSaveNote(accountId), {
    logged: 'A note could not be saved.',
    saved: pulseMessages.noteSaved,
    failed: () => ({ text: pulseMessages.noteFailed }),
  });
  const restoring = useSaving(useSaveNote(accountId), {
    logged: 'A deleted note could not be brought back.',
    saved: undoMessages.noteBack,
    failed: () => ({ text: undoMessages.noteBackFailed }),
  });
  const deleting = useSaving(useDeleteNote(accountId), {
    logged: 'A note could not be deleted.',
    saved: pulseMessages.noteDeleted,
    failed: () => ({ text: pulseMessages.noteDeleteFailed }),
    undo: () => ({
      label: undoMessages.undo,
      run: () => {
        const { id: _gone, ...same } = draft;
        restoring.save({ ...same, kind: draft.doesNotCount ? 'no_service' : 'other' });
      },
    }),
  });
  return { saving, deleting };
}

type FieldsProps = { note: NoteDraft; onChange: (note: NoteDraft) => void };

function NoteFields({ note, onChange }: FieldsProps) {
  const { from, to, text, doesNotCount } = note;
  return (
    <>
      <TextInput
        label={noteMessages.text}
        description={noteMessages.textHint}
        value={text}
        maxLength={annotationTextMax}
        required
        data-autofocus
        onChange={({ currentTarget: { value } }) => onChange({ ...note, text: value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <TextInput
          type="date"
          label={noteMessages.from}
          value={from}
          min={annotationDays.first}
          max={annotationDays.last}
          required
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...note, from: value, to: to < value ? value : to })
          }
        />
        <TextInput
          type="date"
          label={noteMessages.to}
          value={to}
          min={from}
          max={annotationDays.last}
          required
          onChange={({ currentTarget: { value } }) => onChange({ ...note, to: value })}
        />
      </SimpleGrid>
      <label className={fields.check}>
        <input
          type="checkbox"
          checked={doesNotCount}
          onChange={({ currentTarget: { checked } }) =>
            onChange({ ...note, doesNotCount: checked })
          }
        />
        <span>
          {noteMessages.setAside}
          <small>{noteMessages.setAsideHint}</small>
        </span>
      </label>
    </>
  );
}
