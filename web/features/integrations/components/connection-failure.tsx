import { ErrorState } from '#web/ui/error-state.tsx';
import { adviceFor, type Connectable, failureCode } from '../model.ts';
import { ConnectButton } from './connect-button.tsx';

type Props = { system: Connectable; sentence: string; error: unknown; onRetry: () => void };

/** In place of what a system did not give: what happened, what to do, and the button that does it. */
export function ConnectionFailure({ system, sentence, error, onRetry }: Props) {
  const action =
    failureCode(error) === 'reconnect_needed' ? (
      <ConnectButton system={system} label="Reconnect" size="xs" />
    ) : null;
  return (
    <ErrorState
      text={sentence}
      reason={adviceFor(error, system)}
      action={action}
      onRetry={onRetry}
    />
  );
}
