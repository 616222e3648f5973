import { Loader } from '@mantine/core';
import classes from './centered-spinner.module.css';

/** Fills the page while nothing else can be shown yet; said to screen readers as "Loading". */
export function CenteredSpinner() {
  return (
    <div className={classes.page} role="status" aria-label="Loading">
      <Loader aria-hidden />
    </div>
  );
}
