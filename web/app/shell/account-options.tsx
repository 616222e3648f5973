import { Combobox } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { accountMessages } from '#contract/messages/app.ts';
import { shellWords } from '#contract/messages/shell.ts';
import { loadFailureSentence } from '#web/features/accounts/load-failure-sentence.ts';
import {
  type ListedAccount,
  searchAccountNames,
  sortByName,
} from '#web/features/accounts/model.ts';
import classes from './account-switcher.module.css';
import { superAdminView } from './super-admin-view.ts';

const shownMax = 50;

type Props = {
  accounts: readonly ListedAccount[] | undefined;
  error: Error | null;
  search: string;
  selectedId: string;
  /** Called when the options change, so that Enter picks the right one. */
  onListed: () => void;
};

/** The choices under the search: the super admin view, then the accounts that match, A to Z. */
export function AccountOptions({ accounts, error, search, selectedId, onListed }: Props) {
  const sorted = useMemo(() => sortByName(accounts ?? []), [accounts]);
  const found = useMemo(() => searchAccountNames(sorted, search), [sorted, search]);
  const hiddenCount = found.length - shownMax;
  const wanted = search.trim().toLowerCase();

  const listed = useEffectEvent(onListed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other accounts are another list
  useEffect(() => void listed(), [found]);

  return (
    <Combobox.Options className={classes.options} aria-label={shellWords.accounts}>
      {superAdminView().label.toLowerCase().includes(wanted) ? (
        <AccountOption {...superAdminView()} selectedId={selectedId} />
      ) : null}
      {found.slice(0, shownMax).map(({ id, account_name }) => (
        <AccountOption key={id} value={id} label={account_name} selectedId={selectedId} />
      ))}
      <Remark accounts={accounts} error={error} foundCount={found.length} />
      {hiddenCount > 0 ? (
        <Combobox.Empty>{shellWords.moreAccounts(hiddenCount)}</Combobox.Empty>
      ) : null}
    </Combobox.Options>
  );
}

type OptionProps = { value: string; label: string; selectedId: string };

/** One option; the current one has a tick. */
function AccountOption({ value, label, selectedId }: OptionProps) {
  const isChosen = value === selectedId;
  return (
    <Combobox.Option value={value} active={isChosen} aria-current={isChosen || undefined}>
      <span className={classes.option}>
        <span className={classes.optionName} dir="auto">
          {label}
        </span>
        {isChosen ? <IconCheck size={16} aria-hidden data-tick /> : null}
      </span>
    </Combobox.Option>
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
    <Combobox.Empty>
      {error ? loadFailureSentence(error) : shellWords.loadingAccounts}
    </Combobox.Empty>
  );
}
