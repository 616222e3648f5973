import type { ReactNode } from 'react';
import classes from './busy-area.module.css';

type Props = {
  /** Whether the content is the one before, while what was chosen is loaded. */
  isBusy: boolean;
  children: ReactNode;
};

/** Dims content that is about to be replaced; nothing moves. */
export function BusyArea({ isBusy, children }: Props) {
  return (
    <div aria-busy={isBusy} className={classes.area} data-busy={isBusy || undefined}>
      {children}
    </div>
  );
}
