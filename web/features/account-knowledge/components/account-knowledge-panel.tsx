import { Button, Group, Paper } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { accountKnowledgeMessages } from '#contract/messages/app.ts';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { useFailureToast } from '#web/ui/use-failure-toast.ts';
import { accountKnowledgeQuery } from '../api/list-account-knowledge.ts';
import type { Owner } from '../api/save-account-knowledge.ts';
import { closeForm, type FormState, hiddenForm, isClosedAdding } from '../model.ts';
import classes from './account-knowledge-panel.module.css';
import { DeleteEntryDialog } from './delete-entry-dialog.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';

const failureSentence = () => accountKnowledgeMessages.loadFailed;

/** The knowledge entries of an account: read, add, change and delete, all in place. */
export function AccountKnowledgePanel(owner: Owner) {
  const [form, setForm] = useState<FormState>(hiddenForm);
  const entries = useQuery({
    ...accountKnowledgeQuery(useApi(), owner.accountId),
    // If somebody else deletes the entry, the form and what was typed would disappear with it.
    refetchOnWindowFocus: form.mode === 'hidden',
  });
  const [deleting, setDeleting] = useState<Knowledge | null>(null);
  const headingId = useId();
  useFailureToast(entries, failureSentence);

  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 'md', sm: 'xl' }}
      mt="lg"
      aria-labelledby={headingId}
    >
      <Group justify="space-between" mb="md">
        <h2 id={headingId} className={classes.heading} tabIndex={-1}>
          {knowledgeWords.ofAccount}
        </h2>
        {form.mode === 'hidden' ? (
          <Button
            ref={isClosedAdding(form) ? takeLostFocus : null}
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setForm({ mode: 'add' })}
          >
            {knowledgeWords.add}
          </Button>
        ) : null}
      </Group>
      {form.mode === 'add' ? (
        <EntryForm owner={owner} entry={null} onClose={() => setForm(closeForm)} />
      ) : null}
      <QueryView query={entries} loading={<EntrySkeleton />} failure={failureSentence}>
        {(data) => (
          <EntryList
            entries={data}
            form={form}
            owner={owner}
            onEdit={(entry) => setForm({ mode: 'edit', entry })}
            onDelete={setDeleting}
            onCloseForm={() => setForm(closeForm)}
          />
        )}
      </QueryView>
      <DeleteEntryDialog
        entry={deleting}
        onClose={() => setDeleting(null)}
        onDeleted={() => document.getElementById(headingId)?.focus()}
      />
    </Paper>
  );
}
