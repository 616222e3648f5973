import { Anchor, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import { promptPreview } from '../model.ts';
import classes from './core-knowledge.module.css';
import { EntryMenu } from './entry-menu.tsx';

type Props = { entry: Knowledge; onDelete: (entry: Knowledge) => void };

/** A core entry on a phone: its title leads to it, the menu is the table's. */
export function CoreKnowledgeCard({ entry, onDelete }: Props) {
  return (
    <>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Anchor
          component={Link}
          to={paths.knowledgeEntry(entry.id)}
          fw={600}
          lineClamp={2}
          dir="auto"
        >
          {entry.title}
        </Anchor>
        <EntryMenu entry={entry} onDelete={onDelete} />
      </Group>
      <Text size="sm" c="dimmed" className={classes.preview}>
        {promptPreview(entry.prompt)}
      </Text>
    </>
  );
}
