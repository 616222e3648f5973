import { ActionIcon, Group } from '@mantine/core';
import IconBook from '@tabler/icons-react/dist/esm/icons/IconBook.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { accountKnowledgeMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import type { Owner } from '../api/save-account-knowledge.ts';
import { type FormState, isClosedEditing, isInForm } from '../model.ts';
import classes from './account-knowledge-panel.module.css';
import { EntryForm } from './entry-form.tsx';

type Props = {
  entries: readonly Knowledge[];
  form: FormState;
  owner: Owner;
  onEdit: (entry: Knowledge) => void;
  onDelete: (entry: Knowledge) => void;
  onCloseForm: () => void;
};

/** The entries; the one being edited is replaced by the form. */
export function EntryList({ entries, form, owner, onEdit, onDelete, onCloseForm }: Props) {
  if (entries.length === 0) {
    return form.mode === 'add' ? null : (
      <EmptyState icon={<IconBook size={30} />} text={accountKnowledgeMessages.none} />
    );
  }
  return (
    <ul className={classes.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          {isInForm(form, entry) ? (
            <EntryForm owner={owner} entry={entry} onClose={onCloseForm} />
          ) : (
            <Entry
              entry={entry}
              canEdit={form.mode === 'hidden'}
              takesFocus={isClosedEditing(form, entry)}
              onEdit={onEdit}
              onDelete={onDelete}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

type EntryProps = Pick<Props, 'onEdit' | 'onDelete'> & {
  entry: Knowledge;
  canEdit: boolean;
  /** The pencil gets the focus back from the form that was here. */
  takesFocus: boolean;
};

function Entry({ entry, canEdit, takesFocus, onEdit, onDelete }: EntryProps) {
  return (
    <>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <h3 className={classes.title}>{entry.title}</h3>
        <Group gap={4} wrap="nowrap">
          <Hint label={commonWords.editOf(entry.title)}>
            <ActionIcon
              ref={takesFocus ? takeLostFocus : null}
              variant="subtle"
              size="lg"
              aria-label={commonWords.editOf(entry.title)}
              disabled={!canEdit}
              onClick={() => onEdit(entry)}
            >
              <IconPencil size={18} aria-hidden />
            </ActionIcon>
          </Hint>
          <Hint label={commonWords.removeOf(entry.title)}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={commonWords.removeOf(entry.title)}
              onClick={() => onDelete(entry)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Hint>
        </Group>
      </Group>
      <p className={classes.description}>{entry.prompt}</p>
    </>
  );
}
