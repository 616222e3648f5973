import { Button, Progress } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { IntegrationSync } from '#contract/functions/sync.ts';
import { measureWords, syncMessages } from '#contract/messages/measures.ts';
import { integrationTitles } from '#contract/messages/sync.ts';
import type { IntegrationType } from '#contract/tables/integrations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { useSaving } from '#web/screens/use-saving.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { syncStatusQuery, useStartSync } from '../api/sync-status.ts';
import { formatDate, formatMoment, isUnderWay, progressOf } from '../sync-words.ts';
import classes from './measures.module.css';

type Props = { accountId: string; only?: IntegrationType };

/** The progress of a sync; afterwards its coverage, or what failed and what to do. */
export function SyncProgress({ accountId, only }: Props) {
  const query = useQuery(syncStatusQuery(useApi(), accountId));
  return (
    <QueryView
      query={query}
      loading={<div className={classes.progressRoom} />}
      failure={() => syncMessages.loadFailed}
    >
      {({ integrations }) =>
        integrations
          .filter(({ integrationType }) => only === undefined || integrationType === only)
          .map((sync) => <OneSync key={sync.integrationType} accountId={accountId} sync={sync} />)
      }
    </QueryView>
  );
}

function OneSync({ accountId, sync }: { accountId: string; sync: IntegrationSync }) {
  const start = useStartSync(accountId);
  const { save: startSync, isSaving } = useSaving(start, {
    logged: 'A sync could not be started.',
    saved: syncMessages.started,
    failed: () => ({ text: syncMessages.startFailed }),
  });
  const title = integrationTitles[sync.integrationType];
  const share = progressOf(sync);
  const id = useId();
  return (
    <section className={classes.sync} aria-label={measureWords.syncOf(title)}>
      <div className={classes.syncWords} role="status">
        <p id={id} className={classes.syncTitle}>
          {title}
        </p>
        <p className={classes.hint}>{describeSync(sync)}</p>
        {sync.notices.map(({ kind, what, sentence }) => (
          <p key={`${kind} ${what}`} className={classes.hint}>
            {sentence}
          </p>
        ))}
      </div>
      {isUnderWay(sync) ? (
        <Progress
          className={classes.bar ?? ''}
          value={(share ?? 0) * 100}
          aria-label={measureWords.imported(title, Math.round((share ?? 0) * 100))}
        />
      ) : (
        <Button
          variant="default"
          aria-describedby={id}
          onClick={() => startSync(sync.integrationType)}
          disabled={isSaving}
        >
          {sync.state === 'failed' ? measureWords.tryAgain : measureWords.syncNow}
        </Button>
      )}
    </section>
  );
}

/** The state of a sync, in one or two sentences. */
function describeSync(sync: IntegrationSync): string {
  const { state, step, covers, finishedAt, nextAt, error, timeZone } = sync;
  if (state === 'running') {
    return measureWords.done(step, Math.round((progressOf(sync) ?? 0) * 100));
  }
  if (state === 'queued') {
    return `${syncMessages.waiting}.`;
  }
  const at = finishedAt && formatMoment(finishedAt, timeZone);
  if (!covers) {
    // What was tried and read nothing has no day on which it was read.
    return error ? `${error} ${syncMessages.never}` : syncMessages.never;
  }
  const [from, to] = [formatDate(covers.from), formatDate(covers.to)];
  const when = at ? syncMessages.readOn(from, to, at) : syncMessages.read(from, to);
  const next = nextAt ? ` ${syncMessages.next(formatMoment(nextAt, timeZone))}` : '';
  return error ? `${error} ${when}` : `${when}${next}`;
}
