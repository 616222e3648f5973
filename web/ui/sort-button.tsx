import { UnstyledButton } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import classes from './data-table.module.css';

/** How a table is sorted; null is the order that it has of itself. */
export type Sorting<Key extends string> = {
  order: { by: Key; isDescending: boolean } | null;
  onSort: (by: Key) => void;
};

type Props<Key extends string> = { label: string; by: Key; sorting: Sorting<Key> };

/** The head of a column that sorts. */
export function SortButton<Key extends string>({ label, by, sorting }: Props<Key>) {
  const sort = sortOf(by, sorting);
  return (
    <UnstyledButton className={classes.sort} onClick={() => sorting.onSort(by)}>
      {label}
      {sort === 'ascending' ? <IconArrowUp size={14} aria-hidden /> : null}
      {sort === 'descending' ? <IconArrowDown size={14} aria-hidden /> : null}
    </UnstyledButton>
  );
}

/** What a screen reader hears of a column. */
export function sortOf<Key extends string>(
  by: Key,
  { order }: Sorting<Key>,
): 'ascending' | 'descending' | 'none' {
  if (order?.by !== by) {
    return 'none';
  }
  return order.isDescending ? 'descending' : 'ascending';
}
