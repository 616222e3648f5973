import type { ReactNode } from 'react';
import classes from './field-list.module.css';

/** The fields of a record that is only read. Empty values show a dash. */
export function FieldList({ fields }: { fields: Record<string, ReactNode> }) {
  return (
    <dl className={classes.fields}>
      {Object.entries(fields).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}
