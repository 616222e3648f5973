import { Anchor } from '@mantine/core';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { ChurchPulse } from '#contract/functions/church-pulse.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { firstMinuteMessages } from '#contract/messages/first-minute.ts';
import { isRefusal } from '#contract/messages/notices.ts';
import { FirstMinute } from '#web/features/measures/components/first-minute.tsx';
import { FoundLine, FoundSentence } from '#web/features/pulse/components/found-weeks.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import type { CurrentAccount } from './current-account.ts';
import { showFirstSteps } from './first-steps-shown.ts';

type Props = {
  account: CurrentAccount;
  pulse: Exclude<ChurchPulse, { stage: 'coming' }>;
  leave: () => void;
};

/** The first minute of a church's dashboard: until it has figures, and has said that they are right. */
export function DashboardFirstMinute({ account, pulse, leave }: Props) {
  const isFound = pulse.stage === 'figures';
  return (
    <>
      {account.isOwn ? <Begun accountId={account.id} /> : null}
      <FirstMinute
        accountId={account.id}
        found={isFound ? <FoundSentence pulse={pulse} /> : <Reading pulse={pulse} />}
        line={isFound ? <FoundLine pulse={pulse} /> : null}
        onLeave={isFound ? leave : null}
        more={<Others />}
      />
    </>
  );
}

/** Has the dashboard show the church its first steps after its first minute. */
function Begun({ accountId }: { accountId: string }) {
  useEffect(() => showFirstSteps(accountId), [accountId]);
  return null;
}

/** Before the first figure: that it is being read, or what is in the way and what to do. */
function Reading({ pulse: { notices } }: { pulse: Extract<ChurchPulse, { stage: 'reading' }> }) {
  const isRefused = notices.some(
    (one) => one.integrationType === 'planning_center' && isRefusal(one),
  );
  return (
    <>
      <ComingSoon
        icon={<IconLayoutDashboard size={30} />}
        text={accountPageMessages.dashboardComing}
      />
      <p role="status">{isRefused ? firstMinuteMessages.noAccess : firstMinuteMessages.reading}</p>
    </>
  );
}

/** How the church's own people come to its numbers: by an invitation and by the letter, both by mail. */
function Others() {
  const { role, mayOnlyLook, withoutGiving } = useViewer();
  if (role !== 'account_admin' || mailMode() === 'none') {
    return null;
  }
  return (
    <li>
      <b>{firstMinuteMessages.others}</b>
      {mayOnlyLook || withoutGiving ? null : (
        <p>
          <Anchor component={Link} to={paths.colleagues} inherit>
            {firstMinuteMessages.invite}
          </Anchor>
        </p>
      )}
      <p>
        <Anchor component={Link} to={paths.profile} inherit>
          {firstMinuteMessages.letter}
        </Anchor>
      </p>
    </li>
  );
}
