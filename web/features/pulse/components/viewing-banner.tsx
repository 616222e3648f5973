import { Button } from '@mantine/core';
import { viewingMessages } from '#contract/messages/app.ts';
import classes from './viewing-banner.module.css';

type Props = { churchName: string; onLeave: () => void };

/** Reminds super admins whose page this is, with a way out. */
export function ViewingBanner({ churchName, onLeave }: Props) {
  return (
    <div className={classes.banner} role="note">
      <span dir="auto">{viewingMessages.as(churchName)}</span>
      <Button size="compact-sm" variant="default" onClick={onLeave}>
        {viewingMessages.exit}
      </Button>
    </div>
  );
}
