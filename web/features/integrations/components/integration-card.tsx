import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './integration-cards.module.css';

type Props = { title: string; text: string; icon: ReactNode; children: ReactNode };

/** One source of data: what it is, what it brings, and its state at the foot. */
export function IntegrationCard({ title, text, icon, children }: Props) {
  return (
    <Paper withBorder className={classes.card} component="section" aria-label={title}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      <div className={classes.foot}>{children}</div>
    </Paper>
  );
}
