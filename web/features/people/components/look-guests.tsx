import { feastSentences } from '#analytics/people/telling/feast-sentences.ts';
import {
  cohortsOf,
  comparedWords,
  type NewestCohort,
  newestOf,
} from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { guestStageMessages, peopleLookMessages } from '#contract/messages/people-page.ts';
import { betweenWords, wholeWords } from '#contract/messages/people-words.ts';
import { quarterWords } from '#contract/messages/quarter-words.ts';
import { Segments } from '#web/ui/segments.tsx';
import { type GuestStage, guestStages } from '../guest-stages.ts';
import { usePeopleAddress } from '../use-people-address.ts';
import { GuestBars } from './guest-bars.tsx';
import classes from './people-look.module.css';
import { Question } from './question.tsx';

type Props = { people: ChurchPeople };

/** What became of guests: of each quarter's new ones, how many came again, served, or are still here. */
export function GuestsPart({ people }: Props) {
  const words = peopleLookMessages;
  const { stage, set } = usePeopleAddress();
  const there = guestStages.filter((one) => cohortsOf(people, one).length > 0);
  if (there.length === 0) {
    return null;
  }
  const shown = there.includes(stage) ? stage : (there[0] ?? 'again');
  const answer = newestOf(people, 'again')?.counted;
  // Before anything is counted, the table says when it will be.
  const isCounted = there.some((one) => newestOf(people, one) !== null);
  return (
    <Question
      question={words.guests}
      answer={
        people.sentences['guests'] ??
        (answer
          ? words.guestsAnswer(wholeWords(answer.value), wholeWords(answer.base))
          : words.noGuests)
      }
      action={
        there.length === 1 ? null : (
          <Segments
            legend={words.stage}
            name="stage"
            options={there.map((value) => ({ value, label: guestStageMessages.stages[value] }))}
            value={shown}
            onChange={(next) => set({ stage: next })}
          />
        )
      }
    >
      {isCounted ? (
        <div className={classes.sheet}>
          <Bars people={people} stage={shown} />
          <p className={classes.note}>{feastSentences(people).join(' ')}</p>
        </div>
      ) : null}
    </Question>
  );
}

function Bars({ people, stage }: Props & { stage: GuestStage }) {
  const { key, chart } = peopleLookMessages;
  const cohorts = cohortsOf(people, stage);
  const newest = newestOf(people, stage);
  const usual = newest?.before ? newest.before.value / newest.before.base : null;
  const compared = newest?.before ? comparedWords(people, stage, newest) : null;
  return (
    <>
      <p className={classes.readout}>{newest ? toldWords(people, newest, stage) : null}</p>
      <GuestBars
        cohorts={cohorts}
        isOfQuarter={stage !== 'again'}
        usual={usual}
        label={chartWords(chart(guestStageMessages.stages[stage]), cohorts)}
      />
      <ul className={classes.key}>
        <li data-mark="counted">{key.counted}</li>
        {compared === null ? null : (
          <li data-mark="before">{key.before(compared.four, compared.without)}</li>
        )}
        {cohorts.some(({ counted }) => counted === null) ? (
          <li data-mark="open">{key.open}</li>
        ) : null}
      </ul>
    </>
  );
}

function toldWords(people: ChurchPeople, newest: NewestCohort, stage: GuestStage): string {
  const { quarter, span, counted, before, measure } = newest;
  const { told } = peopleLookMessages;
  const months = quarterWords(quarter, { span });
  const [value, base] = [wholeWords(counted.value), wholeWords(counted.base)];
  const { usual, chance } = measure;
  return before && usual && chance
    ? told.usual({
        months,
        value,
        base,
        ...comparedWords(people, stage, newest),
        before: guestStageMessages.ofBase(wholeWords(before.value), wholeWords(before.base)),
        usual: betweenWords(usual),
        chance: betweenWords(chance),
      })
    : told.alone(months, value, base, guestStageMessages.columns[stage]);
}

function chartWords(title: string, cohorts: ReturnType<typeof cohortsOf>): string {
  const bars = cohorts.flatMap(({ quarter, span, counted }) =>
    counted
      ? [
          peopleLookMessages.bar(
            quarterWords(quarter, { span, isShort: true }),
            wholeWords(counted.value),
            wholeWords(counted.base),
          ),
        ]
      : [],
  );
  return [title, ...bars].join('. ');
}
