import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useViewerState } from '../viewer-context.tsx';

/** Stands in for a screen that must know the person's role, while it cannot be read. */
export function ViewerFailure() {
  const { retry } = useViewerState();
  return (
    <>
      <PageHeader title="Your profile" />
      <ErrorState
        text="Your profile could not be loaded, so this page cannot tell what to show you."
        onRetry={retry}
      />
    </>
  );
}
