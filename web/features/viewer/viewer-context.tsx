import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useEffect, useMemo } from 'react';
import { useApi } from '#web/lib/api/api-context.tsx';
import { logError } from '#web/lib/log.ts';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { viewerQuery } from './api/read-viewer.ts';
import { unknownViewer, type Viewer } from './model.ts';

/** `isKnown` is false when the profile could not be read; `retry` asks for it again. */
type Knowledge = { viewer: Viewer; isKnown: boolean; retry: () => void };

const ViewerContext = createContext<Knowledge | null>(null);

type Props = { userId: string; email: string; children: ReactNode };

/** Reads the profile before anything that depends on it is shown. A failure is only logged. */
export function ViewerProvider({ userId, email, children }: Props) {
  const { data, error, isPending, refetch } = useQuery(viewerQuery(useApi(), userId, email));

  useEffect(() => {
    if (error) {
      logError('The role of the signed-in person could not be read.', error);
    }
  }, [error]);

  const knowledge = useMemo(
    () => ({
      viewer: data ?? unknownViewer(userId, email),
      isKnown: data !== undefined,
      retry: () => void refetch(),
    }),
    [data, userId, email, refetch],
  );

  return isPending ? (
    <CenteredSpinner />
  ) : (
    <ViewerContext value={knowledge}>{children}</ViewerContext>
  );
}

function useKnowledge(): Knowledge {
  const knowledge = use(ViewerContext);
  if (!knowledge) {
    throw new Error('useViewer needs a ViewerProvider above it.');
  }
  return knowledge;
}

/** The signed-in person. */
export function useViewer(): Viewer {
  return useKnowledge().viewer;
}

/** Whether the profile could be read, and a way to try again. */
export function useViewerState(): Omit<Knowledge, 'viewer'> {
  return useKnowledge();
}
