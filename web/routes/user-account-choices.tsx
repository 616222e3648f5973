import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { accountsQuery } from '#web/features/accounts/api/list-accounts.ts';
import { loadFailureSentence } from '#web/features/accounts/load-failure-sentence.ts';
import { sortByName } from '#web/features/accounts/model.ts';
import type { AccountChoices } from '#web/features/users/components/account-field.tsx';
import { useApi } from '#web/lib/api/api-context.tsx';

type Props = { children: (choices: AccountChoices) => ReactNode };

/** Loads the accounts for both user forms. */
export function UserAccountChoices({ children }: Props) {
  const { data, error, refetch } = useQuery(accountsQuery(useApi()));
  const accounts = useMemo(() => data && sortByName(data), [data]);
  return children({
    accounts,
    failure: error && !data ? loadFailureSentence(error) : null,
    retry: () => void refetch(),
  });
}
