import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { useQuery } from '@tanstack/react-query';
import type { MeasureChoicesAnswer } from '#contract/functions/measures.ts';
import { accountPageMessages } from '#contract/messages.ts';
import { pulseMessages } from '#contract/pulse-messages.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { measureChoicesQuery } from '../api/measure-choices.ts';
import classes from './measures.module.css';
import { MeasuresPanel } from './measures-panel.tsx';
import { SyncProgress } from './sync-progress.tsx';

const pollMs = 2000;

/** The dashboard of a church that has just connected: how far it is read, and what we think counts. */
export function FirstMinute({ accountId }: { accountId: string }) {
  const choices = useQuery({
    ...measureChoicesQuery(useApi(), accountId),
    // There is nothing to choose from until the provider's events have been read.
    refetchInterval: ({ state }) => (isSuggested(state.data) ? false : pollMs),
    retry: false,
  });
  return (
    <>
      <ComingSoon
        icon={<IconLayoutDashboard size={30} />}
        text={accountPageMessages.dashboardComing}
      />
      <p className={classes.hint}>{pulseMessages.readingFirst}</p>
      <SyncProgress accountId={accountId} />
      {choices.data && isSuggested(choices.data) ? (
        <MeasuresPanel accountId={accountId} answer={choices.data} />
      ) : null}
    </>
  );
}

/** Whether anything is known of the church yet: every suggestion has its reason. */
function isSuggested(answer: MeasureChoicesAnswer | undefined): boolean {
  return answer !== undefined && Object.keys(answer.reasons).length > 0;
}
