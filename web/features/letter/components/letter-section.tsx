import { Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { letterSettingsMessages } from '#contract/messages/letter-settings.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { letterQuery } from '../api/letter.ts';
import classes from './letter.module.css';
import { LetterForm } from './letter-form.tsx';

type Props = { account: { id: string; name: string } };

/** The weekly letter on a person's profile page. */
export function LetterSection({ account: { id, name } }: Props) {
  const found = useQuery(letterQuery(useApi(), id));
  const headingId = useId();
  const words = letterSettingsMessages;
  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {words.heading}
      </h2>
      <p className={classes.text}>{words.text(name)}</p>
      {mailMode() === 'none' ? (
        <p className={classes.text}>{words.notSetUp}</p>
      ) : (
        <QueryView
          query={found}
          loading={<Skeleton className={classes.skeleton ?? ''} />}
          failure={() => words.loadFailed}
        >
          {(letter) => <LetterForm accountId={id} letter={letter} />}
        </QueryView>
      )}
    </Paper>
  );
}
