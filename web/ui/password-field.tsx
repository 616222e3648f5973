import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';

type Props = Omit<PasswordInputProps, 'aria-invalid' | 'visibilityToggleButtonProps'>;

/**
 * A password, with a button that shows its characters. Mantine's own leaves both that button without a
 * name and a wrong password without `aria-invalid`.
 */
export function PasswordField(props: Props) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': commonWords.showCharacters, tabIndex: 0 }}
    />
  );
}
