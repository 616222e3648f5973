import { Anchor } from '@mantine/core';
import IconLayoutDashboard from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { accountPageMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { usePeopleAddress } from '#web/features/people/use-people-address.ts';
import { PulseScreen } from '#web/features/pulse/components/pulse-screen.tsx';
import { ViewingBanner } from '#web/features/pulse/components/viewing-banner.tsx';
import { useViewer } from '#web/features/viewer/viewer-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useCurrentAccount } from './current-account.ts';
import { isShownFirstSteps } from './first-steps-shown.ts';

// Below the first screenful.
const PeopleSection = lazyPart(
  async () => (await import('#web/features/people/components/people-section.tsx')).PeopleSection,
);

const PeopleLook = lazyPart(
  async () => (await import('#web/features/people/components/people-look.tsx')).PeopleLook,
);

// A church sees it once.
const DashboardFirstMinute = lazyPart(
  async () => (await import('./dashboard-first-minute.tsx')).DashboardFirstMinute,
);

// A church sees it until it has its first number.
const Welcome = lazyPart(
  async () => (await import('#web/features/welcome/components/welcome.tsx')).Welcome,
);

// A church sees them until all are done.
const FirstSteps = lazyPart(async () => (await import('./first-steps.tsx')).FirstSteps);

// Rarely asked.
const FigureQuestion = lazyPart(
  async () =>
    (await import('#web/features/measures/components/figure-question.tsx')).FigureQuestion,
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
            {pulse.stage === 'coming' ? (
              <Welcome accountId={account.id} mayChange={account.mayChange} />
            ) : (
              <DashboardFirstMinute account={account} pulse={pulse} leave={leave} />
            )}
          </Suspense>
        )}
      />
    </>
  );
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
