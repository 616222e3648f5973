import { Table } from '@mantine/core';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import classes from './data-table.module.css';
import { useRowWindow } from './use-row-window.ts';

export type Column<Row> = {
  label: string;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  cell: (row: Row) => ReactNode;
};

type Props<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A convenience for the pointer; the keyboard has the link in the first cell. */
  onRowClick: (row: Row) => void;
};

const rowHeightPx = 57;

/** A table of any length. Above a hundred rows only those near the screen are in the document. */
export function DataTable<Row>({ label, columns, rows, rowKey, onRowClick }: Props<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(body, rows.length, rowHeightPx);
  return (
    <Table
      className={classes.table}
      aria-label={label}
      aria-rowcount={shown.isWindowed ? rows.length + 1 : undefined}
      verticalSpacing="sm"
    >
      <TableHead columns={columns} rowIndex={shown.isWindowed ? 1 : undefined} />
      <Table.Tbody ref={body}>
        <Gap heightPx={shown.beforePx} span={columns.length} />
        {shown.indexes.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Table.Tr
              key={rowKey(row)}
              ref={shown.measure}
              data-index={index}
              aria-rowindex={shown.isWindowed ? index + 2 : undefined}
              className={classes.row}
              onClick={(event) => isOnRowItself(event) && onRowClick(row)}
            >
              {columns.map((column) => (
                <Table.Td key={column.label}>{column.cell(row)}</Table.Td>
              ))}
            </Table.Tr>
          );
        })}
        <Gap heightPx={shown.afterPx} span={columns.length} />
      </Table.Tbody>
    </Table>
  );
}

type HeadProps = {
  columns: readonly { label: string; width?: string }[];
  rowIndex?: number | undefined;
};

/** The column heads; the skeleton shares them, so that nothing moves when the rows arrive. */
export function TableHead({ columns, rowIndex }: HeadProps) {
  return (
    <Table.Thead className={classes.head}>
      <Table.Tr aria-rowindex={rowIndex}>
        {columns.map(({ label, width }) => (
          <Table.Th key={label} scope="col" {...(width ? { style: { width } } : {})}>
            {label}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

/** Stands for rows that are not in the document. */
function Gap({ heightPx, span }: { heightPx: number; span: number }) {
  return heightPx > 0 ? (
    <Table.Tr aria-hidden>
      <Table.Td colSpan={span} style={{ height: heightPx, padding: 0 }} />
    </Table.Tr>
  ) : null;
}

/** A click on a control of the row, or the end of marking text, is not meant for the row. */
function isOnRowItself({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button') !== null;
  return !isOnControl && (window.getSelection()?.toString() ?? '') === '';
}
