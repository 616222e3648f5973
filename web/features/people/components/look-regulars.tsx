import { isFlowDoubted, kindOf } from '#analytics/people/told-people.ts';
import type { ChurchPeople } from '#contract/functions/church-people.ts';
import { dayWords, fullDayWords } from '#contract/messages/figure-words.ts';
import { peopleLookMessages, peopleTileMessages } from '#contract/messages/people-page.ts';
import { tenthWords, wholeWords } from '#contract/messages/people-words.ts';
import { FlowBars } from '#web/ui/charts/flow-bars.tsx';
import { flowSteps } from '../flow-steps.ts';
import { PartsBars } from './parts-bars.tsx';
import classes from './people-look.module.css';
import { Question } from './question.tsx';

type Props = { people: ChurchPeople };

/** Who became regular since the quarter before, and who no longer is. */
export function RegularsPart({ people }: Props) {
  const { flow, sentences } = people;
  if (flow === null) {
    return null;
  }
  const words = peopleLookMessages;
  if (isFlowDoubted(people)) {
    return <Question question={words.regulars} answer={sentences['doubted'] ?? ''} />;
  }
  const [joined, left] = [wholeWords(flow.new + flow.back), wholeWords(flow.less + flow.away)];
  return (
    <Question question={words.regulars} answer={words.flow(joined, left)}>
      <FlowBars steps={flowSteps(flow)} />
      <p className={classes.note}>
        {[words.flowNote[kindOf(people)], sentences['movedUp']].filter(Boolean).join(' ')}
      </p>
    </Question>
  );
}

/** Whether fewer people come, or the same people less often. */
export function WeeksPart({ people: { parts, sentences } }: Props) {
  if (parts === null) {
    return null;
  }
  const words = peopleLookMessages;
  const { often } = peopleTileMessages.states;
  return (
    <Question
      question={words.parts}
      answer={sentences['parts'] ?? often.unjudged(tenthWords(parts.f0))}
    >
      <PartsBars parts={parts} />
      <p className={classes.note}>
        {words.partsNote(dayWords(parts.week), fullDayWords(parts.weekBefore))}
      </p>
    </Question>
  );
}
