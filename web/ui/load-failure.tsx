import { Button } from '@mantine/core';
import classes from './load-failure.module.css';

/** When the program itself could not be fetched: the network broke, or a newer version is out. */
export function LoadFailure() {
  return (
    <main className={classes.page}>
      <h1>We couldn’t load Steeple</h1>
      <p>Check your connection and refresh.</p>
      <Button onClick={() => window.location.reload()}>Refresh</Button>
    </main>
  );
}
