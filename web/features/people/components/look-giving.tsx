import { newestOf } from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { guestStageMessages, peopleLookMessages } from '#contract/messages/people-page.ts';
import { wholeWords } from '#contract/messages/people-words.ts';
import { quarterTick, quarterWords } from '#contract/messages/quarter-words.ts';
import { ChartTable } from '#web/ui/charts/chart-table.tsx';
import classes from './people-look.module.css';
import { Question } from './question.tsx';

/** How many households gave, as far as that tells nobody's gift. Not there without the right. */
export function GivingPart({ people }: { people: ChurchPeople }) {
  const { givers: told } = people;
  if (told === null) {
    return null;
  }
  const { giving, givingAnswer, givingAnswerAlone, givingRows, tooFew } = peopleLookMessages;
  const { givers, first, stopped, quarter } = told;
  const year = Number(quarter.slice(0, 4));
  const guests = newestOf(people, 'gave_26');
  const count = (value: number | null) => (value === null ? tooFew : wholeWords(value));
  const rows = [
    { name: givingRows.givers, value: count(givers) },
    { name: givingRows.first, value: count(first) },
    ...(stopped === null
      ? []
      : [
          {
            name: givingRows.stopped(String(year - 1), String(year)),
            value: wholeWords(stopped),
          },
        ]),
    ...(guests === null
      ? []
      : [
          {
            name: givingRows.guests(quarterWords(guests.quarter, { span: guests.span })),
            value: guestStageMessages.ofBase(
              wholeWords(guests.counted.value),
              wholeWords(guests.counted.base),
            ),
          },
        ]),
  ];
  return (
    <Question
      question={giving}
      answer={
        givers === null
          ? tooFew
          : first === null
            ? givingAnswerAlone(wholeWords(givers))
            : givingAnswer(wholeWords(givers), wholeWords(first))
      }
    >
      <ChartTable
        isList
        caption={giving}
        columns={[{ title: '' }, { title: quarterTick(quarter, 1), isNumber: true }]}
        rows={rows.map(({ name, value }) => ({
          key: name,
          cells: [
            name,
            <span key="value" className={classes.whole}>
              {value}
            </span>,
          ],
        }))}
      />
    </Question>
  );
}
