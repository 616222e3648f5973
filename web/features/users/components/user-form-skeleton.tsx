import { SimpleGrid } from '@mantine/core';
import { userWords } from '#contract/messages/users.ts';
import { FieldSkeleton, FormSkeleton } from '#web/ui/form-skeleton.tsx';

const fields = ['first name', 'last name', 'email', 'phone number', 'role', 'account'];

/** The edit form before its values are there. */
export function UserFormSkeleton() {
  return (
    <FormSkeleton label={userWords.loadingOne} hasButton>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => (
          <FieldSkeleton key={field} />
        ))}
      </SimpleGrid>
    </FormSkeleton>
  );
}
