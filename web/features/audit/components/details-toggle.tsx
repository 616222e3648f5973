import { UnstyledButton } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { AuditEntry as Entry } from '#contract/functions/audit-log.ts';
import { auditMessages } from '#contract/messages/audit.ts';
import { deedOf, subjectOf, timesOf } from '../model.ts';
import classes from './audit-entry.module.css';

export type EntryProps = { entry: Entry; isOpen: boolean; onToggle: (id: number) => void };

/** Opens and closes the details of an entry. */
export function DetailsToggle({
  entry,
  isOpen,
  onToggle,
  changesId,
}: EntryProps & { changesId: string }) {
  const { short } = timesOf(entry.happened_at);
  return (
    <UnstyledButton
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-controls={isOpen ? changesId : undefined}
      aria-label={auditMessages.detailsOf(deedOf(entry), subjectOf(entry), short)}
      onClick={() => onToggle(entry.id)}
    >
      <span>{auditMessages.columns.details}</span>
      <IconChevronDown size={16} aria-hidden data-open={isOpen || undefined} />
    </UnstyledButton>
  );
}
