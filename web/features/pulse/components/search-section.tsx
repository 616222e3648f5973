import type { PulseSearch } from '#contract/functions/pulse-search.ts';
import { dayWords, valueWords } from '#contract/messages/figure-words.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import proof from './proof.module.css';
import { SearchLine } from './search-line.tsx';
import { Section } from './section.tsx';

const write = (value: number | null) =>
  value === null ? 'not read' : valueWords(value, 'clicks', null);

/** 'How do people find us?': 28 days of clicks against the same 28 a year before. */
export function SearchSection({ search }: { search: PulseSearch }) {
  const { all, brand, other, local, withheld, from, to, together } = search;
  const rows = [
    ...(brand ? [{ key: 'By our name', clicks: brand }] : []),
    { key: 'Other searches', clicks: other },
    ...(local ? [{ key: 'Of these local, “church near me”', clicks: local }] : []),
    ...(withheld ? [{ key: 'Too rare for Google to tell', clicks: withheld }] : []),
    { key: 'All', clicks: all },
  ];
  return (
    <Section question="How do people find us?" answer={search.answer}>
      <div className={proof.search}>
        <ChartTable
          caption={`Clicks from Google, ${dayWords(from)} to ${dayWords(to)}`}
          columns={[
            { title: 'Clicks from Google, 28 days' },
            { title: 'Now', isNumber: true },
            { title: 'Year ago', isNumber: true },
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
