import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { libraryMessages } from '#contract/recommendation-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { dryRunQuery } from '../api/library-entry.ts';
import classes from './library.module.css';

type Props = { entryId: string; accountId: string | null };

/** A dry run of every rule: where this entry would be chosen, and why. */
export function LibraryPreview({ entryId, accountId }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      <h3 className={classes.part}>Where it would be chosen now</h3>
      {isAsked ? (
        <DryRun entryId={entryId} accountId={accountId} />
      ) : (
        <Button variant="default" onClick={() => setIsAsked(true)}>
          Try all rules
        </Button>
      )}
    </>
  );
}

function DryRun({ entryId, accountId }: Props) {
  const query = useQuery(dryRunQuery(useApi(), accountId));
  return (
    <QueryView query={query} loading={<p>Trying...</p>} failure={() => libraryMessages.loadFailed}>
      {({ rules }) => {
        const chosen = rules.flatMap(({ rule, name, entries }) => {
          const entry = entries.find(({ id }) => id === entryId);
          return entry ? [{ rule, name, because: entry.because }] : [];
        });
        return chosen.length === 0 ? (
          <p>None of the {rules.length} rules would choose it.</p>
        ) : (
          <ul>
            {chosen.map(({ rule, name, because }) => (
              <li key={rule}>
                {name}. <span className={classes.quiet}>{because}</span>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}
