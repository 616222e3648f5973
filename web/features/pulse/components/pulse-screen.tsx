import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react';
import { leadOf } from '#analytics/pulse/tile-views.ts';
import type { AnyFigureId } from '#contract/figures.ts';
import { localDay } from '#contract/formats.ts';
import type { ChurchPulse, FiguresPulse } from '#contract/functions/church-pulse.ts';
import { accountPageMessages } from '#contract/messages/app.ts';
import { pulseMessages } from '#contract/messages/dashboard.ts';
import { toolbarMessages } from '#contract/messages/dashboard-page.ts';
import { weekWords } from '#contract/messages/figure-words.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { Later } from '#web/screens/later.tsx';
import { useArrivalFocus } from '#web/screens/use-arrival-focus.ts';
import { BusyArea } from '#web/ui/busy-area.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PrintHead } from '#web/ui/print-head.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { pulseQuery } from '../api/read-pulse.ts';
import { useFirstMinute } from '../use-first-minute.ts';
import { usePulseAddress } from '../use-pulse-address.ts';
import { weekAsked } from '../week-asked.ts';
import { LookSkeleton } from './look-skeleton.tsx';
import classes from './pulse.module.css';
import { PulseBody } from './pulse-body.tsx';
import { PulseSkeleton } from './pulse-skeleton.tsx';
import { WeekNav } from './week-nav.tsx';

// Fetched on demand, because most visits do not need it.
const CloserLook = lazyPart(async () => (await import('./closer-look.tsx')).CloserLook);
const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog);

// Rarely asked.
const WeekQuestions = lazyPart(async () => (await import('./week-questions.tsx')).WeekQuestions);

type Props = {
  account: { id: string; name: string; seesGiving: boolean };
  /**
   * Shown instead of the figures while there are none, or until the choices are confirmed; `leave` shows them
   * all the same.
   */
  coming: (pulse: ChurchPulse, leave: () => void) => ReactNode;
  /** What stands in place of a figure that is asked about. */
  ask: (figure: AnyFigureId) => ReactNode;
  /** What became of the church's people. */
  people: ReactNode;
  /** What a church that has just connected may still do. */
  steps: (pulse: FiguresPulse, notePath: (day: string) => string) => ReactNode;
};

/** The dashboard of a church, or a closer look at one of its figures, as the address says. */
export function PulseScreen(props: Props) {
  const { account } = props;
  const { figure, weeks, week, noteOn, set } = usePulseAddress();
  return figure ? (
    <Suspense fallback={<LookSkeleton />}>
      <CloserLook
        account={account}
        tile={figure}
        weeks={weeks}
        week={week}
        noteOn={noteOn}
        onNoteClosed={() => set({ note: null })}
        onWeeks={(count) => set({ weeks: String(count) })}
      />
    </Suspense>
  ) : (
    <Dashboard {...props} />
  );
}

function Dashboard({ account, coming, ask, people, steps }: Props) {
  const { week, set, lookPath, notePath } = usePulseAddress();
  const query = useQuery(pulseQuery(useApi(), account.id, week));
  useArrivalFocus();
  const [isSharing, setSharing] = useState(false);
  const data = query.data;
  const [isFirst, leave] = useFirstMinute(data);
  const pulse = data?.stage === 'figures' && !isFirst ? data : null;
  const asked = pulse && (query.isPlaceholderData ? weekAsked(pulse, week) : pulse.week);
  return (
    <div className={classes.page}>
      {pulse ? <PaperHead churchName={account.name} pulse={pulse} /> : null}
      <div className="unprinted">
        <PageHeader
          title={accountPageMessages.dashboardTitle}
          subtitle={accountPageMessages.dashboardOf(account.name)}
          actions={
            pulse && asked ? (
              <WeekNav
                pulse={{ ...pulse, week: asked }}
                onWeek={(next) => set({ week: next })}
                onShare={() => setSharing(true)}
              />
            ) : null
          }
        />
      </div>
      <QueryView query={query} loading={<PulseSkeleton />} failure={() => pulseMessages.loadFailed}>
        {(data: ChurchPulse) =>
          data.stage === 'figures' && !isFirst ? (
            <BusyArea
              isBusy={query.isPlaceholderData}
              waitsFor={asked ? toolbarMessages.loading(daysOf(asked)) : undefined}
            >
              <PulseBody
                pulse={data}
                today={localDay(new Date(), data.timeZone)}
                links={{ lookPath, notePath: (day) => notePath(leadOf(data), day) }}
                ask={ask}
                questions={
                  <>
                    {steps(data, (day) => notePath(leadOf(data), day))}
                    <Questions accountId={account.id} questions={data.questions} />
                  </>
                }
                people={people}
              />
            </BusyArea>
          ) : (
            coming(data, leave)
          )
        }
      </QueryView>
      {isSharing && pulse ? (
        <Suspense fallback={null}>
          <ShareDialog
            account={account}
            timeZone={pulse.timeZone}
            onClose={() => setSharing(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

function PaperHead({ churchName, pulse }: { churchName: string; pulse: FiguresPulse }) {
  return (
    <Later>
      <PrintHead
        churchName={churchName}
        title={accountPageMessages.dashboardTitle}
        about={toolbarMessages.weekOf(weekWords(pulse.week.first, pulse.week.last))}
        today={localDay(new Date(), pulse.timeZone)}
      />
    </Later>
  );
}

function daysOf({ first, last }: FiguresPulse['week']): string {
  return weekWords(first, last, 'short');
}

function Questions(props: ComponentProps<typeof WeekQuestions>) {
  return props.questions.length === 0 ? null : (
    <Suspense fallback={null}>
      <WeekQuestions {...props} />
    </Suspense>
  );
}
