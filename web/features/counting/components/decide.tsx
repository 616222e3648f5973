import type { ReactNode } from 'react';
import type { CountAnswer, CountQuestion } from '#contract/functions/count-questions.ts';
import type { CountSave } from '#contract/functions/count-sheet.ts';
import { countDecisions, countMessages } from '#contract/messages/count-page.ts';
import { newSave } from '../new-save.ts';
import type { Waiting } from '../queue/queue.ts';
import { type Field, typedIn, written } from '../sheet.ts';
import { Decision } from './decision.tsx';

export type Deciding = {
  currency: string | null;
  questions: readonly CountQuestion[];
  onSave: (field: Field, save: CountSave) => void;
  onDrop: (key: string) => void;
  onAnswer: (id: string, answer: CountAnswer) => void;
};

/** What is asked about a number: as the answer to it said, else as it waits at the church; or null. */
export function decideField(field: Field, deciding: Deciding): ReactNode {
  const { waiting } = field;
  const question = questionOf(field, deciding.questions);
  if (waiting?.state === 'differs') {
    return <Differs field={field} waiting={waiting} question={question} deciding={deciding} />;
  }
  if (waiting?.state === 'ask') {
    return <Doubt field={field} waiting={waiting} deciding={deciding} />;
  }
  return waiting === null && question ? (
    <Asked field={field} question={question} deciding={deciding} />
  ) : null;
}

function questionOf({ place }: Field, questions: readonly CountQuestion[]): CountQuestion | null {
  const own = questions.find(
    ({ answered, ...one }) =>
      answered === null &&
      one.date === place.date &&
      one.serviceId === place.serviceId &&
      one.categoryId === place.categoryId,
  );
  return own ?? null;
}

type Props = { field: Field; deciding: Deciding };

const about = ({ name, service }: Field) => countMessages.field(name, service);

/** Neither is suggested: we don't know who counted better. */
function Differs({
  field,
  waiting,
  question,
  deciding: { currency, onSave, onDrop, onAnswer },
}: Props & { waiting: Waiting; question: CountQuestion | null }) {
  const { standing } = waiting;
  const write = (value: number | null) => written(value, field.isMoney, currency);
  const typed = typedIn(waiting.save, field.digits);
  const [theirs, mine] = [write(standing?.value ?? null), write(typed)];
  const who = standing?.by ?? null;
  const at = standing?.at ? new Date(standing.at) : null;
  return (
    <Decision
      about={about(field)}
      question={countDecisions.differs(who, theirs, mine)}
      hint={countDecisions.differsHint(who, theirs, at)}
      choices={[
        {
          label: countDecisions.keep(theirs),
          onChoose: () => {
            onDrop(waiting.save.key);
            if (question?.kind === 'difference') {
              onAnswer(question.id, 'standing');
            }
          },
        },
        {
          label: countDecisions.use(mine),
          onChoose: () =>
            onSave(
              field,
              newSave(field, typed, {
                confirm: 'replace',
                revision: standing?.revision ?? 0,
              }),
            ),
        },
      ]}
    />
  );
}

function Doubt({ field, waiting, deciding: { currency, onSave } }: Props & { waiting: Waiting }) {
  const { value } = waiting.save;
  const revision = waiting.standing?.revision ?? field.standing.revision;
  const number = written(value, field.isMoney, currency);
  const meant = value !== null && value > 0 && value % 10 === 0 ? value / 10 : null;
  const yes = {
    label: value === 0 ? countDecisions.nobody : countDecisions.yes(number),
    onChoose: () => onSave(field, newSave(field, value, { confirm: 'yes', revision })),
  };
  const other =
    value === 0
      ? {
          label: countDecisions.noService,
          onChoose: () => onSave(field, newSave(field, null, { noService: true, revision })),
        }
      : meant === null
        ? null
        : {
            label: written(meant, field.isMoney, currency),
            isSuggested: true,
            onChoose: () => onSave(field, newSave(field, meant, { revision })),
          };
  return (
    <Decision
      about={about(field)}
      question={waiting.error ?? countDecisions.doubt(value ?? 0, meant)}
      hint={countDecisions.doubtHint(number)}
      choices={other ? [other, yes] : [yes]}
    />
  );
}

/** A question that waits at the church, whoever typed what. */
function Asked({ field, question, deciding: { onAnswer } }: Props & { question: CountQuestion }) {
  return (
    <Decision
      about={about(field)}
      question={question.question}
      hint=""
      choices={question.answers.map(({ id, label }) => ({
        label,
        onChoose: () => onAnswer(question.id, id),
      }))}
    />
  );
}
