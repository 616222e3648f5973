import { Button } from '@mantine/core';
import { useState } from 'react';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { cardPath } from '../model.ts';
import classes from './recommendations.module.css';

/** Copies a card's address, to hand it to somebody. */
export function CopyLink({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard
      .writeText(`${window.location.origin}${cardPath(id)}`)
      .then(() => setCopied(true));
  return (
    <div className={classes.buttons}>
      <Button variant="subtle" size="compact-sm" px={0} onClick={() => void copy()}>
        {isCopied ? cardMessages.copied : cardMessages.copyLink}
      </Button>
    </div>
  );
}
