import { Paper, Skeleton, Stack } from '@mantine/core';
import { accountWords } from '#contract/messages/accounts.ts';

/** Placeholder while the account form loads. */
export function AccountFormSkeleton() {
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'xl' }}
      maw={720}
      role="status"
      aria-label={accountWords.loadingOne}
    >
      <Stack>
        <Skeleton height={58} data-skeleton="field" />
        <Skeleton height={58} data-skeleton="field" />
        <Skeleton height={126} data-skeleton="field" />
        <Skeleton height={36} width={210} ml="auto" />
      </Stack>
    </Paper>
  );
}
