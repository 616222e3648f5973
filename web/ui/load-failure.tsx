import { Button } from '@mantine/core';
import { commonWords } from '#contract/messages/common.ts';
import classes from './load-failure.module.css';

/** When the program itself could not be fetched: the network broke, or a newer version is out. */
export function LoadFailure() {
  return (
    <main className={classes.page}>
      <h1>{commonWords.loadFailed}</h1>
      <p>{commonWords.checkConnection}</p>
      <Button onClick={() => window.location.reload()}>{commonWords.refresh}</Button>
    </main>
  );
}
