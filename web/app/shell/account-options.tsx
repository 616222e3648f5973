import { Combobox } from '@mantine/core';
import { accountMessages } from '#contract/messages.ts';
import { loadFailureSentence } from '#web/features/accounts/load-failure-sentence.ts';
import { type ListedAccount, searchAccountNames } from '#web/features/accounts/model.ts';
import classes from './account-switcher.module.css';

/** The value of the option that clears the selection. */
export const superAdminView = 'super-admin-view';

const shownMax = 50;

type Props = {
  accounts: readonly ListedAccount[] | undefined;
  error: Error | null;
  search: string;
  selectedId: string;
};

/** The choices under the search: the super admin view, then the accounts that match. */
export function AccountOptions({ accounts, error, search, selectedId }: Props) {
  const found = searchAccountNames(accounts ?? [], search);
  const hiddenCount = found.length - shownMax;
  return (
    <Combobox.Options mah={320} className={classes.options} aria-label="Accounts">
      <Combobox.Option value={superAdminView} active={selectedId === superAdminView}>
        Super Admin View
      </Combobox.Option>
      {found.slice(0, shownMax).map(({ id, account_name }) => (
        <Combobox.Option key={id} value={id} active={selectedId === id}>
          {account_name}
        </Combobox.Option>
      ))}
      <Remark accounts={accounts} error={error} foundCount={found.length} />
      {hiddenCount > 0 ? (
        <Combobox.Empty>
          {hiddenCount.toLocaleString('en-US')} more: type to find them
        </Combobox.Empty>
      ) : null}
    </Combobox.Options>
  );
}

type RemarkProps = Pick<Props, 'accounts' | 'error'> & { foundCount: number };

function Remark({ accounts, error, foundCount }: RemarkProps) {
  if (accounts) {
    return foundCount === 0 ? (
      <Combobox.Empty>{accountMessages.noneInSwitcher}</Combobox.Empty>
    ) : null;
  }
  return (
    <Combobox.Empty>{error ? loadFailureSentence(error) : 'Loading accounts...'}</Combobox.Empty>
  );
}
