import { knowledgeWords } from '#contract/messages/core-knowledge.ts';
import { FieldSkeleton, FormSkeleton } from '#web/ui/form-skeleton.tsx';

/** A core entry, or the form for it, before it is there. */
export function CoreEntrySkeleton() {
  return (
    <FormSkeleton label={knowledgeWords.loadingEntry}>
      <FieldSkeleton />
      <FieldSkeleton height={222} />
    </FormSkeleton>
  );
}
