import { useId } from 'react';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { actorOf, deedOf, subjectOf, timesOf } from '../model.ts';
import { AuditChanges } from './audit-changes.tsx';
import classes from './audit-entry.module.css';
import { DetailsToggle, type EntryProps } from './details-toggle.tsx';

/** One change on a phone: what, to what, by whom and when; opened, what was there before and after. */
export function AuditEntry({ entry, isOpen, onToggle }: EntryProps) {
  const changesId = useId();
  const times = timesOf(entry.happened_at);
  const subject = subjectOf(entry);
  return (
    <>
      <div className={classes.line}>
        <div className={classes.what}>
          <strong>{deedOf(entry)}</strong>
          <TruncatedText>{subject}</TruncatedText>
          {entry.account_name ? (
            <span className={classes.quiet}>
              <TruncatedText>{entry.account_name}</TruncatedText>
            </span>
          ) : null}
        </div>
        <div className={classes.who}>
          <TruncatedText>{actorOf(entry)}</TruncatedText>
          <time className={classes.quiet} dateTime={entry.happened_at} title={times.full}>
            {times.short}
          </time>
        </div>
        <DetailsToggle entry={entry} isOpen={isOpen} onToggle={onToggle} changesId={changesId} />
      </div>
      {isOpen ? <AuditChanges id={changesId} entry={entry} /> : null}
    </>
  );
}
