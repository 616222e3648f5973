import { SimpleGrid } from '@mantine/core';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { UserFormState } from './user-fields.tsx';

/** The password of a new user, typed twice. */
export function PasswordFields({ form }: { form: UserFormState }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <PasswordField
        label="Password"
        description="At least 6 characters"
        required
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Confirm Password"
        description="Type it again"
        required
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </SimpleGrid>
  );
}
