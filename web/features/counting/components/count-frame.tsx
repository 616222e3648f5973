import { type ReactNode, useEffect } from 'react';
import { keepFocus } from '#web/screens/keep-focus.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import classes from './count.module.css';

type Props = { name: string; side: ReactNode; children: ReactNode };

/** The frame of a counting page: a narrow column, whatever the screen. */
export function CountFrame({ name, side, children }: Props) {
  useEffect(() => keepFocus(), []);
  return (
    <>
      <header className={classes.header}>
        <BrandMark sizePx={32} />
        <span className={classes.church}>
          <bdi>{name}</bdi>
        </span>
        {side}
      </header>
      <main className={classes.page}>{children}</main>
    </>
  );
}
