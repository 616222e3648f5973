import { Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { accountMessages } from '#contract/messages.ts';
import type { Account } from '#contract/tables/accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { FieldList } from '#web/ui/field-list.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showFailure } from '#web/ui/toasts.ts';
import { accountQuery } from '../api/read-account.ts';
import { loadFailureSentence } from '../load-failure-sentence.ts';

type Props = { accountId: string; onMissing: () => void; children: ReactNode };

/**
 * One account, read-only, and below it what belongs to it. When it cannot be shown, it says why and
 * hands over to `onMissing`.
 */
export function AccountDetails({ accountId, onMissing, children }: Props) {
  const { data: account, error } = useQuery(accountQuery(useApi(), accountId));

  useEffect(() => {
    if (account === null) {
      showFailure({ title: accountMessages.notFoundTitle, text: accountMessages.notFoundText });
      onMissing();
    } else if (error && account === undefined) {
      showFailure({ text: loadFailureSentence(error) });
      onMissing();
    }
  }, [account, error, onMissing]);

  return (
    <>
      <PageHeader
        title="View Account"
        back={<BackButton to={paths.accounts}>Back to Accounts</BackButton>}
        actions={<ButtonLink to={paths.editAccount(accountId)}>Edit</ButtonLink>}
      />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        {account ? <FieldList fields={fieldsOf(account)} /> : <FieldsSkeleton />}
      </Paper>
      {account ? children : null}
    </>
  );
}

function fieldsOf({ account_name, location, notes }: Account) {
  return { 'Account Name': account_name, Location: location, Notes: notes };
}

function FieldsSkeleton() {
  return (
    <Stack role="status" aria-label="Loading account" gap="lg">
      <Skeleton height={42} width="50%" />
      <Skeleton height={42} width="40%" />
      <Skeleton height={42} width="80%" />
    </Stack>
  );
}
