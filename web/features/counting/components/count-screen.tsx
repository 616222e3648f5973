import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useEffect, useState } from 'react';
import type { CountSheet } from '#contract/functions/count-sheet.ts';
import { countMessages, countOffline } from '#contract/messages/count-page.ts';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { keepCountingPages } from '../keep-counting-pages.ts';
import type { CountStore } from '../queue/count-store.ts';
import { unsentOfOthers } from '../queue/desk.ts';
import { unsent } from '../queue/queue.ts';
import { type Counting, ownerOf, useCounting } from '../use-counting.ts';
import classes from './count.module.css';
import { CountFrame } from './count-frame.tsx';
import { CountMenu } from './count-menu.tsx';
import { DayCards } from './day-cards.tsx';
import { DayChoice } from './day-choice.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { OfflineNotes, TriedAgain } from './offline-notes.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

type Props = {
  counting: Counting & { mayChange: boolean };
  store: Promise<CountStore>;
  /** Names whoever else has counts on this phone, by their id. */
  nameOf: (userId: string, store: CountStore) => Promise<string | null>;
  onSignOut: () => void;
  onSignIn: () => void;
};

/** Counting on a phone, with or without a network. */
export function CountScreen(props: Props) {
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <OpenedCounts {...props} />
    </Suspense>
  );
}

/** Waits inside of the boundary: outside, the page above it would begin anew with each try. */
function OpenedCounts(props: Props) {
  return <Counts {...props} store={use(props.store)} />;
}

type CountsProps = Omit<Props, 'store'> & { store: CountStore };

function Counts({ store, counting, nameOf, onSignOut, onSignIn }: CountsProps) {
  const [chosen, setChosen] = useState<{ date: string | null } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [opened, setOpened] = useState<'history' | 'sign-out' | null>(null);
  const { query, desk, reload, ...state } = useCounting(store, counting, chosen?.date ?? null);
  const others = useOthers(store, counting, nameOf);
  usePageTitle(countMessages.title);
  useEffect(() => void keepCountingPages(paths.count), []);
  const sheet = query.data?.sheet;
  const waiting = unsent(state.queue).length;
  return (
    <CountFrame
      name={counting.account.name}
      side={
        <CountMenu
          onHistory={() => setOpened('history')}
          onSignOut={() => (waiting > 0 ? setOpened('sign-out') : onSignOut())}
        />
      }
    >
      {sheet ? (
        <>
          <Day
            key={sheet.date}
            sheet={sheet}
            state={state}
            isChosen={chosen !== null}
            isChoosing={isChoosing}
            onOther={() => setChoosing(!isChoosing)}
          />
          {isChoosing ? (
            <DayChoice
              sheet={sheet}
              onDay={(date) => {
                setChosen({ date });
                setChoosing(false);
              }}
            />
          ) : null}
          <OfflineNotes
            state={state}
            isKept={query.data?.isKept ?? false}
            others={others}
            onSignIn={onSignIn}
          />
          <DayCards sheet={sheet} desk={desk} state={state} counting={counting} />
          <TriedAgain state={state} />
        </>
      ) : query.isError ? (
        <ErrorState text={countMessages.loadFailed} onRetry={reload} />
      ) : (
        <div role="status" aria-label={countMessages.loading}>
          <Skeleton height={320} mt="xl" />
        </div>
      )}
      {opened === 'history' && sheet ? (
        <HistoryDialog
          accountId={counting.account.id}
          sheet={sheet}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened === 'sign-out' ? (
        <SignOutDialog waiting={waiting} onLeave={onSignOut} onStay={() => setOpened(null)} />
      ) : null}
    </CountFrame>
  );
}

type DayProps = {
  sheet: CountSheet;
  state: Pick<ReturnType<typeof useCounting>, 'queue' | 'sending' | 'isLasting'>;
  /** Whether somebody chose it, who lost the focus with what they chose it in. */
  isChosen: boolean;
  isChoosing: boolean;
  onOther: () => void;
};

/** The date is the large type: the wrong day is the one mistake that is hard to see later. */
function Day({ sheet, state, isChosen, isChoosing, onOther }: DayProps) {
  const { queue, sending, isLasting } = state;
  const toDecide = queue.filter((one) => one.state === 'differs' || one.state === 'ask').length;
  return (
    <div className={classes.top}>
      <h1 ref={isChosen ? takeLostFocus : null} tabIndex={-1} className={classes.day}>
        {countMessages.day(sheet.date)}
      </h1>
      <div className={classes.line}>
        <span>
          {toDecide > 0
            ? countMessages.toDecide(toDecide)
            : sending === 'ready'
              ? countMessages.savedAsTyped
              : isLasting
                ? countMessages.keptAsTyped
                : countMessages.notKept}
        </span>
        <button type="button" className={classes.link} aria-expanded={isChoosing} onClick={onOther}>
          {countMessages.otherDay}
        </button>
      </div>
    </div>
  );
}

/** What others typed on this phone and never sent, in sentences. */
function useOthers(
  store: CountStore,
  counting: Counting,
  nameOf: Props['nameOf'],
): readonly string[] {
  const { data } = useQuery({
    queryKey: ['counts-of-others', ownerOf(counting)],
    queryFn: async () => {
      const others = await unsentOfOthers(store, ownerOf(counting));
      return Promise.all(
        others.map(async ({ owner, count }) => {
          const [kind, userId = ''] = owner.split(' ');
          return kind === 'link'
            ? countOffline.otherLink(count)
            : countOffline.others(count, (await nameOf(userId, store)) ?? null);
        }),
      );
    },
    staleTime: 0,
  });
  return data ?? [];
}
