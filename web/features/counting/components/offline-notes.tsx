import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import type { ReactNode } from 'react';
import { countOffline } from '#contract/messages/count-page.ts';
import type { DeskState } from '../queue/desk.ts';
import { unsent } from '../queue/queue.ts';
import classes from './count.module.css';

type Props = {
  state: DeskState;
  /** Whether what is shown was kept here and not loaded. */
  isKept: boolean;
  /** Counts of others on this phone, in sentences. */
  others: readonly string[];
  onSignIn: () => void;
};

const dayMs = 86_400_000;
/** Safari forgets what a page keeps after seven days without a visit; said in time. */
const saidAfterDays = 3;

/** What is said about a connection, calmly: a sentence, no alarm. */
export function OfflineNotes({ state, isKept, others, onSignIn }: Props) {
  const { queue, sending, told, isLasting } = state;
  const waiting = unsent(queue);
  const oldest = waiting[0] ? Date.parse(waiting[0].save.typedAt) : Date.now();
  const days = Math.floor((Date.now() - oldest) / dayMs);
  return (
    <>
      {isLasting ? null : <Note title={countOffline.noDatabase} />}
      {sending === 'signed-out' ? (
        <Note title={countOffline.signedOut}>
          <p>{countOffline.signedOutText(waiting.length)}</p>
          <Button onClick={onSignIn}>{countOffline.signIn}</Button>
        </Note>
      ) : null}
      {sending === 'forbidden' ? (
        <Note title={countOffline.forbidden}>
          <p>{countOffline.forbiddenText}</p>
        </Note>
      ) : null}
      {sending === 'full' ? (
        <Note title={told || countOffline.full}>
          <p>{countOffline.fullText}</p>
        </Note>
      ) : null}
      {sending === 'offline' || (isKept && sending !== 'full') ? (
        <Note title={countOffline.title}>
          <p>{countOffline.text(waiting.length)}</p>
        </Note>
      ) : null}
      {days >= saidAfterDays ? <Note title={countOffline.forgets(days)} /> : null}
      {others.map((text) => (
        <Note key={text} title={text} />
      ))}
    </>
  );
}

function Note({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.note} role="status">
      <IconCloudOff size={20} aria-hidden />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}

/** The last line: the one thing that could lose counts. */
export function TriedAgain({ state: { sending, triedAt } }: { state: DeskState }) {
  return (sending === 'offline' || sending === 'full') && triedAt ? (
    <p className={classes.foot}>{countOffline.tried(triedAt)}</p>
  ) : null;
}
