import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { AuditEntry } from '#contract/functions/audit-log.ts';
import { auditMessages, auditWords } from '#contract/messages/audit.ts';
import { paths } from '#web/lib/paths.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { type Change, changesOf, fieldLabel, isTechnical, timesOf } from '../model.ts';
import classes from './audit-entry.module.css';
import { LongValue } from './long-value.tsx';

type Props = { id: string; entry: AuditEntry };

type FieldsProps = { changes: readonly Change[]; sides: readonly ('before' | 'after')[] };

function Fields({ changes, sides }: FieldsProps) {
  return (
    <dl className={classes.fields}>
      {changes.map((change) => (
        <div key={change.field} className={classes.field}>
          <dt>{fieldLabel(change.field)}</dt>
          {sides.map((side) => (
            <dd key={side} data-side={side}>
              {sides.length > 1 ? (
                <span className={classes.side}>{auditMessages[side]}</span>
              ) : null}
              <LongValue of={auditWords.sideOf(fieldLabel(change.field), auditMessages[side])}>
                {change[side] ?? '-'}
              </LongValue>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** What an entry says about each field: before and after, or the one there is. */
export function AuditChanges({ id, entry }: Props) {
  const sides = [
    ...(entry.operation === 'INSERT' ? [] : (['before'] as const)),
    ...(entry.operation === 'DELETE' ? [] : (['after'] as const)),
  ];
  const changes = changesOf(entry);
  const technical = changes.filter(isTechnical);
  return (
    <div id={id} className={classes.changes}>
      <Fields changes={changes.filter((change) => !isTechnical(change))} sides={sides} />
      <Disclosure summary={auditWords.technical}>
        <Fields changes={technical} sides={sides} />
        <p className={classes.facts}>
          <span>
            {auditWords.record} {entry.row_id}
          </span>
          {entry.actor_id ? (
            <span>
              {auditWords.person} {entry.actor_id}
            </span>
          ) : null}
        </p>
      </Disclosure>
      <p className={classes.facts}>
        <span>{timesOf(entry.happened_at).full}</span>
        {entry.actor_email ? <span>{entry.actor_email}</span> : null}
        <Anchor component={Link} to={`${paths.audit}?record=${entry.row_id}`} size="sm">
          {auditWords.ofRecord}
        </Anchor>
      </p>
    </div>
  );
}
