import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { dayWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages, peopleTileMessages } from '#contract/messages/people-page.ts';
import { tenthWords, wholeWords } from '#contract/messages/people-words.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import classes from './people-look.module.css';
import { Question } from './question.tsx';

type Load = Omit<NonNullable<ChurchPeople['serving']>, 'before'>;

/** How many serve, and how the load lies on them. */
export function ServingPart({ people: { serving, sentences } }: { people: ChurchPeople }) {
  if (serving === null) {
    return null;
  }
  const { serving: question, servingAnswer, servingRows } = peopleLookMessages;
  const { before } = serving;
  const rows = [
    { name: servingRows.people, of: ({ people }: Load) => wholeWords(people) },
    {
      name: servingRows.weeks,
      of: ({ weeks, people }: Load) => tenthWords(people === 0 ? 0 : weeks / people),
    },
    { name: servingRows.often, of: ({ often }: Load) => wholeWords(often) },
  ];
  const each = serving.people === 0 ? 0 : serving.weeks / serving.people;
  return (
    <Question
      question={question}
      answer={servingAnswer(serving.people, tenthWords(each), wholeWords(serving.often))}
    >
      <ChartTable
        isList
        caption={question}
        columns={[
          { title: '' },
          { title: peopleTileMessages.weekOf(dayWords(serving.week, 'short')), isNumber: true },
          ...(before ? [{ title: fullDayWords(before.week, 'short'), isNumber: true }] : []),
        ]}
        rows={rows.map(({ name, of }) => ({
          key: name,
          cells: [name, <b key="now">{of(serving)}</b>, ...(before ? [of(before)] : [])],
        }))}
      />
      {sentences['serving'] ? <p className={classes.note}>{sentences['serving']}</p> : null}
    </Question>
  );
}
