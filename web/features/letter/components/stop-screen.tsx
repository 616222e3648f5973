import { Button } from '@mantine/core';
import { reminderStopMessages } from '#contract/messages/count-setup.ts';
import { letterStopMessages } from '#contract/messages/letter-settings.ts';
import { logError } from '#web/lib/log.ts';
import { useStopLetter } from '../api/stop-letter.ts';
import classes from './stop-screen.module.css';

type Props = {
  /** Where it is ended: the address of this page. */
  address: string;
  what: 'letter' | 'reminder';
  /** Where it can be asked for again. */
  settingsPath: string;
};

/** Asks whether a letter or reminder should end; opening the page alone ends nothing. */
export function StopScreen({ address, what, settingsPath }: Props) {
  const stopping = useStopLetter(address);
  const words = what === 'letter' ? letterStopMessages : reminderStopMessages;
  const isDone = stopping.data !== undefined;
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{words.title}</h1>
      <p role="status">
        {stopping.data === undefined ? words.text : stopping.data ? words.stopped : words.unknown}
      </p>
      {stopping.isError ? <p role="alert">{words.failed}</p> : null}
      {isDone ? (
        <a href={settingsPath}>{words.profile}</a>
      ) : (
        <Button
          disabled={stopping.isPending}
          onClick={() =>
            stopping.mutate(undefined, {
              onError: (error) => logError('A letter could not be stopped.', error),
            })
          }
        >
          {stopping.isPending ? words.stopping : words.stop}
        </Button>
      )}
    </main>
  );
}
