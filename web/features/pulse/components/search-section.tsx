import type { PulseSearch } from '#contract/functions/pulse-search.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { searchMessages } from '#contract/messages/search-line.ts';
import { pulseQuestions } from '#contract/messages/tiles.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import proof from './proof.module.css';
import { SearchLine } from './search-line.tsx';
import { Section } from './section.tsx';

const write = (value: number | null) => (value === null ? '–' : valueWords(value, 'clicks', null));

/** 'How do people find us?': 28 days of clicks against the same 28 a year before. */
export function SearchSection({ search }: { search: PulseSearch }) {
  const { all, brand, other, local, withheld, from, to, together } = search;
  const rows = [
    ...(brand ? [{ key: searchMessages.byName, clicks: brand }] : []),
    { key: searchMessages.other, clicks: other },
    ...(local ? [{ key: searchMessages.local, clicks: local }] : []),
    ...(withheld ? [{ key: searchMessages.withheld, clicks: withheld }] : []),
    { key: searchMessages.all, clicks: all },
  ];
  return (
    <Section question={pulseQuestions.search} answer={search.answer}>
      <div className={proof.search}>
        <ChartTable
          caption={searchMessages.caption(dayWords(from), dayWords(to))}
          columns={[
            { title: searchMessages.clicks },
            { title: searchMessages.now, isNumber: true },
            { title: searchMessages.yearAgo, isNumber: true },
          ]}
          rows={rows.map(({ key, clicks }) => ({
            key,
            cells: [key, <b key="now">{write(clicks.now)}</b>, write(clicks.yearAgo)],
          }))}
        />
        <SearchLine search={search} />
        {together ? <p>{together.sentence}</p> : null}
      </div>
    </Section>
  );
}
