import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { numberFormat } from '#contract/formats.ts';
import type { LoggedMail } from '#contract/functions/mail-log.ts';
import { mailKindWords, mailLogMessages, mailStateWords } from '#contract/messages/mail-log.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { useIsNarrow } from '#web/ui/use-is-phone.ts';
import { describeMoment, mailKey } from '../model.ts';
import { AllowButton } from './allow-button.tsx';
import classes from './mail-log.module.css';

function columnsOf(): readonly Column<LoggedMail>[] {
  const words = mailLogMessages.columns;
  return [
    { label: words.when, width: '17%', cell: ({ when }) => describeMoment(when) },
    {
      label: words.to,
      width: '25%',
      cell: ({ to }) => <bdi className={classes.address}>{to}</bdi>,
    },
    { label: words.kind, width: '17%', cell: aboutOf },
    { label: words.state, width: '13%', cell: (mail) => <State mail={mail} /> },
    { label: words.why, cell: (mail) => <Why mail={mail} /> },
  ];
}

/** The mails as a table, or as cards where five columns have no room. */
export function MailList({ mails }: { mails: readonly LoggedMail[] }) {
  return (
    <RecordList
      label={mailLogMessages.title}
      columns={columnsOf()}
      rows={mails}
      rowKey={mailKey}
      card={(mail) => <Card mail={mail} />}
      hasNarrowRoom={useIsNarrow()}
      footer={
        <p role="status" className={classes.foot}>
          {mailLogMessages.shown(numberFormat({}).format(mails.length))}
        </p>
      }
      empty={{ icon: <IconMail size={30} />, text: mailLogMessages.none }}
    />
  );
}

type Shown = { mail: LoggedMail };

function aboutOf({ kind }: LoggedMail): string {
  const words: Readonly<Record<string, string>> = mailKindWords;
  return words[kind] ?? kind;
}

function State({ mail: { state } }: Shown) {
  const isTrouble = state === 'refused' || state === 'suppressed';
  return (
    <span className={classes.state} data-trouble={isTrouble || undefined}>
      {mailStateWords[state]}
    </span>
  );
}

function Why({ mail }: Shown) {
  return (
    <>
      <bdi className={classes.why}>{mail.why ?? '-'}</bdi>
      {mail.state === 'suppressed' ? <AllowButton address={mail.to} /> : null}
    </>
  );
}

function Card({ mail }: Shown) {
  return (
    <div className={classes.card}>
      <p className={classes.name}>
        <bdi className={classes.address}>{mail.to}</bdi>
      </p>
      <p className={classes.facts}>
        {aboutOf(mail)}, {describeMoment(mail.when)}
      </p>
      <State mail={mail} />
      <Why mail={mail} />
    </div>
  );
}
