import { Skeleton } from '@mantine/core';
import cardClasses from './card-list.module.css';
import tableClasses from './data-table.module.css';
import { TableHead } from './data-table.tsx';

const rowCount = 5;
const cardCount = 3;

type Props = { label: string; columns: readonly { label: string; width?: string }[] };

/** A table before its rows are there: the same heads and five grey rows. */
export function TableSkeleton({ label, columns }: Props) {
  return (
    <div role="status" aria-label={label}>
      <table className={tableClasses.table} aria-hidden="true">
        <TableHead columns={columns} />
        <tbody>
          {Array.from({ length: rowCount }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
            <tr key={row} className={tableClasses.row} data-skeleton="row">
              {columns.map((column) => (
                <td key={column.label}>
                  <Skeleton height={14} width="70%" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Cards before their content is there. */
export function CardSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      {Array.from({ length: cardCount }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike
        <div key={card} className={cardClasses.item} data-skeleton="card">
          <div className={cardClasses.card}>
            <Skeleton height={18} width="60%" mb="sm" />
            <Skeleton height={14} width="40%" mb="xs" />
            <Skeleton height={14} width="80%" mb="md" />
            <Skeleton height={30} width="100%" />
          </div>
        </div>
      ))}
    </div>
  );
}
