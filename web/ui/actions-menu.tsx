import { ActionIcon, Menu } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import type { ReactNode } from 'react';

type Props = { label: string; isDisabled?: boolean; children: ReactNode };

/**
 * The three dots of a row or card. The menu opens inside the main part, out of a frame that would cut
 * it off; a click in it is none on the row. Takes `Menu.Item`s.
 */
export function ActionsMenu({ label, isDisabled = false, children }: Props) {
  return (
    <Menu
      position="bottom-end"
      portalProps={{ target: '#main' }}
      hideDetached={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          disabled={isDisabled}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>{children}</Menu.Dropdown>
    </Menu>
  );
}
