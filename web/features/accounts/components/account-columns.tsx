import { ActionIcon, Anchor, Button, Group } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { accountColumnMessages, accountWords } from '#contract/messages/accounts.ts';
import { commonWords } from '#contract/messages/common.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { type AccountHealth, knowledgeLabel, type ListedAccount } from '../model.ts';
import type { SortableColumn } from '../sort-accounts.ts';
import classes from './account-columns.module.css';
import { HealthMark } from './health-mark.tsx';

export type RowActions = {
  onSwitch: (account: ListedAccount) => void;
  onDelete: (account: ListedAccount) => void;
};

const heads = () =>
  ({
    name: { label: accountColumnMessages.name, width: '30%', sortsBy: 'name' },
    location: { label: accountColumnMessages.location, width: '14%', sortsBy: 'location' },
    notes: { label: accountColumnMessages.notes },
    knowledge: { label: accountColumnMessages.knowledge, width: '7rem', sortsBy: 'knowledge' },
    switching: { label: accountColumnMessages.switch, width: '6rem' },
    actions: { label: accountColumnMessages.actions, width: '6.5rem' },
  }) as const;

/**
 * Heads and widths, shared with the skeleton.
 * @param isNarrow whether the location stands under the name, so that the notes keep their room
 */
export function accountColumnHeads(isNarrow: boolean) {
  const all = heads();
  const { location, ...others } = all;
  return Object.values(isNarrow ? others : all);
}

/** The columns of the accounts table. */
export function accountColumns(
  { onSwitch, onDelete }: RowActions,
  isNarrow: boolean,
  health: AccountHealth,
): Column<ListedAccount, SortableColumn>[] {
  const { name, location, notes, knowledge, switching, actions } = heads();
  return [
    {
      ...name,
      cell: (account) => (
        <>
          <NameLink account={account} />
          <HealthMark troubles={health[account.id]} />
          {isNarrow && account.location ? <TruncatedText>{account.location}</TruncatedText> : null}
        </>
      ),
    },
    ...(isNarrow
      ? []
      : [
          {
            ...location,
            cell: (account: ListedAccount) => (
              <TruncatedText>{account.location ?? '-'}</TruncatedText>
            ),
          },
        ]),
    { ...notes, cell: (account) => <TruncatedText>{account.notes ?? '-'}</TruncatedText> },
    { ...knowledge, cell: (account) => knowledgeLabel(account.knowledgeCount) },
    {
      ...switching,
      cell: (account) => (
        <Button
          variant="default"
          size="xs"
          aria-label={accountWords.switchTo(account.account_name)}
          onClick={() => onSwitch(account)}
        >
          {accountWords.switch}
        </Button>
      ),
    },
    { ...actions, cell: (account) => <Actions account={account} onDelete={onDelete} /> },
  ];
}

function NameLink({ account }: { account: ListedAccount }) {
  return (
    <Anchor
      component={Link}
      to={paths.account(account.id)}
      size="sm"
      fw={600}
      lineClamp={2}
      className={classes.name ?? ''}
      dir="auto"
    >
      {account.account_name}
    </Anchor>
  );
}

type ActionsProps = { account: ListedAccount; onDelete: RowActions['onDelete'] };

function Actions({ account, onDelete }: ActionsProps) {
  return (
    <Group gap={4} wrap="nowrap">
      <Hint label={commonWords.editOf(account.account_name)}>
        <ActionIcon
          component={Link}
          to={paths.editAccount(account.id)}
          variant="subtle"
          size="lg"
          aria-label={commonWords.editOf(account.account_name)}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={commonWords.removeOf(account.account_name)}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={commonWords.removeOf(account.account_name)}
          onClick={() => onDelete(account)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </Group>
  );
}
