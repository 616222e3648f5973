import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cardMessages } from '#contract/messages/recommendation-cards.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { sentQuery } from '../api/church-recommendations.ts';
import { instantWords } from '../model.ts';
import classes from './what-was-sent.module.css';

type Props = { accountId: string; cardId: string };

/** The exact requests that were sent to a model for a card, and for super admins what it answered. */
export function WhatWasSent(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.sentSummary}>{cardMessages.sent}</summary>
      {isOpen ? <Requests {...props} /> : null}
    </details>
  );
}

function Requests({ accountId, cardId }: Props) {
  const query = useQuery(sentQuery(useApi(), accountId, cardId));
  return (
    <QueryView
      query={query}
      loading={<p>{cardMessages.loading}</p>}
      failure={() => recommendationMessages.loadFailed}
    >
      {({ sent }) =>
        sent.map(({ sentAt, provider, request, answer, outcome, problem }) => (
          <div key={sentAt}>
            <p>
              {cardMessages.sentTo(instantWords(sentAt), provider)}{' '}
              {cardMessages.sentOutcomes[outcome]} {problem}
            </p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable */}
            <pre className={classes.sent} tabIndex={0}>
              {request}
              {answer === null ? '' : `\n\n${answer}`}
            </pre>
          </div>
        ))
      }
    </QueryView>
  );
}
