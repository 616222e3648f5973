import { Select, type SelectProps } from '@mantine/core';
import { accountMessages } from '#contract/messages/app.ts';
import { userWords } from '#contract/messages/users.ts';
import type { AccountChoice } from '../model.ts';

/** What the account field offers: undefined while the accounts load or when they could not be. */
export type AccountChoices = {
  accounts: readonly AccountChoice[] | undefined;
  /** The sentence for a load that failed. */
  failure: string | null;
  retry: () => void;
};

type Props = SelectProps & { choices: AccountChoices };

const shownMax = 50;

/** Chooses the account of an account admin, by typing a part of its name. */
export function AccountField({ choices, error, ...field }: Props) {
  const { accounts, failure, retry } = choices;
  const remark = failure ?? (accounts ? accountMessages.noneInSwitcher : userWords.loadingAccounts);
  return (
    <Select
      withScrollArea={false}
      {...field}
      label={userWords.account}
      required
      searchable
      openOnFocus={false}
      selectFirstOptionOnChange
      placeholder={userWords.selectAccount}
      data={(accounts ?? []).map(({ id, account_name }) => ({ value: id, label: account_name }))}
      limit={shownMax}
      nothingFoundMessage={remark}
      allowDeselect={false}
      error={failure ?? error}
      onDropdownOpen={() => (failure === null ? undefined : retry())}
      comboboxProps={{ withinPortal: false, hideDetached: false }}
    />
  );
}
