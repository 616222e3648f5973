import type { ReportTable as Table } from '#contract/functions/church-report.ts';
import { FlowBars } from '#web/ui/charts/flow-bars.tsx';
import classes from './report-flow.module.css';
import { ReportTable } from './report-table.tsx';

/** Of a quarter, who became regular and who no longer is; of a year, its quarters under each other. */
export function ReportFlow({ heading, table }: { heading: string; table: Table }) {
  const [row, ...others] = table.rows;
  const counts = row?.slice(1).map((cell) => (typeof cell === 'number' ? cell : null)) ?? [];
  if (others.length > 0 || counts.length !== 6 || counts.includes(null)) {
    return <ReportTable heading={heading} table={table} />;
  }
  const steps = counts.map((count, index) => ({
    name: table.columns[index + 1] ?? '',
    // Those who come less often, and those who are not here, are fewer regulars.
    count: index === 3 || index === 4 ? -(count ?? 0) : (count ?? 0),
  }));
  return (
    <div className={classes.flow}>
      <FlowBars steps={steps} />
    </div>
  );
}
