import { notFoundWords } from '#contract/messages/shell.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useViewerState } from '../viewer-context.tsx';

/** Stands in for a screen that must know the person's role, while it cannot be read. */
export function ViewerFailure() {
  const { retry } = useViewerState();
  return (
    <>
      <PageHeader title={notFoundWords.profileTitle} />
      <ErrorState text={notFoundWords.profileFailed} onRetry={retry} />
    </>
  );
}
