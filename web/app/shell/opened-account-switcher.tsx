import { Combobox, useCombobox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { shellWords } from '#contract/messages/shell.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { accountsQuery } from '#web/features/accounts/api/list-accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useLeaveWithConsent } from '#web/screens/unsaved-changes.tsx';
import { AccountOptions } from './account-options.tsx';
import { superAdminView } from './super-admin-view.ts';
import { SwitcherButton } from './switcher-button.tsx';

/** The account switcher, open. */
export function OpenedAccountSwitcher() {
  const [search, setSearch] = useState('');
  const { selected } = useAccountView();
  const switchTo = useSwitchTo();
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setSearch('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const accounts = useQuery({ ...accountsQuery(useApi()), enabled: combobox.dropdownOpened });
  const { openDropdown } = combobox;
  const open = useEffectEvent(openDropdown);
  useEffect(() => open(), []);

  function submit(value: string) {
    combobox.closeDropdown();
    const chosen = accounts.data?.find(({ id }) => id === value);
    switchTo(chosen ? { id: chosen.id, name: chosen.account_name } : null);
  }

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={submit}
      width={300}
      position="bottom-end"
      withinPortal={false}
      keepMounted={false}
      hideDetached={false}
    >
      <Combobox.Target targetType="button" withAriaAttributes>
        <SwitcherButton onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          placeholder={shellWords.searchAccounts}
          aria-label={shellWords.searchAccounts}
        />
        <AccountOptions
          accounts={accounts.data}
          error={accounts.error}
          search={useDeferredValue(search)}
          selectedId={selected?.id ?? superAdminView().value}
          // Enter picks the first match, or the current account before anything is typed.
          onListed={() =>
            search === '' ? combobox.selectActiveOption() : combobox.selectFirstOption()
          }
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** Changes the account view and the page together, once the person agrees to leave a changed form. */
function useSwitchTo() {
  const navigate = useNavigate();
  const { choose, clear } = useAccountView();
  const leaveWithConsent = useLeaveWithConsent();
  return (account: { id: string; name: string } | null) =>
    leaveWithConsent(() => {
      if (account) {
        choose(account);
        void navigate(paths.dashboard);
      } else {
        clear();
        void navigate(paths.accounts);
      }
    });
}
