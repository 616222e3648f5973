import type { CountSetup } from '#contract/functions/counts.ts';
import { typedTrust } from '#contract/messages/dashboard-page.ts';
import classes from './setup.module.css';

/** How much of the newest weeks is typed, by whom, and what was corrected. */
export function TypedLately({ byHand }: Pick<CountSetup, 'byHand'>) {
  if (!byHand) {
    return null;
  }
  const { weeks, who, corrected, correction } = byHand;
  return (
    <p className={classes.hint} dir="auto">
      {typedTrust.lately(weeks)} {who}{' '}
      {corrected === 0 ? null : typedTrust.correctedOf(corrected, correction)}
    </p>
  );
}
