import type { Table } from '../table/table.ts';
import type { Draft } from './row.ts';

/** Whether a table is our own export: its columns decide, and nothing is asked. */
export function isOwnFormat(table: Table): boolean {
  return (
    table.headings.map((parts) => parts.join(' ')).join() === 'campus,service,category,value,span'
  );
}

/** What our own export says where nobody met. */
export const noServiceText = 'no service';

/** The rows of our own export with the weeks that it names. */
export function withOwnSpans(table: Table, drafts: readonly Draft[]): Draft[] {
  const weekly = new Set(
    table.lines.flatMap(({ cells: [, , , value, span] }) =>
      value && span?.text.trim() === 'week' ? value.at : [],
    ),
  );
  return drafts.map((draft) => (weekly.has(draft.at) ? { ...draft, span: 'week' } : draft));
}
