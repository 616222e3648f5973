import { PasswordInput, SimpleGrid } from '@mantine/core';
import type { UserFormState } from './user-fields.tsx';

const visibilityToggleButtonProps = { 'aria-label': 'Show characters', tabIndex: 0 };

/** The password of a new user, typed twice. */
export function PasswordFields({ form }: { form: UserFormState }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <PasswordInput
        label="Password"
        description="At least 6 characters"
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={visibilityToggleButtonProps}
        {...form.getInputProps('password')}
      />
      <PasswordInput
        label="Confirm Password"
        description="The same once more"
        required
        autoComplete="new-password"
        visibilityToggleButtonProps={visibilityToggleButtonProps}
        {...form.getInputProps('confirmation')}
      />
    </SimpleGrid>
  );
}
