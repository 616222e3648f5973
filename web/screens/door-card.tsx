import { Anchor, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { recoveryMessages } from '#contract/messages/recovery.ts';
import { publicPaths } from '#web/lib/public-paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import classes from './door-card.module.css';

type Props = {
  title: string;
  text: string;
  /** The way out; by default back to the sign-in page, none for null. */
  wayOut?: ReactNode;
  children?: ReactNode;
};

/** A page outside of the app: a card with one thing to do, and the way back. */
export function DoorCard({ title, text, wayOut, children }: Props) {
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <Paper className={classes.card} withBorder>
        <BrandMark sizePx={48} />
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes.line} role="status">
          {text}
        </p>
        {children}
      </Paper>
      {wayOut === undefined ? (
        <Anchor href={publicPaths.signIn} underline="always" className={classes.back}>
          {recoveryMessages.back}
        </Anchor>
      ) : (
        wayOut
      )}
    </main>
  );
}
