import { useId, useRef } from 'react';
import type { AuditEntry as Entry } from '#contract/functions/audit-log.ts';
import { auditMessages } from '#contract/messages/audit.ts';
import table from '#web/ui/data-table.module.css';
import { TableHead } from '#web/ui/data-table.tsx';
import frame from '#web/ui/record-list.module.css';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { useRowWindow } from '#web/ui/use-row-window.ts';
import { actorOf, deedOf, subjectOf, timesOf } from '../model.ts';
import { AuditChanges } from './audit-changes.tsx';
import classes from './audit-table.module.css';
import { DetailsToggle, type EntryProps } from './details-toggle.tsx';

type Props = Pick<EntryProps, 'onToggle'> & {
  entries: readonly Entry[];
  open: ReadonlySet<number>;
};

const rowHeightPx = 45;

/** The entries as a table; an entry is a group of rows, the second its details. */
export function AuditTable({ entries, open, onToggle }: Props) {
  const list = useRef<HTMLTableElement>(null);
  const shown = useRowWindow(list, entries.length, rowHeightPx);
  return (
    <div className={frame.frame}>
      <table ref={list} className={table.table} aria-label={auditMessages.title}>
        <TableHead columns={columns()} />
        <Gap heightPx={shown.beforePx} />
        {shown.indexes.map((index) => {
          const entry = entries[index];
          return entry === undefined ? null : (
            <tbody key={entry.id} ref={shown.measure} data-index={index}>
              <EntryRows entry={entry} isOpen={open.has(entry.id)} onToggle={onToggle} />
            </tbody>
          );
        })}
        <Gap heightPx={shown.afterPx} />
      </table>
    </div>
  );
}

const columnCount = 6;

function columns() {
  const { when, who, what, which, church, details } = auditMessages.columns;
  return [
    { label: when, width: '11.5rem' },
    { label: who, width: '16%' },
    { label: what, width: '18%' },
    { label: which },
    { label: church, width: '17%' },
    { label: details, width: '6.5rem' },
  ];
}

function EntryRows({ entry, isOpen, onToggle }: EntryProps) {
  const changesId = useId();
  const times = timesOf(entry.happened_at);
  return (
    <>
      <tr className={classes.row}>
        <td>
          <time dateTime={entry.happened_at} title={times.full}>
            {times.short}
          </time>
        </td>
        <td>
          <TruncatedText>{actorOf(entry)}</TruncatedText>
        </td>
        <td>
          <strong>{deedOf(entry)}</strong>
        </td>
        <td>
          <TruncatedText>{subjectOf(entry)}</TruncatedText>
        </td>
        <td>
          <TruncatedText>{entry.account_name ?? '-'}</TruncatedText>
        </td>
        <td>
          <DetailsToggle entry={entry} isOpen={isOpen} onToggle={onToggle} changesId={changesId} />
        </td>
      </tr>
      {isOpen ? (
        <tr>
          <td colSpan={columnCount} className={classes.open}>
            <AuditChanges id={changesId} entry={entry} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** Stands for entries that are not in the document. */
function Gap({ heightPx }: { heightPx: number }) {
  return heightPx > 0 ? (
    <tbody aria-hidden="true">
      <tr>
        <td colSpan={columnCount} style={{ height: heightPx, padding: 0 }} />
      </tr>
    </tbody>
  ) : null;
}
