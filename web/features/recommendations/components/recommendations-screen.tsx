import { Button, Skeleton } from '@mantine/core';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ChurchPulse } from '#contract/functions/church-pulse.ts';
import {
  type ChurchRecommendations,
  recommendationWeeksMin,
} from '#contract/functions/recommendations.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { recommendationMessages } from '#contract/messages/recommendations.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { ComingSoon } from '#web/ui/coming-soon.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type from '#web/ui/type.module.css';
import { recommendationsQuery } from '../api/church-recommendations.ts';
import {
  believed,
  currentAndPast,
  stillOpen,
  type DashboardTask as Task,
  taskOf,
} from '../dashboard-tasks.ts';
import { basisOf, headlineOf } from '../model.ts';
import { DashboardTask } from './dashboard-task.tsx';
import { EarlierCards } from './earlier-cards.tsx';
import { LookedAtList } from './looked-at-list.tsx';
import { ModelSettings } from './model-settings.tsx';
import { RecommendationCard } from './recommendation-card.tsx';
import classes from './recommendations.module.css';

type Account = { id: string; isOwn: boolean };
/** The dashboard of the newest week; null until it is known. */
type Pulse = ChurchPulse | null;

/** What to do this week, why, and earlier outcomes; a placeholder until there are eight weeks. */
export function RecommendationsScreen({
  account,
  pulse,
}: {
  account: Account | null;
  pulse: Pulse;
}) {
  return account === null ? (
    <Placeholder note={null} />
  ) : (
    <OfAccount account={account} pulse={pulse} />
  );
}

function OfAccount({ account, pulse }: { account: Account; pulse: Pulse }) {
  const query = useQuery(recommendationsQuery(useApi(), account.id));
  const hasSome = query.data !== undefined && isReady(query.data);
  if (query.data !== undefined && !hasSome) {
    return <Placeholder note={missingWords(query.data)} />;
  }
  return (
    <>
      <PageHeader
        title={accountPageMessages.recommendationsTitle}
        subtitle={accountPageMessages.recommendationsSubtitle}
        actions={
          hasSome ? (
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} />}
              onClick={() => window.print()}
            >
              {recommendationMessages.print}
            </Button>
          ) : null
        }
      />
      <QueryView
        query={query}
        loading={<Skeleton height={320} data-skeleton />}
        failure={() => recommendationMessages.loadFailed}
      >
        {(data) => <Week account={account} data={data} pulse={pulse} />}
      </QueryView>
    </>
  );
}

function isReady({ week, weeksCounted }: ChurchRecommendations): boolean {
  return week !== null && weeksCounted >= recommendationWeeksMin;
}

/** What has to come first. */
function missingWords({ weeksCounted }: ChurchRecommendations): string {
  const short = recommendationWeeksMin - weeksCounted;
  return short > 0 ? recommendationMessages.weeksShort(short) : recommendationMessages.preparing;
}

type WeekProps = { account: Account; data: ChurchRecommendations; pulse: Pulse };

function Week({ account, data, pulse }: WeekProps) {
  const { id: accountId, isOwn } = account;
  const { next, model } = data;
  const figures = pulse?.stage === 'figures' ? pulse : null;
  const { current: cards, past: earlier } = figures
    ? currentAndPast(data, figures)
    : { current: data.cards, past: data.earlier };
  const task = figures && taskOf(figures, cards);
  const lookedAt = figures ? believed(data.lookedAt, figures) : data.lookedAt;
  const [open, setOpen] = useOpenCard();
  const firstOpen = cards.find(({ status }) => status === 'new')?.id;
  return (
    <>
      <h2 className={`${type.sentence} ${classes.sentence}`}>
        {headlineOf(cards, dashboardOf(pulse, task))}
      </h2>
      <p className={classes.basis}>{basisOf({ ...data, cards, lookedAt })}</p>
      {cards.map((card) => (
        <RecommendationCard
          key={card.id}
          accountId={accountId}
          card={card}
          isFirst={card.id === firstOpen}
        />
      ))}
      {task === null ? null : <DashboardTask task={task} />}
      {cards.length === 0 ? <LookedAtList lookedAt={lookedAt} /> : null}
      <EarlierCards
        accountId={accountId}
        cards={figures ? stillOpen(earlier, figures, open) : earlier}
        next={next}
        open={open !== null && cards.some(({ id }) => id === open) ? null : open}
        onOpen={setOpen}
      />
      {model.provider === null ? null : (
        <ModelSettings accountId={accountId} model={model} mayTurnOn={isOwn} />
      )}
    </>
  );
}

/** Whether the dashboard asks for something besides this page's cards. */
function dashboardOf(pulse: Pulse, task: Task | null): 'clear' | 'asks' | 'unknown' {
  if (pulse === null || pulse.stage === 'reading') {
    return 'unknown';
  }
  return task === null ? 'clear' : 'asks';
}

/** The card that the address names. */
function useOpenCard(): [string | null, (id: string | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const set = (id: string | null) =>
    setParameters(id === null ? {} : { card: id }, { replace: true, preventScrollReset: true });
  const open = parameters.get('card');
  useEffect(() => {
    if (open !== null) {
      document.getElementById(open)?.scrollIntoView({ block: 'start' });
    }
  }, [open]);
  return [open, set];
}

function Placeholder({ note }: { note: string | null }) {
  return (
    <>
      <PageHeader
        title={accountPageMessages.recommendationsTitle}
        subtitle={accountPageMessages.recommendationsSubtitle}
      />
      <ComingSoon icon={<IconBulb size={30} />} text={accountPageMessages.recommendationsComing} />
      {note === null ? null : <p className={classes.basis}>{note}</p>}
    </>
  );
}
