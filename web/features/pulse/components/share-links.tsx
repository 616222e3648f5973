import { Button } from '@mantine/core';
import { localDay } from '#contract/formats.ts';
import type { ShareLink } from '#contract/functions/share-links.ts';
import { signatureMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { linkMessages } from '#contract/messages/notes-and-links.ts';
import { undoMessages } from '#contract/messages/undo.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { useRevokeLink } from '../api/links.ts';
import classes from './look.module.css';

type Props = {
  accountId: string;
  links: readonly ShareLink[];
  /** The church's, for the last day. */
  timeZone: string;
};

/** The active links, each with its expiry and a button to revoke it. */
export function ShareLinks({ accountId, links, timeZone }: Props) {
  const { save: restore } = useSaving(useRevokeLink(accountId), {
    logged: 'The end of a shared link could not be undone.',
    saved: undoMessages.linkBack,
    failed: () => ({ text: undoMessages.linkBackFailed }),
  });
  const { save: revoke, isSaving } = useSaving(useRevokeLink(accountId), {
    logged: 'A shared link could not be ended.',
    saved: pulseMessages.linkRevoked,
    failed: () => ({ text: pulseMessages.revokeFailed }),
    undo: (_link, { id }) => ({ label: undoMessages.undo, run: () => restore({ id, undo: true }) }),
  });
  const now = new Date().toISOString();
  const living = links.filter(({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now);
  if (living.length === 0) {
    return null;
  }
  return (
    <section className={classes.links} aria-labelledby="active-links">
      <h3 id="active-links">{pulseMessages.activeLinks}</h3>
      <ul className={classes.notes}>
        {living.map(({ id, label, expiresAt, showsGiving, showsNotes, createdBy }) => (
          <li key={id}>
            <span dir="auto">
              <b>{label}</b>{' '}
              <span className={classes.quiet}>
                {[
                  linkMessages.until(dayWords(localDay(new Date(expiresAt), timeZone))),
                  showsGiving ? linkMessages.withGiving : '',
                  showsNotes ? linkMessages.withNotes : '',
                  createdBy === null
                    ? ''
                    : linkMessages.by(createdBy || signatureMessages.formerUser),
                ]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </span>
            </span>
            <Button
              size="compact-xs"
              variant="default"
              flex="none"
              disabled={isSaving}
              aria-label={linkMessages.turnOffOf(label)}
              onClick={() => revoke({ id })}
            >
              {linkMessages.turnOff}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
