import { integrationWords } from '#contract/messages/integrations.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { adviceFor, failureCode, type IntegrationKind } from '../model.ts';
import { ConnectButton } from './connect-button.tsx';

type Props = { kind: IntegrationKind; sentence: string; error: unknown; onRetry: () => void };

/**
 * Instead of data that an integration could not deliver: what happened, what to do, and the button
 * that does it.
 */
export function ConnectionFailure({ kind, sentence, error, onRetry }: Props) {
  const action =
    failureCode(error) === 'reconnect_needed' ? (
      <ConnectButton kind={kind} label={integrationWords.reconnect} size="xs" />
    ) : null;
  return (
    <ErrorState text={sentence} reason={adviceFor(error, kind)} action={action} onRetry={onRetry} />
  );
}
