import { Skeleton, Stack } from '@mantine/core';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';

/** Placeholder while the entries load. */
export function EntrySkeleton() {
  return (
    <Stack role="status" aria-label={knowledgeWords.loadingOfAccount}>
      <Skeleton height={54} />
      <Skeleton height={54} />
    </Stack>
  );
}
