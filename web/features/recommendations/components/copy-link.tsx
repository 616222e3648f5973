import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { cardPath } from '../model.ts';
import classes from './recommendations.module.css';

/** Copies a card's address, to hand it to somebody. */
export function CopyLink({ id }: { id: string }) {
  return (
    <div className={classes.buttons}>
      <CopyButton
        text={`${window.location.origin}${cardPath(id)}`}
        label={cardMessages.copyLink}
        copied={cardMessages.copied}
        variant="subtle"
        size="compact-sm"
        px={0}
      />
    </div>
  );
}
