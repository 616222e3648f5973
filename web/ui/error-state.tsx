import { Alert, Button } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { commonWords } from '#contract/messages/common.ts';
import classes from './error-state.module.css';

type Props = {
  text: string;
  /** Why, or what to do about it. */
  reason?: string | undefined;
  onRetry: () => void;
  /** What helps where trying again does not; stands before Retry. */
  action?: ReactNode;
};

/** In place of content that could not be loaded. */
export function ErrorState({ text, reason, onRetry, action }: Props) {
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={text}>
      {reason ? <p className={classes.reason}>{reason}</p> : null}
      <div className={classes.actions}>
        {action}
        <Button variant="default" size="xs" onClick={onRetry}>
          {commonWords.retry}
        </Button>
      </div>
    </Alert>
  );
}
