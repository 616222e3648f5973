import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { CardSkeleton, TableSkeleton } from '#web/ui/list-skeleton.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { coreKnowledgeColumnHeads } from './core-knowledge-columns.tsx';

/** The list while it loads: five rows, or three cards on a phone. */
export function CoreKnowledgeSkeleton() {
  const label = knowledgeWords.loadingCore;
  return useIsPhone() ? (
    <CardSkeleton label={label} />
  ) : (
    <TableSkeleton label={label} columns={coreKnowledgeColumnHeads()} />
  );
}
