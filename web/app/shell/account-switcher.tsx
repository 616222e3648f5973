import { Button, Combobox, useCombobox } from '@mantine/core';
import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router';
import { shellWords } from '#contract/messages/shell.ts';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { accountsQuery } from '#web/features/accounts/api/list-accounts.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { paths } from '#web/lib/paths.ts';
import { useLeaveWithConsent } from '#web/screens/unsaved-changes.tsx';
import { AccountOptions, superAdminView } from './account-options.tsx';
import classes from './account-switcher.module.css';

/** Switches a super admin from church to church, and back to the super admin view. */
export function AccountSwitcher() {
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
  const current = selected?.name ?? superAdminView().label;

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
        <Button
          variant="default"
          className={classes.button}
          rightSection={<IconSelector size={16} aria-hidden />}
          aria-label={shellWords.switchAccount(current)}
          onClick={() => combobox.toggleDropdown()}
        >
          <span className={classes.label} dir="auto">
            {current}
          </span>
        </Button>
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
