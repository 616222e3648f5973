import type { ReactNode } from 'react';
import classes from './chart-table.module.css';

type Props = {
  caption: string;
  columns: readonly { title: string; isNumber?: boolean }[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** Turns each row into a small list on phones, where its columns have no room. */
  isList?: boolean;
};

/** The numbers behind a drawing; the first column names the row. */
export function ChartTable({ caption, columns, rows, isList = false }: Props) {
  const alignment = (index: number) => (columns[index]?.isNumber ? classes.number : undefined);
  return (
    <table className={classes.table} data-list={isList || undefined}>
      <caption className={classes.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title }, index) => (
            <th key={title} scope="col" className={alignment(index)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]?.title}
                className={alignment(index + 1)}
                data-label={columns[index + 1]?.title}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
