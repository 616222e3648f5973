import type { ChurchPeople } from '#contract/functions/church-people.ts';
import type { PeopleNoun } from '#contract/messages/people-over-time.ts';
import {
  guestStageMessages,
  peopleLookMessages,
  peopleTileMessages,
} from '#contract/messages/people-page.ts';
import { cellWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import classes from './people-look.module.css';

const stages = [
  'again',
  'served_26',
  'group_26',
  'still_26',
  'still_52',
  'gave_26',
  'gave_52',
] as const;

type Measures = ChurchPeople['quarters'][number]['measures'];

/** What became of each quarter's guests, in numbers. */
export function GuestsTable({ people, kind }: { people: ChurchPeople; kind: PeopleNoun }) {
  const words = peopleLookMessages;
  const { columns, firstVisit } = guestStageMessages;
  const rows = people.quarters.filter(({ measures }) => stages.some((stage) => measures[stage]));
  const shown = stages.filter((stage) => rows.some(({ measures }) => measures[stage]));
  if (shown.length === 0) {
    return null;
  }
  return (
    <section>
      <h3 className={classes.heading}>{words.table}</h3>
      <div className={`${classes.scroll} ${classes.guests}`}>
        <ChartTable
          isList
          caption={words.table}
          columns={[
            { title: firstVisit },
            { title: peopleTileMessages.newOnes[kind], isNumber: true },
            ...shown.map((stage) => ({ title: columns[stage], isNumber: true })),
          ]}
          rows={rows.map(({ quarter, measures }) => {
            const base = measures.again?.base ?? measures.still_26?.base ?? null;
            return {
              key: quarter,
              cells: [
                quarterWords(quarter, { span: spanOf(measures), isShort: true }),
                base === null ? guestStageMessages.none : wholeWords(base),
                ...shown.map((stage) =>
                  cellWords(measures[stage], { base, byDay: stage === 'again' }),
                ),
              ],
            };
          })}
        />
      </div>
      <p className={classes.note}>{words.tableNote}</p>
    </section>
  );
}

/** Guests' stages share one span; that of giving may be longer, and stands with its own base. */
function spanOf(measures: Measures): number {
  const first = stages.find((stage) => measures[stage]);
  return first === undefined ? 1 : (measures[first]?.span ?? 1);
}
