import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LibraryEntry, libraryEntry } from '#contract/functions/recommendations.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { libraryWords } from '#contract/messages/library.ts';
import { libraryMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { dryRunQuery, type Tried } from '../api/library-entry.ts';
import classes from './library.module.css';

type Props = {
  entryId: string;
  /** What the panel says now, saved or not. */
  draft: LibraryEntry;
  /** The church to preview for; null for none in particular. */
  accountId: string | null;
};

/** A dry run of every rule: where this entry would be chosen if it were published so, and why. */
export function LibraryPreview({ entryId, draft, accountId }: Props) {
  const [tried, setTried] = useState<Tried | null>(null);
  const tryRules = () => {
    const parsed = libraryEntry.safeParse(draft);
    if (parsed.success) {
      setTried({ id: entryId, entry: parsed.data });
    } else {
      showFailure({ text: libraryMessages.invalid });
    }
  };
  return (
    <>
      <h3 className={classes.part}>{libraryWords.where}</h3>
      <p className={classes.quiet}>{libraryMessages.preview}</p>
      {tried ? <DryRun tried={tried} accountId={accountId} /> : null}
      <Button variant="default" mt="sm" onClick={tryRules}>
        {libraryWords.try}
      </Button>
    </>
  );
}

function DryRun({ tried, accountId }: { tried: Tried; accountId: string | null }) {
  const query = useQuery(dryRunQuery(useApi(), accountId, tried));
  return (
    <QueryView
      query={query}
      loading={<p>{libraryWords.trying}</p>}
      failure={() => libraryMessages.loadFailed}
    >
      {({ rules }) => {
        const chosen = rules.flatMap(({ rule, name, card, entries }) => {
          const entry = entries.find(({ id }) => id === tried.id);
          return entry ? [{ rule, name, card, because: entry.because }] : [];
        });
        return chosen.length === 0 ? (
          <p>{libraryWords.noneOf(rules.length)}</p>
        ) : (
          <ul className={classes.chosen}>
            {chosen.map(({ rule, name, card, because }) => (
              <li key={rule}>
                {card ? libraryWords.chosenFor(card.title, dayWords(card.week)) : `${name}.`}{' '}
                <span className={classes.quiet}>{because}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
