import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { logError } from '#web/lib/log.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/** The last resort: a screen that crashed, or whose code could not be loaded. */
export function CrashScreen() {
  const error = useRouteError();
  useEffect(() => logError('A screen broke.', error), [error]);
  return <LoadFailure />;
}
