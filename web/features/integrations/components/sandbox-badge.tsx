import { Badge } from '@mantine/core';
import { integrationWords } from '#contract/messages/integrations.ts';
import classes from './settings-card.module.css';

/** Marks what the sandbox answered, or would answer, in place of a real integration. */
export function SandboxBadge() {
  return (
    <Badge variant="outline" color="gray" tt="none" className={classes.sandbox ?? ''}>
      {integrationWords.sandbox}
    </Badge>
  );
}
