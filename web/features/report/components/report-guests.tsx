import { wilsonInterval } from '#analytics/pulse/wilson.ts';
import type { ReportTable as Table } from '#contract/functions/church-report.ts';
import {
  guestStageMessages,
  peopleLookMessages,
  peopleTileMessages,
} from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { reportGuests } from '#contract/messages/report-guests.ts';
import { type ShareBar, ShareBars } from '#web/ui/charts/share-bars.tsx';
import { ReportTable } from './report-table.tsx';

type Row = Table['rows'][number];

/** How many of each quarter's guests came again, beside those before; then all stages in a table. */
export function ReportGuests({ heading, table }: { heading: string; table: Table }) {
  const { columns, rows } = table;
  const { together, wholeYear } = reportGuests;
  const pooled = rows.find(([name]) => String(name).endsWith(together));
  // Family members come together: counted in people, chance goes further than the table says.
  const isOfPeople = columns[1] === peopleTileMessages.newOnes.people;
  const isDrawn = columns[2] === guestStageMessages.columns.again && !isOfPeople;
  const bars = rows
    .filter((row) => row !== pooled && row[0] !== wholeYear)
    .map(barOf)
    .toReversed();
  return (
    <>
      {isDrawn && bars.some(({ counted }) => counted !== null) ? (
        <ShareBars
          bars={bars}
          usual={pooled ? shareOf(pooled) : null}
          label={peopleLookMessages.chart(guestStageMessages.stages.again)}
        />
      ) : null}
      <ReportTable heading={heading} table={table} />
    </>
  );
}

function shareOf([, base, again]: Row): number | null {
  return typeof base === 'number' && typeof again === 'number' ? again / base : null;
}

function barOf([name, base, again]: Row): ShareBar {
  const isCounted = typeof base === 'number' && typeof again === 'number' && base > 0;
  const { ofBase, none } = guestStageMessages;
  return {
    id: String(name ?? ''),
    name: String(name ?? ''),
    under: isCounted ? ofBase(wholeWords(again), wholeWords(base)) : String(again ?? none),
    counted: isCounted ? { value: again, base, ...wilsonInterval(again, base) } : null,
  };
}
