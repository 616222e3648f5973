import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { mailLogMessages } from '#contract/messages/mail-log.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { mailMode } from '#web/lib/mail-mode.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { mailLogQuery } from '../api/mail-log.ts';
import { MailList } from './mail-list.tsx';
import classes from './mail-log.module.css';

/** Which mails were sent to whom, and what did not get through. */
export function MailLogScreen() {
  const log = useQuery(mailLogQuery(useApi()));
  return (
    <>
      <PageHeader title={mailLogMessages.title} subtitle={mailLogMessages.subtitle} />
      <MailNotice />
      <QueryView
        query={log}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={() => mailLogMessages.loadFailed}
      >
        {(mails) => <MailList mails={mails} />}
      </QueryView>
    </>
  );
}

/** That no mail leaves this installation, if so. */
function MailNotice() {
  const mode = mailMode();
  if (mode === 'smtp') {
    return null;
  }
  return (
    <div className={classes.notice}>
      <p>{mode === 'mailbox' ? mailLogMessages.demo : mailLogMessages.notSetUp}</p>
      {mode === 'mailbox' ? (
        <ButtonLink to={paths.mailbox} variant="default">
          {mailLogMessages.openMailbox}
        </ButtonLink>
      ) : null}
    </div>
  );
}
