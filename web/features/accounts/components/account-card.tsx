import { Anchor, Group, Menu, Text } from '@mantine/core';
import { Link } from 'react-router';
import { accountWords } from '#contract/messages/accounts.ts';
import { commonWords } from '#contract/messages/common.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';
import { knowledgeLabel, type ListedAccount, type Trouble } from '../model.ts';
import type { RowActions } from './account-columns.tsx';
import { HealthMark } from './health-mark.tsx';

type Props = RowActions & {
  account: ListedAccount;
  troubles: readonly Trouble[] | undefined;
};

/** An account on a phone: View and Edit in sight, the rarer Switch and Delete in a menu. */
export function AccountCard({ account, troubles, onSwitch, onDelete }: Props) {
  const { id, account_name: name, location, notes, knowledgeCount } = account;
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Anchor component={Link} to={paths.account(id)} fw={600} truncate dir="auto">
          {name}
        </Anchor>
        <ActionsMenu label={commonWords.moreFor(name)}>
          <Menu.Item onClick={() => onSwitch(account)}>{accountWords.switch}</Menu.Item>
          <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(account)}>
            {commonWords.remove}
          </Menu.Item>
        </ActionsMenu>
      </Group>
      <HealthMark troubles={troubles} />
      {location ? (
        <Text size="sm" truncate dir="auto">
          {location}
        </Text>
      ) : null}
      {notes ? (
        <Text size="sm" c="dimmed" truncate dir="auto">
          {notes}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {accountWords.knowledge} {knowledgeLabel(knowledgeCount)}
      </Text>
      <Group grow mt="sm" gap="xs">
        <ButtonLink
          to={paths.account(id)}
          variant="default"
          size="sm"
          aria-label={accountWords.viewOf(name)}
        >
          {accountWords.viewShort}
        </ButtonLink>
        <ButtonLink
          to={paths.editAccount(id)}
          variant="default"
          size="sm"
          aria-label={commonWords.editOf(name)}
        >
          {commonWords.edit}
        </ButtonLink>
      </Group>
    </>
  );
}
