import { Anchor, Button, Radio, Stack } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import {
  type AnswerKey,
  type Answers,
  answerKeyOf,
  type Question,
} from '#analytics/spreadsheet/questions.ts';
import { importQuestions } from '#contract/messages/count-import.ts';
import { sentenceOf } from '../question-words.ts';
import classes from './import.module.css';
import { Section } from './section.tsx';

type Props = {
  questions: readonly Question[];
  answers: Answers;
  onAnswers: (answers: Answers) => void;
};

type About = Question['about'];
type Answered = { key: AnswerKey; about: About; cells: number; choice: string };

const shownCells = 3;

/** What a file leaves open, one question at a time; what was answered folds to a line. */
export function Questions({ questions, answers, onAnswers }: Props) {
  const [answered, setAnswered] = useState<readonly Answered[]>([]);
  const [next] = questions;
  const given = answered.filter(({ key }) => answers[key] !== undefined);
  if (!next && given.length === 0) {
    return null;
  }
  return (
    <Section question={importQuestions.ask} answer={importQuestions.asked(questions.length)}>
      <div className={classes.sheet}>
        {given.map(({ key, about, cells, choice }) => (
          <p key={key} className={classes.answered}>
            <span>
              <b>{sentenceOf(key, about, cells)}</b> {answerWords(choice)}
            </span>
            <IconCheck size={18} aria-hidden />
            <Anchor
              component="button"
              type="button"
              onClick={() => {
                const { [key]: _, ...others } = answers;
                onAnswers(others);
              }}
            >
              {importQuestions.change}
            </Anchor>
          </p>
        ))}
        {next ? (
          <Asked
            key={`${next.about} ${next.choices}`}
            question={next}
            onAnswer={(choice) => {
              const { about, cells = [] } = next;
              const key = answerKeyOf(next);
              setAnswered([
                ...answered.filter((one) => one.key !== key),
                { key, about, cells: cells.length, choice },
              ]);
              onAnswers({ ...answers, [key]: choice });
            }}
          />
        ) : null}
      </div>
    </Section>
  );
}

function Asked({ question, onAnswer }: { question: Question; onAnswer: (choice: string) => void }) {
  const { about, cells = [], choices, suggested } = question;
  const [choice, setChoice] = useState(suggested);
  const shown = cells.slice(0, shownCells).join(', ');
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        onAnswer(choice);
      }}
    >
      <Radio.Group
        label={sentenceOf(answerKeyOf(question), about, cells.length)}
        description={
          cells.length > 0
            ? importQuestions.cells(shown, Math.max(0, cells.length - shownCells))
            : null
        }
        value={choice}
        onChange={setChoice}
      >
        <Stack gap="xs" mt="sm" mb="md">
          {choices.map((one) => (
            <Radio
              key={one}
              value={one}
              label={answerWords(one)}
              description={
                one === suggested
                  ? importQuestions.recommended(importQuestions.reason[about])
                  : null
              }
            />
          ))}
        </Stack>
      </Radio.Group>
      <Button type="submit">{importQuestions.answerIt}</Button>
    </form>
  );
}

/** An answer in words; a year stands for itself. */
function answerWords(choice: string): string {
  const words: Readonly<Record<string, string>> = importQuestions.answers;
  return words[choice] ?? choice;
}
