import { ActionIcon, Menu } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { type ReactNode, useState } from 'react';
import { Hint } from './hint.tsx';
import { menuInMain } from './menu-in-main.ts';

type Props = { label: string; isDisabled?: boolean; children: ReactNode };

/**
 * The three dots of a row or card; a click in their menu is none on the row. Its children are
 * `Menu.Item`s. Switched off they open nothing, but keep the focus: what was chosen may be what
 * they wait for.
 */
export function ActionsMenu({ label, isDisabled = false, children }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Hint label={label} isOff={isOpen}>
      <Menu
        {...menuInMain}
        opened={isOpen && !isDisabled}
        onChange={(isAsked) => setIsOpen(isAsked && !isDisabled)}
      >
        <Menu.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={label}
            aria-disabled={isDisabled}
            data-disabled={isDisabled}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClick={(event) => event.stopPropagation()}>{children}</Menu.Dropdown>
      </Menu>
    </Hint>
  );
}
