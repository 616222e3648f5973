import type { ReactNode } from 'react';
import classes from './hint.module.css';

type Props = {
  label: string;
  /** While something else stands in its place, like an open menu. */
  isOff?: boolean;
  children: ReactNode;
};

/**
 * Shows the name of a button that is only an icon, on hover and when the keyboard is on it. It is drawn
 * by the style sheet: a list has many such buttons, and screen readers have the name already.
 */
export function Hint({ label, isOff = false, children }: Props) {
  return (
    <span className={classes.frame} data-hint={label} data-off={isOff || undefined}>
      {children}
    </span>
  );
}
