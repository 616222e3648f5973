import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { firstMinuteMessages } from '#contract/messages/first-minute.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { measureChoicesQuery } from '../api/measure-choices.ts';
import { syncStatusQuery } from '../api/sync-status.ts';
import classes from './first-minute.module.css';
import { MeasuresPanel } from './measures-panel.tsx';
import { SyncProgress } from './sync-progress.tsx';
import { WeeksImported } from './weeks-imported.tsx';

const pollMs = 2000;

type Props = {
  accountId: string;
  /** What has been found so far, in a sentence. */
  found: ReactNode;
  /** The weeks read so far, drawn; null before the first. */
  line: ReactNode;
  /** Shows the dashboard before the choices are made; null while there are no figures. */
  onLeave: (() => void) | null;
  /** Further items of the list at its end. */
  more: ReactNode;
};

/** The dashboard of a newly connected church: what was found, what counts and why, the progress. */
export function FirstMinute({ accountId, found, line, onLeave, more }: Props) {
  const choices = useQuery({
    ...measureChoicesQuery(useApi(), accountId),
    // There is nothing to choose from until the provider's events have been read.
    refetchInterval: ({ state }) => (isSuggested(state.data) ? false : pollMs),
    retry: false,
  });
  return (
    <>
      <div className={classes.head}>
        <div>{found}</div>
        <div>
          {line}
          <WeeksImported accountId={accountId} />
          {onLeave ? (
            <Anchor component="button" type="button" size="sm" onClick={onLeave}>
              {firstMinuteMessages.leave}
            </Anchor>
          ) : null}
        </div>
      </div>
      {choices.data && isSuggested(choices.data) ? (
        <MeasuresPanel accountId={accountId} answer={choices.data} />
      ) : null}
      <div className={classes.progress}>
        <SyncProgress accountId={accountId} />
      </div>
      <Promises accountId={accountId} more={more} />
    </>
  );
}

/** Whether suggestions have been made: each has its reason. */
function isSuggested(answer: MeasureChoicesAnswer | undefined): boolean {
  return answer !== undefined && Object.keys(answer.reasons).length > 0;
}

/** What is never read, what is read only, and what is not connected yet. */
function Promises({ accountId, more }: Pick<Props, 'accountId' | 'more'>) {
  const { data } = useQuery(syncStatusQuery(useApi(), accountId));
  const isSearchConnected = data?.integrations.some(
    ({ integrationType }) => integrationType === 'google_search_console',
  );
  return (
    <ul className={classes.promises}>
      <li>
        <b>{firstMinuteMessages.neverTaken}</b>
        <p>{firstMinuteMessages.neverTakenText}</p>
      </li>
      {isSearchConnected === false ? (
        <li>
          <b>{firstMinuteMessages.quiet}</b>
          <p>
            {firstMinuteMessages.quietText}{' '}
            <Anchor component={Link} to={paths.searchConsole} inherit>
              {firstMinuteMessages.connect}
            </Anchor>
          </p>
        </li>
      ) : null}
      <li>
        <b>{firstMinuteMessages.readOnly}</b>
        <p>{firstMinuteMessages.readOnlyText}</p>
      </li>
      {more}
    </ul>
  );
}
