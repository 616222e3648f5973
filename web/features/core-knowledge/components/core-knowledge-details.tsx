import { Paper } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { commonWords } from '#contract/messages/common.ts';
import { coreKnowledgeMessages, knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { RecordScreen } from '#web/screens/record-screen.tsx';
import { knownRow } from '#web/screens/use-fresh-row.ts';
import { FieldList } from '#web/ui/field-list.tsx';
import { coreEntryQuery } from '../api/read-core-knowledge.ts';
import { CoreEntrySkeleton } from './core-entry-skeleton.tsx';

type Props = { entryId: string; onLoadFailed: () => void };

/** One core entry, read-only. When it cannot be shown, it says so and hands over. */
export function CoreKnowledgeDetails({ entryId, onLoadFailed }: Props) {
  return (
    <RecordScreen
      {...knownRow(useQuery(coreEntryQuery(useApi(), entryId)))}
      title={knowledgeWords.view}
      nameOf={({ title }) => title}
      isNameShown={false}
      back={{ to: paths.knowledge, label: knowledgeWords.backToCore }}
      actions={<ButtonLink to={paths.editKnowledge(entryId)}>{commonWords.edit}</ButtonLink>}
      loading={<CoreEntrySkeleton />}
      failed={() => ({ text: coreKnowledgeMessages.loadFailed })}
      onLeave={onLoadFailed}
    >
      {({ title, prompt }) => (
        <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
          <FieldList fields={{ [knowledgeWords.title]: title, [knowledgeWords.prompt]: prompt }} />
        </Paper>
      )}
    </RecordScreen>
  );
}
