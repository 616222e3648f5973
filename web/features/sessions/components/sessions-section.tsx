import { Badge, Button, Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { OwnSession } from '#contract/functions/sessions.ts';
import { sessionMessages } from '#contract/messages/sessions.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { dateHere } from '#web/lib/date-here.ts';
import { useSaving } from '#web/screens/use-saving.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { sessionsQuery, useEndSessions } from '../api/sessions.ts';
import classes from './sessions.module.css';

/** Where one is signed in, with a way out of each place and of all others. */
export function SessionsSection() {
  const headingId = useId();
  const found = useQuery(sessionsQuery(useApi()));
  return (
    <Paper withBorder component="section" p={{ base: 'md', sm: 'xl' }} aria-labelledby={headingId}>
      <h2 id={headingId} className={classes.heading}>
        {sessionMessages.title}
      </h2>
      <QueryView
        query={found}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={() => sessionMessages.loadFailed}
      >
        {(sessions) => <SessionList sessions={sessions} />}
      </QueryView>
    </Paper>
  );
}

function SessionList({ sessions }: { sessions: readonly OwnSession[] }) {
  const ending = useEndSessions();
  const { save: end, isSaving } = useSaving(ending, {
    logged: 'A session could not be ended.',
    saved: ({ ended }) => (ended === 0 ? sessionMessages.none : sessionMessages.ended(ended)),
    failed: () => ({ text: sessionMessages.endFailed }),
  });
  const isEnding = (id: string) =>
    isSaving && ending.variables !== undefined && 'id' in ending.variables
      ? ending.variables.id === id
      : false;
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      {hasOthers ? <p className={classes.line}>{sessionMessages.text}</p> : null}
      <ul className={classes.list} aria-label={sessionMessages.list}>
        {sessions.map((session) => (
          <li key={session.id} className={classes.session}>
            <Place session={session} />
            {session.current ? (
              <Badge variant="light" className={classes.badge ?? ''}>
                {sessionMessages.current}
              </Badge>
            ) : (
              <Button
                variant="default"
                className={classes.button ?? ''}
                disabled={isSaving}
                aria-label={sessionMessages.endLabel(nameOf(session))}
                onClick={() => end({ id: session.id })}
              >
                {isEnding(session.id) ? sessionMessages.ending : sessionMessages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="default"
          className={classes.button ?? ''}
          disabled={isSaving}
          onClick={() => end({ others: true })}
        >
          {sessionMessages.endOthers}
        </Button>
      ) : null}
    </>
  );
}

function Place({ session }: { session: OwnSession }) {
  const { where, signedInAt, lastUsedAt } = session;
  return (
    <div className={classes.place}>
      <span className={classes.name}>{nameOf(session)}</span>
      <span className={classes.line}>
        {sessionMessages.details(momentOf(signedInAt), momentOf(lastUsedAt))}
      </span>
      {where === null ? null : <bdi className={classes.line}>{sessionMessages.from(where)}</bdi>}
    </div>
  );
}

function nameOf({ browser, system }: OwnSession): string {
  if (browser !== null && system !== null) {
    return sessionMessages.browserOn(browser, system);
  }
  return browser ?? system ?? sessionMessages.unknown;
}

function momentOf(instant: string): string {
  return dateHere({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
}
