import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './integration-cards.module.css';
import { SandboxBadge } from './sandbox-badge.tsx';

type Props = {
  title: string;
  text: string;
  icon: ReactNode;
  isSandbox?: boolean;
  children: ReactNode;
};

/** One source of data: what it is, what it brings, and its state at the foot. */
export function IntegrationCard({ title, text, icon, isSandbox = false, children }: Props) {
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={title}>
      <div className={classes.top}>
        <div className={classes.icon} aria-hidden="true">
          {icon}
        </div>
        {isSandbox ? <SandboxBadge /> : null}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.foot}>{children}</div>
    </Paper>
  );
}
