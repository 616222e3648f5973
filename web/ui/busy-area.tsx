import type { ReactNode } from 'react';
import classes from './busy-area.module.css';

type Props = {
  /** Whether the content is the one before, while what was chosen is loaded. */
  isBusy: boolean;
  /** What is being waited for, e.g. `Loading the week of Nov 9–15 …`. */
  waitsFor?: string | undefined;
  children: ReactNode;
};

/** Dims content that is about to be replaced, and says by what; nothing moves. */
export function BusyArea({ isBusy, waitsFor, children }: Props) {
  return (
    <>
      <p role="status" className={classes.waits}>
        {isBusy && waitsFor ? <span>{waitsFor}</span> : null}
      </p>
      <div aria-busy={isBusy} className={classes.area} data-busy={isBusy || undefined}>
        {children}
      </div>
    </>
  );
}
