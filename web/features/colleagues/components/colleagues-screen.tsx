import { Skeleton } from '@mantine/core';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Colleague } from '#contract/functions/colleagues.ts';
import { colleagueMessages } from '#contract/messages/colleagues.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { RequestRefused } from '#web/lib/api/request-error.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { RecordList } from '#web/ui/record-list.tsx';
import { colleaguesQuery } from '../api/colleagues.ts';
import classes from './colleagues.module.css';
import { RightSwitch } from './right-switch.tsx';

type Props = {
  account: { id: string; name: string };
  /** A further column: what else can be done for a colleague. */
  more: More;
};

type More = { label: string; cell: (colleague: Colleague) => ReactNode };

/** Who works for a church, and what each of them may do. */
export function ColleaguesScreen({ account, more }: Props) {
  const found = useQuery(colleaguesQuery(useApi(), account.id));
  return (
    <>
      <PageHeader
        title={colleagueMessages.title}
        subtitle={colleagueMessages.subtitle(account.name)}
      />
      <QueryView
        query={found}
        loading={<Skeleton className={classes.skeleton ?? ''} />}
        failure={(error) =>
          error instanceof RequestRefused && error.message
            ? error.message
            : colleagueMessages.loadFailed
        }
      >
        {(colleagues) => (
          <RecordList
            label={colleagueMessages.title}
            columns={columnsOf(account.id, more)}
            rows={colleagues}
            rowKey={({ profileId }) => profileId}
            card={(colleague) => <Card accountId={account.id} colleague={colleague} more={more} />}
            footer={<p className={classes.hint}>{colleagueMessages.hint}</p>}
            empty={{ icon: <IconUsers size={30} />, text: colleagueMessages.none }}
          />
        )}
      </QueryView>
    </>
  );
}

function columnsOf(accountId: string, more: More): readonly Column<Colleague>[] {
  const { name, changes, giving } = colleagueMessages.columns;
  return [
    { label: name, cell: (colleague) => <Person colleague={colleague} /> },
    {
      label: changes,
      width: '22%',
      cell: (colleague) => (
        <RightSwitch accountId={accountId} colleague={colleague} mark="mayOnlyLook" />
      ),
    },
    {
      label: giving,
      width: '22%',
      cell: (colleague) => (
        <RightSwitch accountId={accountId} colleague={colleague} mark="withoutGiving" />
      ),
    },
    { ...more, width: '18%' },
  ];
}

function Person({ colleague: { name, email, isYou } }: { colleague: Colleague }) {
  return (
    <div>
      <bdi className={classes.name}>{isYou ? colleagueMessages.you(name) : name}</bdi>
      <bdi className={classes.email}>{email}</bdi>
    </div>
  );
}

type CardProps = { accountId: string; colleague: Colleague; more: More };

function Card({ accountId, colleague, more }: CardProps) {
  return (
    <div className={classes.card}>
      <Person colleague={colleague} />
      <RightSwitch accountId={accountId} colleague={colleague} mark="mayOnlyLook" hasLabel />
      <RightSwitch accountId={accountId} colleague={colleague} mark="withoutGiving" hasLabel />
      <div>
        <div className={classes.email}>{more.label}</div>
        {more.cell(colleague)}
      </div>
    </div>
  );
}
