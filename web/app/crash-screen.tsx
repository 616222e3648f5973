import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { logError } from '#web/lib/log.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';

/** The last net: a screen that broke, or whose program could not be fetched. */
export function CrashScreen() {
  const error = useRouteError();
  useEffect(() => logError('A screen broke.', error), [error]);
  return <LoadFailure />;
}
