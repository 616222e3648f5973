import { Anchor, Button } from '@mantine/core';
import { useRef, useState } from 'react';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { measureMessages, measureWords, partTitles } from '#contract/messages/measures.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { showFailure } from '#web/ui/toasts.ts';
import { isChangedMeanwhile, useSaveMeasureChoices } from '../api/save-measure-choices.ts';
import { choicesInForce, describePart, type MeasurePart, measureParts } from '../model.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { ChoiceQuestion } from './choice-question.tsx';
import classes from './measures.module.css';

type Props = { accountId: string; answer: MeasureChoicesAnswer };

/** What counts and why, figure by figure, each with its Change; 'Looks right' for a suggestion. */
export function MeasuresPanel({ accountId, answer }: Props) {
  const [part, setPart] = useState<MeasurePart | null>(null);
  const choices = choicesInForce(answer);
  const isSuggested = answer.by === 'suggested';
  return (
    <section className={classes.panel} aria-labelledby="measures-question">
      <h2 id="measures-question" className={classes.question}>
        {isSuggested ? measureMessages.question : measureMessages.questionChosen}
      </h2>
      <div className={classes.sheet}>
        <Questions accountId={accountId} answer={answer} />
        <table className={classes.table} aria-labelledby="measures-question">
          <thead>
            <tr>
              <th scope="col">{measureWords.figure}</th>
              <th scope="col" colSpan={isSuggested ? 1 : 2}>
                {measureWords.what}
              </th>
              {isSuggested ? <th scope="col">{measureWords.why}</th> : null}
              <th scope="col">
                <span className={classes.unseen}>{measureWords.change}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {measureParts.map((one) => (
              <tr key={one}>
                <th scope="row">{partTitles[one]}</th>
                <Why
                  what={describePart(one, choices, answer.available)}
                  reason={isSuggested ? answer.reasons[one] : undefined}
                />
                <td>
                  <Anchor
                    component="button"
                    type="button"
                    aria-label={measureWords.changeOf(partTitles[one])}
                    onClick={() => setPart(one)}
                  >
                    {measureWords.change}
                  </Anchor>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {isSuggested ? <LooksRight accountId={accountId} answer={answer} /> : null}
      </div>
      <ChangeDialog
        accountId={accountId}
        part={part}
        choices={choices}
        version={answer.version}
        available={answer.available}
        onClose={() => setPart(null)}
      />
    </section>
  );
}

/** What is unsure, before what is not. */
function Questions({ accountId, answer: { questions, version } }: Props) {
  return questions.length === 0 ? null : (
    <div className={classes.questions}>
      {questions.map((question) => (
        <ChoiceQuestion
          key={question.id}
          accountId={accountId}
          question={question}
          version={version}
        />
      ))}
    </div>
  );
}

/** What counts and the reason; without one, what counts has the room of both. */
function Why({ what, reason }: { what: string; reason: string | undefined }) {
  return reason === undefined ? (
    <td dir="auto" colSpan={2}>
      {what}
    </td>
  ) : (
    <>
      <td dir="auto">{what}</td>
      <td dir="auto" className={classes.reason}>
        {reason}
      </td>
    </>
  );
}

function LooksRight({ accountId, answer }: Props) {
  const mutation = useSaveMeasureChoices(accountId);
  const { save, isSaving } = useSaving(mutation, {
    logged: 'The suggestion could not be saved.',
    saved: measureMessages.saved,
    failed: () => ({ text: measureMessages.saveFailed }),
  });
  // The second click of two can come between the answer and the drawing of what was chosen.
  const hasAgreed = useRef(false);
  function agree() {
    if (hasAgreed.current) {
      return;
    }
    save(
      { choices: answer.suggested, version: answer.version },
      {
        onSaved: () => {
          hasAgreed.current = true;
        },
        takesOver: (error) => {
          const isOld = isChangedMeanwhile(error);
          if (isOld) {
            showFailure({ text: measureMessages.answeredMeanwhile });
            void mutation.reload();
          }
          return isOld;
        },
      },
    );
  }
  return (
    <div className={classes.agree}>
      <Button onClick={agree} disabled={isSaving}>
        {isSaving ? measureMessages.looksRightBusy : measureMessages.looksRight}
      </Button>
      <p className={classes.hint}>{measureMessages.looksRightHint}</p>
    </div>
  );
}
