import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';

type Props = { entry: Knowledge; onDelete: (entry: Knowledge) => void };

/** What can be done with a core entry. */
export function EntryMenu({ entry, onDelete }: Props) {
  return (
    <ActionsMenu label={`Actions for ${entry.title}`}>
      <Menu.Item component={Link} to={paths.editKnowledge(entry.id)}>
        Edit
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(entry)}>
        Delete
      </Menu.Item>
    </ActionsMenu>
  );
}
