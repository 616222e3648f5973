import type { ReactNode } from 'react';
import classes from './dialog.module.css';

/** The buttons of a long dialog: in sight wherever it is scrolled to. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={classes.foot}>{children}</div>;
}
