import type { ReportTable as Table } from '#contract/functions/church-report.ts';
import { guestStageMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import classes from './report.module.css';

type Cell = Table['rows'][number][number];

/** The numbers of a part. */
export function ReportTable({ heading, table }: { heading: string; table: Table }) {
  const { columns, rows } = table;
  return (
    <div className={classes.table}>
      <ChartTable
        isList
        caption={heading}
        columns={columns.map((title, index) => ({
          title,
          isNumber: index > 0 && rows.every((row) => !isText(row[index])),
        }))}
        rows={rows.map((cells, index) => ({
          key: `${index} ${cells[0]}`,
          cells: cells.map(cellWords),
        }))}
      />
    </div>
  );
}

/** Whole sentences stand at the start of their column, numbers and short words at its end. */
function isText(cell: Cell | undefined): boolean {
  return typeof cell === 'string' && cell.length > 20;
}

/** A cell as it is written. */
function cellWords(cell: Cell): string {
  if (cell === null) {
    return guestStageMessages.none;
  }
  return typeof cell === 'number' ? wholeWords(cell) : cell;
}
