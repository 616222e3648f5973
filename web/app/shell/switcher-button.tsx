import { Button } from '@mantine/core';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import type { ComponentProps } from 'react';
import { shellWords } from '#contract/messages/shell.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import classes from './account-switcher.module.css';
import { superAdminView } from './super-admin-view.ts';

/**
 * What the account switcher opens from: the church that is looked at. What opens it gives it the
 * handlers and its place.
 */
export function SwitcherButton(props: ComponentProps<typeof Button<'button'>>) {
  const { selected } = useAccountView();
  const current = selected?.name ?? superAdminView().label;
  return (
    <Button
      {...props}
      variant="default"
      className={classes.button}
      rightSection={<IconSelector size={16} aria-hidden />}
      aria-label={shellWords.switchAccount(current)}
    >
      <span className={classes.label} dir="auto">
        {current}
      </span>
    </Button>
  );
}
