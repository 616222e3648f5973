import { Paper, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountWords } from '#contract/messages/accounts.ts';
import { accountMessages } from '#contract/messages/app.ts';
import { commonWords } from '#contract/messages/common.ts';
import type { Account } from '#contract/tables/accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { RecordScreen } from '#web/screens/record-screen.tsx';
import { knownRow } from '#web/screens/use-fresh-row.ts';
import { FieldList } from '#web/ui/field-list.tsx';
import type { Toast } from '#web/ui/toasts.ts';
import { accountQuery } from '../api/read-account.ts';
import { loadFailureSentence } from '../load-failure-sentence.ts';

type Props = { accountId: string; onMissing: () => void; children: ReactNode };

/**
 * One account, read-only, with what belongs to it below. When it cannot be shown it says why and
 * calls `onMissing`.
 */
export function AccountDetails({ accountId, onMissing, children }: Props) {
  return (
    <RecordScreen
      {...knownRow(useQuery(accountQuery(useApi(), accountId)))}
      title={accountWords.view}
      nameOf={({ account_name }) => account_name}
      isNameShown={false}
      back={{ to: paths.accounts, label: accountWords.back }}
      actions={<ButtonLink to={paths.editAccount(accountId)}>{commonWords.edit}</ButtonLink>}
      loading={
        <Sheet>
          <FieldsSkeleton />
        </Sheet>
      }
      failed={failureToast}
      onLeave={onMissing}
    >
      {(account) => (
        <>
          <Sheet>
            <FieldList fields={fieldsOf(account)} />
          </Sheet>
          {children}
        </>
      )}
    </RecordScreen>
  );
}

function Sheet({ children }: { children: ReactNode }) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
      {children}
    </Paper>
  );
}

function failureToast(error: Error | null): Toast {
  return error
    ? { text: loadFailureSentence(error) }
    : { title: accountMessages.notFoundTitle, text: accountMessages.notFoundText };
}

function fieldsOf({ account_name, location, notes }: Account) {
  return {
    [accountWords.name]: account_name,
    [accountWords.location]: location,
    [accountWords.notes]: notes,
  };
}

function FieldsSkeleton() {
  return (
    <Stack role="status" aria-label={accountWords.loadingOne} gap="lg">
      <Skeleton height={42} width="50%" />
      <Skeleton height={42} width="40%" />
      <Skeleton height={42} width="80%" />
    </Stack>
  );
}
