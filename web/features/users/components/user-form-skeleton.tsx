import { Paper, SimpleGrid, Skeleton } from '@mantine/core';
import { userWords } from '#contract/messages/users.ts';

const fields = ['first name', 'last name', 'email', 'phone number', 'role', 'account'];

/** The edit form before its values are there. */
export function UserFormSkeleton() {
  return (
    <Paper
      withBorder
      p={{ base: 'md', sm: 'xl' }}
      maw={720}
      role="status"
      aria-label={userWords.loadingOne}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => (
          <Skeleton key={field} height={58} data-skeleton="field" />
        ))}
      </SimpleGrid>
      <Skeleton height={36} width={210} ml="auto" mt="md" />
    </Paper>
  );
}
