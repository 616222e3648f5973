import { Button } from '@mantine/core';
import { letterStopMessages } from '#contract/messages/letter-settings.ts';
import { logError } from '#web/lib/log.ts';
import { useStopLetter } from '../api/stop-letter.ts';
import classes from './stop-screen.module.css';

type Props = {
  /** Where the letter is ended: the address of this page. */
  address: string;
  profilePath: string;
};

/** Asks whether a letter should end; opening the page alone ends nothing. */
export function StopScreen({ address, profilePath }: Props) {
  const stopping = useStopLetter(address);
  const words = letterStopMessages;
  const isDone = stopping.data !== undefined;
  return (
    <main className={classes.page}>
      <h1 className={classes.title}>{words.title}</h1>
      <p role="status">{stopping.data === undefined ? words.text : said(stopping.data)}</p>
      {stopping.isError ? <p role="alert">{words.failed}</p> : null}
      {isDone ? (
        <a href={profilePath}>{words.profile}</a>
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

function said(isStopped: boolean): string {
  return isStopped ? letterStopMessages.stopped : letterStopMessages.unknown;
}
