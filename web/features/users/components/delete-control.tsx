import { Tooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import { userRefusals } from '#contract/messages/users.ts';
import { Hint } from '#web/ui/hint.tsx';
import { fullName, type User } from '../model.ts';

type Props = {
  user: User;
  viewerId: string;
  onDelete: (user: User) => void;
  /** Draws the button with what makes it delete, or say why it does not. */
  children: (control: ControlProps) => ReactElement;
};

type ControlProps = {
  'aria-label': string;
  'aria-disabled'?: boolean;
  'data-disabled'?: boolean;
  bg?: 'transparent';
  onClick: () => void;
};

const events = { hover: true, focus: true, touch: true };

/**
 * Deletes a user. On one's own entry it is off, as the server would refuse it; it can still be
 * reached, and says why.
 */
export function DeleteControl({ user, viewerId, onDelete, children }: Props) {
  const label = commonWords.removeOf(fullName(user));
  if (user.user_id !== viewerId) {
    return (
      <Hint label={label}>{children({ 'aria-label': label, onClick: () => onDelete(user) })}</Hint>
    );
  }
  return (
    <Tooltip label={userRefusals.ownAccount} events={events}>
      {children({
        'aria-label': label,
        'aria-disabled': true,
        'data-disabled': true,
        // No slab: it would be the heaviest thing of the list.
        bg: 'transparent',
        onClick: () => undefined,
      })}
    </Tooltip>
  );
}
