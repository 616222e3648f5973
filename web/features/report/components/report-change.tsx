import type { ReportTable } from '#contract/functions/church-report.ts';
import { changeWords } from '#contract/messages/people-words.ts';
import { ChangeBars } from '#web/ui/charts/change-bars.tsx';

/** What a year's change is made of. */
export function ReportChange({ heading, table }: { heading: string; table: ReportTable }) {
  const rows = table.rows.map(([name, change], index) => ({
    name: String(name ?? ''),
    change: Number(change ?? 0),
    isSum: index === table.rows.length - 1,
  }));
  return <ChangeBars label={heading} rows={rows} words={changeWords} />;
}
