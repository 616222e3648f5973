import { ActionIcon, Menu } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router';
import { countMessages } from '#contract/messages/count-page.ts';
import { paths } from '#web/lib/paths.ts';

type Props = { onHistory: () => void; onSignOut: () => void };

/** What else there is: the dashboard, who counted, the set-up, signing out. */
export function CountMenu({ onHistory, onSignOut }: Props) {
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      hideDetached={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={countMessages.menu}>
          <IconDotsVertical size={22} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={paths.dashboard}>
          {countMessages.dashboard}
        </Menu.Item>
        <Menu.Item onClick={onHistory}>{countMessages.history}</Menu.Item>
        <Menu.Item component={Link} to={paths.measures}>
          {countMessages.setUpLink}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item onClick={onSignOut}>{countMessages.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
