import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnyFigureId } from '#contract/figures.ts';
import { askedMessages } from '#contract/messages/dashboard.ts';
import { measureMessages } from '#contract/messages/measures.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { measureChoicesQuery } from '../api/measure-choices.ts';
import { ChoiceQuestion } from './choice-question.tsx';
import classes from './measures.module.css';

const recountMs = 3000;

type Props = { accountId: string; figure: AnyFigureId };

/** In place of a figure's number: its question, or what else the number waits for. */
export function FigureQuestion({ accountId, figure }: Props) {
  const { data, isError } = useQuery(measureChoicesQuery(useApi(), accountId));
  if (!data) {
    return <p className={classes.waits}>{isError ? measureMessages.loadFailed : null}</p>;
  }
  const question = data.questions.find((one) => one.figure === figure);
  if (question) {
    return (
      <ChoiceQuestion
        key={question.id}
        accountId={accountId}
        question={question}
        version={data.version}
      />
    );
  }
  return data.questions.length > 0 ? (
    <p className={classes.waits}>{askedMessages.tile}</p>
  ) : (
    <Recount accountId={accountId} />
  );
}

/** Looks for the number while it is counted anew. */
function Recount({ accountId }: { accountId: string }) {
  const queryClient = useQueryClient();
  useEffect(() => {
    const queryKey = [queryRoots.pulse, accountId];
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey }), recountMs);
    return () => clearInterval(timer);
  }, [queryClient, accountId]);
  return (
    <p className={classes.waits} role="status">
      {measureMessages.recounting}
    </p>
  );
}
