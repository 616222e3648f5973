import type { ReactNode } from 'react';
import classes from './form-actions.module.css';

/** The buttons at the foot of a form: at the right, and as wide as they need on a phone. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>;
}
