import { Paper } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { SandboxBadge } from './sandbox-badge.tsx';
import classes from './settings-card.module.css';

type Props = {
  title: string;
  /** Beside the title: a badge, a date. */
  note?: ReactNode;
  /** At the right, or on a phone under the title. */
  action?: ReactNode;
  isSandbox?: boolean | undefined;
  children: ReactNode;
};

/** One part of a settings page. What the sandbox answered is marked as such. */
export function SettingsCard({ title, note, action, isSandbox = false, children }: Props) {
  const titleId = useId();
  return (
    <Paper
      withBorder
      component="section"
      p={{ base: 'md', sm: 'xl' }}
      className={classes.card}
      aria-labelledby={titleId}
    >
      <div className={classes.head}>
        <div className={classes.words}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {note}
          {isSandbox ? <SandboxBadge /> : null}
        </div>
        {action}
      </div>
      {children}
    </Paper>
  );
}
