import { commonWords } from '#contract/messages/common.ts';
import classes from './load-failure.module.css';
import { PlainButton } from './plain-button.tsx';

/** When the program itself could not be fetched: the network broke, or a newer version is out. */
export function LoadFailure() {
  return (
    <main className={classes.page}>
      <h1>{commonWords.loadFailed}</h1>
      <p>{commonWords.checkConnection}</p>
      <PlainButton onClick={() => window.location.reload()}>{commonWords.refresh}</PlainButton>
    </main>
  );
}
