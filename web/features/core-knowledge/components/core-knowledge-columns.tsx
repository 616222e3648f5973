import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { commonWords } from '#contract/messages/common.ts';
import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import type { Knowledge } from '#contract/tables/knowledge.ts';
import { paths } from '#web/lib/paths.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { promptPreview } from '../model.ts';
import classes from './core-knowledge.module.css';
import { EntryMenu } from './entry-menu.tsx';

/** Heads and widths, shared with the skeleton. */
export const coreKnowledgeColumnHeads = () =>
  [
    { label: knowledgeWords.title, width: '26%' },
    { label: knowledgeWords.preview },
    { label: commonWords.actions, width: '6rem' },
  ] as const;

/** The columns of the core knowledge table. */
export function coreKnowledgeColumns(onDelete: (entry: Knowledge) => void): Column<Knowledge>[] {
  const [title, preview, actions] = coreKnowledgeColumnHeads();
  return [
    {
      ...title,
      cell: (entry) => (
        <Anchor
          component={Link}
          to={paths.knowledgeEntry(entry.id)}
          size="sm"
          fw={600}
          lineClamp={2}
          dir="auto"
        >
          {entry.title}
        </Anchor>
      ),
    },
    {
      ...preview,
      cell: (entry) => <span className={classes.preview}>{promptPreview(entry.prompt)}</span>,
    },
    { ...actions, cell: (entry) => <EntryMenu entry={entry} onDelete={onDelete} /> },
  ];
}
