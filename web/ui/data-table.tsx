import { type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import classes from './data-table.module.css';
import { SortButton, type Sorting, sortOf } from './sort-button.tsx';
import { useRowWindow } from './use-row-window.ts';

type Head<Key extends string> = {
  label: string;
  /** A CSS width; columns without one share what is left. */
  width?: string;
  /** What a press on the head sorts by. */
  sortsBy?: Key;
};

export type Column<Row, Key extends string = string> = Head<Key> & {
  cell: (row: Row) => ReactNode;
};

type Props<Row, Key extends string = string> = {
  label: string;
  columns: readonly Column<Row, Key>[];
  sorting?: Sorting<Key> | undefined;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /**
   * Where a click on a row leads: a convenience for the pointer, and as with a link a middle click or
   * one with Ctrl opens a tab. The keyboard has the link in the first cell.
   */
  opens?: { address: (row: Row) => string; onOpen: (row: Row) => void } | undefined;
};

const rowHeightPx = 57;

/** A table of any length. Above a hundred rows only those near the screen are in the document. */
export function DataTable<Row, Key extends string>(props: Props<Row, Key>) {
  const { label, columns, sorting, rows, rowKey, opens } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useRowWindow(body, rows.length, rowHeightPx);
  return (
    <table
      className={classes.table}
      aria-label={label}
      aria-rowcount={shown.isWindowed ? rows.length + 1 : undefined}
    >
      <TableHead columns={columns} rowIndex={shown.isWindowed ? 1 : undefined} sorting={sorting} />
      <tbody ref={body}>
        <Gap heightPx={shown.beforePx} span={columns.length} />
        {shown.indexes.map((index) => {
          const row = rows[index];
          return row === undefined ? null : (
            <TableRow
              key={rowKey(row)}
              row={row}
              columns={columns}
              index={index}
              isCounted={shown.isWindowed}
              measure={shown.measure}
              opens={opens}
            />
          );
        })}
        <Gap heightPx={shown.afterPx} span={columns.length} />
      </tbody>
    </table>
  );
}

type RowProps<Row> = Pick<Props<Row>, 'columns' | 'opens'> & {
  row: Row;
  index: number;
  isCounted: boolean;
  measure: (row: Element | null) => void;
};

function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, index, isCounted, measure, opens } = props;
  // Scrolling draws the table again and again; the cells of a row stay what they are.
  const cells = useMemo(
    () => columns.map((column) => <td key={column.label}>{column.cell(row)}</td>),
    [columns, row],
  );
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={isCounted ? index + 2 : undefined}
      className={classes.row}
      data-opens={opens !== undefined || undefined}
      onClick={(event) => {
        if (opens && isOnRowItself(event)) {
          open(event, row, opens);
        }
      }}
      onAuxClick={(event) => {
        if (opens && event.button === middleButton && isOnRowItself(event)) {
          openTab(opens.address(row));
        }
      }}
    >
      {cells}
    </tr>
  );
}

type HeadProps<Key extends string> = {
  columns: readonly Head<Key>[];
  rowIndex?: number | undefined;
  sorting?: Sorting<Key> | undefined;
};

/** The column heads; the skeleton shares them, so that nothing moves when the rows arrive. */
export function TableHead<Key extends string>({ columns, rowIndex, sorting }: HeadProps<Key>) {
  return (
    <thead className={classes.head}>
      <tr aria-rowindex={rowIndex}>
        {columns.map(({ label, width, sortsBy }) => (
          <th
            key={label}
            scope="col"
            aria-sort={sortsBy && sorting ? sortOf(sortsBy, sorting) : undefined}
            {...(width ? { style: { width } } : {})}
          >
            {sortsBy && sorting ? (
              <SortButton label={label} by={sortsBy} sorting={sorting} />
            ) : (
              label
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Stands for rows that are not in the document. */
function Gap({ heightPx, span }: { heightPx: number; span: number }) {
  return heightPx > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nobody can focus a table row
    <tr aria-hidden="true">
      <td colSpan={span} style={{ height: heightPx, padding: 0 }} />
    </tr>
  ) : null;
}

const middleButton = 1;

function open<Row>(
  { ctrlKey, metaKey, shiftKey }: MouseEvent,
  row: Row,
  { address, onOpen }: NonNullable<Props<Row>['opens']>,
): void {
  if (ctrlKey || metaKey || shiftKey) {
    openTab(address(row));
  } else {
    onOpen(row);
  }
}

function openTab(address: string): void {
  window.open(address, '_blank', 'noopener');
}

/** A click on a control of the row, or the end of marking text, is not meant for the row. */
function isOnRowItself({ target }: MouseEvent): boolean {
  const isOnControl = target instanceof Element && target.closest('a, button') !== null;
  return !isOnControl && (window.getSelection()?.toString() ?? '') === '';
}
