import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { IntegrationSync } from '#contract/functions/sync.ts';
import { firstMinuteMessages } from '#contract/messages/first-minute.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import type from '#web/ui/type.module.css';
import { syncStatusQuery } from '../api/sync-status.ts';
import { isUnderWay } from '../sync-words.ts';

/** Steps of a run after which it is told how long the others take. */
const stepsToJudge = 3;

/** How many weeks of Planning Center are here, and how long the others take; nothing before the first. */
export function WeeksImported({ accountId }: { accountId: string }) {
  const { data } = useQuery(syncStatusQuery(useApi(), accountId));
  const sync = data?.integrations.find(
    ({ integrationType }) => integrationType === 'planning_center',
  );
  return sync ? <Progress sync={sync} /> : null;
}

function Progress({ sync }: { sync: IntegrationSync }) {
  const minutes = useMinutesToGo(sync);
  const { weeks, done, total } = sync;
  if (weeks === null || weeks.read === 0) {
    return null;
  }
  const isMore = isUnderWay(sync) && done < total;
  return (
    <p className={type.source}>
      <b>{firstMinuteMessages.line(weeks.read, weeks.of, isMore)}</b>{' '}
      {isMore && minutes !== null ? firstMinuteMessages.toGo(minutes) : null}
    </p>
  );
}

/** How long the remaining steps take if they go on as since this page was opened, in whole minutes. */
function useMinutesToGo({ done, total }: IntegrationSync): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  const since = useRef<{ done: number; atMs: number } | null>(null);
  useEffect(() => {
    const nowMs = performance.now();
    since.current ??= { done, atMs: nowMs };
    const steps = done - since.current.done;
    if (steps >= stepsToJudge) {
      const leftMs = ((nowMs - since.current.atMs) / steps) * (total - done);
      setMinutes(Math.max(1, Math.round(leftMs / 60_000)));
    }
  }, [done, total]);
  return minutes;
}
