import { ActionIcon, Menu } from '@mantine/core';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import { Link } from 'react-router';
import type { Knowledge } from '#contract/tables/knowledge.ts';

type Props = { entry: Knowledge; onDelete: (entry: Knowledge) => void };

/**
 * The menu of a row or card. It opens inside the main part, out of the table, whose frame would cut
 * it off; a click in it is none on the row.
 */
export function EntryMenu({ entry, onDelete }: Props) {
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
          aria-label={`Actions for ${entry.title}`}
        >
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown onClick={(event) => event.stopPropagation()}>
        <Menu.Item component={Link} to={`/knowledge/edit/${entry.id}`}>
          Edit
        </Menu.Item>
        <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(entry)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
