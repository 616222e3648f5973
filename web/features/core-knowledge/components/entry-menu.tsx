import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { commonWords } from '#contract/messages/common.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { ActionsMenu } from '#web/ui/actions-menu.tsx';

type Props = { entry: Knowledge; onDelete: (entry: Knowledge) => void };

/** What can be done with a core entry. */
export function EntryMenu({ entry, onDelete }: Props) {
  return (
    <ActionsMenu label={commonWords.actionsFor(entry.title)}>
      <Menu.Item component={Link} to={paths.editKnowledge(entry.id)}>
        {commonWords.edit}
      </Menu.Item>
      <Menu.Item c="var(--mantine-color-error)" onClick={() => onDelete(entry)}>
        {commonWords.remove}
      </Menu.Item>
    </ActionsMenu>
  );
}
