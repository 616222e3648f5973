import { UnstyledButton } from '@mantine/core';
import type { ComponentProps } from 'react';
import { shellWords } from '#contract/messages/shell.ts';
import { initials } from '#web/features/viewer/model.ts';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import classes from './profile-menu.module.css';

/** What the profile menu opens from: the person's initials. */
export function ProfileButton(props: ComponentProps<'button'>) {
  const viewer = useViewer();
  return (
    <UnstyledButton {...props} className={classes.button} aria-label={shellWords.profileMenu}>
      <span className={classes.picture} data-initials={initials(viewer)} aria-hidden="true" />
    </UnstyledButton>
  );
}
