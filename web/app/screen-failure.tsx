import { useEffect } from 'react';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { appMessages } from '#contract/messages/app.ts';
import { logError } from '#web/lib/log.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { forgetFailedParts } from '#web/ui/lazy-part.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Instead of a screen that crashed, or whose code could not be loaded: the shell stays. */
export function ScreenFailure() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    logError('A screen could not be shown.', error);
    forgetFailedParts();
  }, [error]);
  return (
    <>
      <PageHeader title={appMessages.screenFailedTitle} />
      <ErrorState
        text={appMessages.screenFailedAdvice}
        onRetry={() => void navigate(location, { replace: true, state: location.state })}
      />
    </>
  );
}
