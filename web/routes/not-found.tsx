import { Anchor } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { notFoundWords } from '#contract/messages/shell.ts';
import { logError } from '#web/lib/log.ts';
import { paths } from '#web/lib/paths.ts';
import { BrandMark } from '#web/ui/brand-mark.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import classes from './not-found.module.css';

/** Any unknown path, signed in or not. */
export function Component() {
  const { pathname } = useLocation();
  const { title } = notFoundWords;
  usePageTitle(title);

  useEffect(() => logError(`No page at ${pathname}`), [pathname]);

  return (
    <main className={classes.page}>
      <BrandMark sizePx={56} />
      <p className={classes.code}>404</p>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      <Anchor component={Link} to={paths.home}>
        {notFoundWords.home}
      </Anchor>
    </main>
  );
}
