import { type Cell, type OpenFile, textCell } from '#analytics/spreadsheet/cell.ts';
import type { Mend } from './protocol.ts';

/** The file with its mended cells; a cell is known by its name and by what it said. */
export function mendFile(file: OpenFile, mends: readonly Mend[]): OpenFile {
  if (mends.length === 0) {
    return file;
  }
  const mended = (cell: Cell) => {
    const mend = mends.find((one) => one.cell === cell.at && one.text === cell.text);
    return mend ? textCell(cell.at, mend.meant) : cell;
  };
  const grids = file.grids.map((grid) => ({
    ...grid,
    rows: grid.rows.map((row) => row.map(mended)),
  }));
  return { ...file, grids };
}
