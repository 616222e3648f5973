import { Skeleton, TextInput } from '@mantine/core';
import { Suspense, use, useEffect, useState } from 'react';
import { localDay } from '#contract/formats.ts';
import type { OpenCountLink } from '#contract/functions/count-links.ts';
import { countMessages, usherMessages } from '#contract/messages/count-page.ts';
import { dayWords } from '#contract/messages/figure-words.ts';
import { paths } from '#web/lib/paths.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { keepCountingPages } from '../keep-counting-pages.ts';
import type { CountStore } from '../queue/count-store.ts';
import { recallLink, useUsher } from '../use-usher.ts';
import { type UsherMemory, usherCards } from '../usher.ts';
import classes from './count.module.css';
import { CountFrame } from './count-frame.tsx';
import { EndedLink } from './ended-link.tsx';
import { OfflineNotes, TriedAgain } from './offline-notes.tsx';
import pages from './pages.module.css';
import { UsherCards } from './usher-cards.tsx';

type Opened = { store: CountStore; memory: UsherMemory };
type Props = { token: string; opening: Promise<Opened> };

/** Opens what this phone keeps for a link. */
export async function openUsher(token: string, opening: Promise<CountStore>): Promise<Opened> {
  const store = await opening;
  return { store, memory: await recallLink(store, token) };
}

/** The page of an usher without an account: it takes counts, and shows only what this phone typed. */
export function UsherScreen({ token, opening }: Props) {
  return (
    <CountFrame
      name={usherMessages.title}
      side={<span className={pages.side}>{usherMessages.noSignIn}</span>}
    >
      <Suspense fallback={<CenteredSpinner />}>
        <OpenedUsher token={token} opening={opening} />
      </Suspense>
    </CountFrame>
  );
}

/** Waits inside of the boundary: outside, the page above it would begin anew with each try. */
function OpenedUsher({ token, opening }: Props) {
  return <Usher token={token} {...use(opening)} />;
}

function Usher({ token, store, memory: first }: Opened & { token: string }) {
  const usher = useUsher(store, token, first);
  const { query, state, memory, hasEnded } = usher;
  usePageTitle(usherMessages.title);
  useEffect(() => void keepCountingPages(paths.countLink), []);
  if (hasEnded) {
    return <EndedLink queue={state.queue} />;
  }
  const link = query.data ?? memory.link;
  if (!link) {
    return query.isError ? (
      <ErrorState text={usherMessages.loadFailed} onRetry={() => void query.refetch()} />
    ) : (
      <div role="status" aria-label={countMessages.loading}>
        <Skeleton height={320} mt="xl" />
      </div>
    );
  }
  return (
    <>
      <Counts usher={usher} link={link} />
      <TriedAgain state={state} />
    </>
  );
}

type CountsProps = {
  usher: ReturnType<typeof useUsher>;
  link: OpenCountLink;
};

function Counts({ usher: { desk, state, memory, change, query }, link }: CountsProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const date = chosen ?? link.dates[0];
  if (date === undefined) {
    return <p>{usherMessages.noDates}</p>;
  }
  const others = link.dates.filter((one) => one !== date);
  const isNameless = memory.name.trim() === '';
  return (
    <>
      <p className={classes.about}>
        <bdi>{link.churchName}</bdi>
      </p>
      <h1 className={classes.day}>{countMessages.day(date)}</h1>
      {others.length > 0 ? (
        <div className={classes.line}>
          <span>{usherMessages.otherDates}</span>
          {others.map((day) => (
            <button key={day} type="button" className={classes.link} onClick={() => setChosen(day)}>
              {dayWords(day, 'short')}
            </button>
          ))}
        </div>
      ) : null}
      <TextInput
        mt="xs"
        label={usherMessages.yourName}
        description={
          isNameless && state.queue.length > 0 ? usherMessages.nameFirst : usherMessages.nameHint
        }
        inputWrapperOrder={['label', 'input', 'description']}
        autoComplete="given-name"
        maxLength={60}
        value={memory.name}
        onChange={({ currentTarget: { value } }) => change((now) => ({ ...now, name: value }))}
        onBlur={() => void desk.sendNow()}
      />
      {isNameless ? null : (
        <OfflineNotes state={state} isKept={query.isError} others={[]} onSignIn={() => undefined} />
      )}
      <UsherCards date={date} link={link} memory={memory} state={state} desk={desk} />
      <p className={classes.foot}>
        {usherMessages.only(
          usherCards(link, date, memory, []).map(({ title }) => title),
          dayWords(localDay(new Date(link.expiresAt), ownZone())),
        )}
      </p>
    </>
  );
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
