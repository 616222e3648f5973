import { ActionIcon, Anchor, Button, Group } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { Hint } from '#web/ui/hint.tsx';
import { TruncatedText } from '#web/ui/truncated-text.tsx';
import { knowledgeLabel, type ListedAccount } from '../model.ts';
import classes from './account-columns.module.css';

export type RowActions = {
  onSwitch: (account: ListedAccount) => void;
  onDelete: (account: ListedAccount) => void;
};

const heads = {
  name: { label: 'Account Name', width: '30%' },
  location: { label: 'Location', width: '14%' },
  notes: { label: 'Notes' },
  knowledge: { label: 'Knowledge', width: '7rem' },
  switching: { label: 'Switch', width: '6rem' },
  actions: { label: 'Actions', width: '6.5rem' },
} as const;

/**
 * Heads and widths, shared with the skeleton.
 * @param isNarrow whether the location stands under the name, so that the notes keep their room
 */
export function accountColumnHeads(isNarrow: boolean) {
  const { location, ...others } = heads;
  return Object.values(isNarrow ? others : heads);
}

/** The columns of the accounts table. */
export function accountColumns(
  { onSwitch, onDelete }: RowActions,
  isNarrow: boolean,
): Column<ListedAccount>[] {
  const { name, location, notes, knowledge, switching, actions } = heads;
  return [
    {
      ...name,
      cell: (account) => (
        <>
          <NameLink account={account} />
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
          aria-label={`Switch to ${account.account_name}`}
          onClick={() => onSwitch(account)}
        >
          Switch
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
      <Hint label={`Edit ${account.account_name}`}>
        <ActionIcon
          component={Link}
          to={paths.editAccount(account.id)}
          variant="subtle"
          size="lg"
          aria-label={`Edit ${account.account_name}`}
        >
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
      </Hint>
      <Hint label={`Delete ${account.account_name}`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Delete ${account.account_name}`}
          onClick={() => onDelete(account)}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Hint>
    </Group>
  );
}
