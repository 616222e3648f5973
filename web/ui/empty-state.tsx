import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

type Props = { icon: ReactNode; text: string; action?: ReactNode };

/** In place of content that does not exist yet: a picture, a sentence, perhaps a way on. */
export function EmptyState({ icon, text, action }: Props) {
  return (
    <div className={classes.box}>
      <div className={classes.icon} aria-hidden="true">
        {icon}
      </div>
      <p className={classes.text}>{text}</p>
      {action}
    </div>
  );
}
