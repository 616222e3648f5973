import { Anchor } from '@mantine/core';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ChurchPulse } from '#contract/functions/church-pulse.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { firstMinuteMessages } from '#contract/messages/measures.ts';
import { isRefusal } from '#contract/messages/notices.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { usePeopleAddress } from '#web/features/people/use-people-address.ts';
import { FoundLine, FoundSentence } from '#web/features/pulse/components/found-weeks.tsx';
import { PulseScreen } from '#web/features/pulse/components/pulse-screen.tsx';
import { ViewingBanner } from '#web/features/pulse/components/viewing-banner.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { type CurrentAccount, useCurrentAccount } from './current-account.ts';
import { isShownFirstSteps, showFirstSteps } from './first-steps-shown.ts';

// Below the first screenful.
const PeopleSection = lazy(() =>
  import('#web/features/people/components/people-section.tsx').then((loaded) => ({
    default: loaded.PeopleSection,
  })),
);

const PeopleLook = lazy(() =>
  import('#web/features/people/components/people-look.tsx').then((loaded) => ({
    default: loaded.PeopleLook,
  })),
);

// A church sees it once.
const FirstMinute = lazy(() =>
  import('#web/features/measures/components/first-minute.tsx').then((loaded) => ({
    default: loaded.FirstMinute,
  })),
);

// A church sees it until it has its first number.
const Welcome = lazy(() =>
  import('#web/features/welcome/components/welcome.tsx').then((loaded) => ({
    default: loaded.Welcome,
  })),
);

// A church sees them until all are done.
const FirstSteps = lazy(() =>
  import('./first-steps.tsx').then((loaded) => ({ default: loaded.FirstSteps })),
);

// Rarely asked.
const FigureQuestion = lazy(() =>
  import('#web/features/measures/components/figure-question.tsx').then((loaded) => ({
    default: loaded.FigureQuestion,
  })),
);

/** /account/dashboard */
export function Component() {
  const account = useCurrentAccount();
  const { role } = useViewer();
  const { isOpen: isPeopleOpen } = usePeopleAddress();
  if (!account) {
    return (
      <>
        <PageHeader
          title={accountPageMessages.dashboardTitle}
          subtitle={accountPageMessages.dashboardSubtitle}
        />
        <Coming />
      </>
    );
  }
  if (isPeopleOpen) {
    return (
      <Suspense fallback={<CenteredSpinner />}>
        <PeopleLook key={account.id} account={account} />
      </Suspense>
    );
  }
  return (
    <>
      {role === 'super_admin' ? <Viewing churchName={account.name} /> : null}
      <PulseScreen
        key={account.id}
        account={account}
        ask={(figure) => (
          <Suspense fallback={null}>
            <FigureQuestion accountId={account.id} figure={figure} />
          </Suspense>
        )}
        people={
          <Suspense fallback={null}>
            <PeopleSection accountId={account.id} />
          </Suspense>
        }
        steps={(pulse, notePath) =>
          isShownFirstSteps(account.id) ? (
            <Suspense fallback={null}>
              <FirstSteps account={account} pulse={pulse} notePath={notePath} />
            </Suspense>
          ) : null
        }
        coming={(pulse, leave) => (
          <Suspense fallback={null}>
            <BeforeNumbers account={account} pulse={pulse} leave={leave} />
          </Suspense>
        )}
      />
    </>
  );
}

type BeforeProps = { account: CurrentAccount; pulse: ChurchPulse; leave: () => void };

/** The welcome of a church without a connection, else its first minute. */
function BeforeNumbers({ account, pulse, leave }: BeforeProps) {
  if (pulse.stage === 'coming') {
    return <Welcome mayChange={account.mayChange} />;
  }
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

function Viewing({ churchName }: { churchName: string }) {
  const { clear } = useAccountView();
  const navigate = useNavigate();
  return (
    <ViewingBanner
      churchName={churchName}
      onLeave={() => {
        clear();
        void navigate(paths.accounts);
      }}
    />
  );
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

function Coming() {
  return (
    <>
      <ComingSoon
        icon={<IconLayoutDashboard size={30} />}
        text={accountPageMessages.dashboardComing}
      />
      <Anchor component={Link} to={paths.integration} size="sm" mt="md" display="inline-block">
        {pulseMessages.connectQuietly}
      </Anchor>
    </>
  );
}
