import type { Cell, Grid } from '../cell.ts';
import { readDate } from '../dates/read-date.ts';

/** A sheet whose dates run across is turned, so that they run down. */
export function datesDown(grid: Grid): Grid {
  const across = Math.max(0, ...grid.rows.map(datesIn));
  const turned = transposed(grid);
  const down = Math.max(0, ...turned.rows.map(datesIn));
  return across > down && across >= 3 ? turned : grid;
}

function datesIn(cells: readonly Cell[]): number {
  return cells.filter((cell) => {
    const form = readDate(cell);
    return form !== null && form.kind !== 'month';
  }).length;
}

/** Rows for columns. */
export function transposed({ sheet, rows }: Grid): Grid {
  const width = rows[0]?.length ?? 0;
  return {
    sheet,
    rows: Array.from({ length: width }, (_, column) => rows.flatMap((row) => row[column] ?? [])),
  };
}
