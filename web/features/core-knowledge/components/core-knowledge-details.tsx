import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { coreKnowledgeMessages } from '#contract/core-knowledge-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { FieldList } from '#web/ui/field-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { coreEntryQuery } from '../api/read-core-knowledge.ts';
import { CoreEntrySkeleton } from './core-entry-skeleton.tsx';

type Props = { entryId: string; onLoadFailed: () => void };

/** One core entry, read-only. When it cannot be shown, it says so and hands over. */
export function CoreKnowledgeDetails({ entryId, onLoadFailed }: Props) {
  const { data: entry, error } = useQuery(coreEntryQuery(useApi(), entryId));
  const hasFailed = entry === null || (error !== null && entry === undefined);

  useEffect(() => {
    if (hasFailed) {
      showFailure({ text: coreKnowledgeMessages.loadFailed });
      onLoadFailed();
    }
  }, [hasFailed, onLoadFailed]);

  return (
    <>
      <PageHeader
        title="View Knowledge"
        back={<BackButton to={paths.knowledge}>Back to Core Knowledge</BackButton>}
        actions={<ButtonLink to={paths.editKnowledge(entryId)}>Edit</ButtonLink>}
      />
      {entry ? (
        <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
          <FieldList fields={{ Title: entry.title, Prompt: entry.prompt }} />
        </Paper>
      ) : (
        <CoreEntrySkeleton />
      )}
    </>
  );
}
