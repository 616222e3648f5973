import { SimpleGrid } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import { userWords } from '#contract/messages/users.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import type { UserFormState } from './user-fields.tsx';

/** The password of a new user, typed twice. */
export function PasswordFields({ form }: { form: UserFormState }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <PasswordField
        label={commonWords.password}
        description={commonWords.codeLength}
        required
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={commonWords.confirmPassword}
        description={userWords.typeAgain}
        required
        autoComplete="new-password"
        {...form.getInputProps('confirmation')}
      />
    </SimpleGrid>
  );
}
