import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { sentQuery } from '../api/church-recommendations.ts';
import { instantWords } from '../model.ts';
import classes from './what-was-sent.module.css';

const outcomes = {
  used: 'The answer was used.',
  refused: 'The answer was refused; the card has the rule’s own words.',
  failed: 'No answer came; the card has the rule’s own words.',
} as const;

type Props = { accountId: string; cardId: string };

/** The exact requests that were sent to a model for a card, and for super admins what it answered. */
export function WhatWasSent(props: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={classes.sentSummary}>What was sent</summary>
      {isOpen ? <Requests {...props} /> : null}
    </details>
  );
}

function Requests({ accountId, cardId }: Props) {
  const query = useQuery(sentQuery(useApi(), accountId, cardId));
  return (
    <QueryView
      query={query}
      loading={<p>Loading...</p>}
      failure={() => recommendationMessages.loadFailed}
    >
      {({ sent }) =>
        sent.map(({ sentAt, provider, request, answer, outcome, problem }) => (
          <div key={sentAt}>
            <p>
              {instantWords(sentAt)}, to {provider}. {outcomes[outcome]} {problem}
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
