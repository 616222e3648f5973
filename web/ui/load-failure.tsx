import { Button } from '@mantine/core';
import classes from './load-failure.module.css';

/** When the program itself could not be fetched: the network broke, or a newer version is out. */
export function LoadFailure() {
  return (
    <main className={classes.page}>
      <h1>Steeple could not be loaded</h1>
      <p>Check your connection, then load the page again.</p>
      <Button onClick={() => window.location.reload()}>Load again</Button>
    </main>
  );
}
