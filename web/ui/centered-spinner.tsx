import { commonWords } from '#contract/messages/common.ts';
import classes from './centered-spinner.module.css';

/** Fills the page while nothing else can be shown yet; said to screen readers as "Loading". */
export function CenteredSpinner() {
  return (
    <div className={classes.page} role="status" aria-label={commonWords.loading}>
      <span className={classes.ring} />
    </div>
  );
}
