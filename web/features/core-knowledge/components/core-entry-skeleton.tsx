import { Paper, Skeleton, Stack } from '@mantine/core';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';

/** A core entry, or the form for it, before it is there. */
export function CoreEntrySkeleton() {
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'xl' }}
      maw={720}
      role="status"
      aria-label={knowledgeWords.loadingEntry}
    >
      <Stack>
        <Skeleton height={58} data-skeleton="field" />
        <Skeleton height={222} data-skeleton="field" />
      </Stack>
    </Paper>
  );
}
