import { Anchor, Paper, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { dateFormat } from '#contract/formats.ts';
import type { DemoMail } from '#contract/functions/demo-mailbox.ts';
import { demoMailboxMessages } from '#contract/messages/mail-log.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { demoMailsQuery } from '../api/demo-mails.ts';
import { partsOf } from '../parts-of.ts';
import classes from './mailbox.module.css';

/** What the demo would have sent, the newest first. */
export function MailboxScreen() {
  const mails = useQuery(demoMailsQuery());
  return (
    <main className={classes.page}>
      <PageHeader title={demoMailboxMessages.title} subtitle={demoMailboxMessages.subtitle} />
      <QueryView
        query={mails}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={() => demoMailboxMessages.loadFailed}
      >
        {(found) =>
          found.length === 0 ? (
            <p role="status">{demoMailboxMessages.none}</p>
          ) : (
            <ul className={classes.list}>
              {found.map((mail) => (
                <li key={mail.id}>
                  <Letter mail={mail} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </main>
  );
}

function Letter({ mail }: { mail: DemoMail }) {
  return (
    <Paper withBorder component="article" className={classes.letter}>
      <h2 className={classes.subject} dir="auto">
        {mail.subject}
      </h2>
      <p className={classes.facts}>
        <bdi>{demoMailboxMessages.to(mail.to)}</bdi>,{' '}
        <time dateTime={mail.arrivedAt}>
          {dateFormat({ timeStyle: 'medium', timeZone: undefined }).format(
            new Date(mail.arrivedAt),
          )}
        </time>
      </p>
      <p className={classes.text} dir="auto">
        {partsOf(mail.text).map(({ at, text, isLink }) =>
          isLink ? (
            <Anchor key={at} href={text} underline="always">
              {text}
            </Anchor>
          ) : (
            <span key={at}>{text}</span>
          ),
        )}
      </p>
      {mail.hasHtml ? (
        <Anchor
          href={`/demo/mails/${mail.id}`}
          target="_blank"
          underline="always"
          className={classes.open}
        >
          {demoMailboxMessages.open}
        </Anchor>
      ) : null}
    </Paper>
  );
}
