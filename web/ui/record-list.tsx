import { Paper } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { CardList } from './card-list.tsx';
import { DataTable } from './data-table.tsx';
import { EmptyState } from './empty-state.tsx';
import classes from './record-list.module.css';
import { useIsPhone } from './use-is-phone.ts';

type Props<Row, Key extends string> = ComponentProps<typeof DataTable<Row, Key>> & {
  card: (row: Row) => ReactNode;
  /** Whether cards stand in for the table; on a phone they always do. */
  hasNarrowRoom?: boolean;
  /** The sentence with the count. */
  footer: ReactNode;
  /** What stands in place of a list without rows. */
  empty: { icon: ReactNode; text: string };
};

/** Records of one kind: a table, or cards on a phone, and how many there are. */
export function RecordList<Row, Key extends string>(props: Props<Row, Key>) {
  const { card, hasNarrowRoom, footer, empty, ...table } = props;
  const isPhone = useIsPhone();
  const { label, rows, rowKey } = table;
  if (rows.length === 0) {
    return (
      <Paper withBorder>
        <EmptyState {...empty} />
      </Paper>
    );
  }
  return (
    <>
      {isPhone || hasNarrowRoom ? (
        <CardList label={label} rows={rows} rowKey={rowKey} card={card} />
      ) : (
        <div className={classes.frame}>
          <DataTable {...table} />
        </div>
      )}
      {footer}
    </>
  );
}
