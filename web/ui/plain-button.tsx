import type { ComponentProps } from 'react';
import classes from './plain-button.module.css';

type Props = ComponentProps<'button'> & {
  /** One of several, or the way back: outlined. */
  isQuiet?: boolean;
};

/** A button for pages that stand before the control library is loaded; it looks like the library's. */
export function PlainButton({ isQuiet = false, ...props }: Props) {
  return (
    <button type="button" className={classes.button} data-quiet={isQuiet || undefined} {...props} />
  );
}
