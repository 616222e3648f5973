import { type ReactNode, useRef } from 'react';
import classes from './card-list.module.css';
import { useRowWindow } from './use-row-window.ts';

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  card: (row: Row) => ReactNode;
};

const cardHeightPx = 176;

/** What a table is on a phone: one card a row, of any number. */
export function CardList<Row>({ label, rows, rowKey, card }: Props<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRowWindow(list, rows.length, cardHeightPx);
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={label}
      style={{ paddingTop: shown.beforePx, paddingBottom: shown.afterPx }}
    >
      {shown.indexes.map((index) => {
        const row = rows[index];
        return row === undefined ? null : (
          <li
            key={rowKey(row)}
            ref={shown.measure}
            data-index={index}
            className={classes.item}
            {...(shown.isWindowed
              ? { 'aria-setsize': rows.length, 'aria-posinset': index + 1 }
              : {})}
          >
            <div className={classes.card}>{card(row)}</div>
          </li>
        );
      })}
    </ul>
  );
}
