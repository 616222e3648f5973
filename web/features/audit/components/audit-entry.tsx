import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId } from 'react';
import type { AuditEntry as Entry } from '#contract/functions/audit-log.ts';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { actorOf, deedOf, subjectOf, timesOf } from '../model.ts';
import { AuditChanges } from './audit-changes.tsx';
import classes from './audit-entry.module.css';

type Props = { entry: Entry; isOpen: boolean; onToggle: (id: number) => void };

/** One change: what, to what, by whom and when; opened, what was there before and after. */
export function AuditEntry({ entry, isOpen, onToggle }: Props) {
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
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? changesId : undefined}
          aria-label={`Details: ${deedOf(entry)} ${subject}, ${times.short}`}
          onClick={() => onToggle(entry.id)}
        >
          <span>Details</span>
          <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
        </UnstyledButton>
      </div>
      {isOpen ? <AuditChanges id={changesId} entry={entry} /> : null}
    </>
  );
}
