import { Button } from '@mantine/core';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { integrationWords, searchConsoleMessages } from '#contract/messages/integrations.ts';
import { paths } from '#web/lib/paths.ts';
import { BackButton } from '#web/screens/back-button.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { takeLostFocus } from '#web/ui/take-lost-focus.ts';
import { ConnectionFailure } from '../components/connection-failure.tsx';
import { useConnection } from '../components/use-connection.ts';
import { useDisconnecting } from '../components/use-disconnecting.ts';
import { useConnectionReturn } from '../connecting/use-connection-return.ts';
import { useHasConnectingEnded } from '../connecting/use-has-connecting-ended.ts';
import { type ConnectingAccount, searchConsole } from '../model.ts';
import { PropertyView } from './property-view.tsx';
import { SearchConsoleSkeleton } from './search-console-skeleton.tsx';
import { Unconnected } from './unconnected.tsx';
import { useProperties } from './use-properties.ts';

type Props = {
  account: ConnectingAccount | null;
  /** Called when a property has been saved. */
  onSaved: () => void;
};

/**
 * The settings of a connection to Google Search Console: nothing chosen yet, or a property's
 * numbers.
 */
export function SearchConsoleScreen({ account, onSaved }: Props) {
  const { connection, isUnconnected, listError, rereadList } = useConnection(
    account?.id ?? null,
    searchConsole,
    searchConsoleMessages.propertiesFailed,
  );
  const properties = useProperties(connection);
  const { disconnect, disconnecting, disconnected } = useDisconnecting();
  useConnectionReturn(searchConsole);
  const hasConnectingEnded = useHasConnectingEnded(searchConsole);
  const { answer, current } = properties;
  const error = answer ? null : (listError ?? properties.error);

  function body() {
    if (isUnconnected || properties.isUnconnected) {
      return <Unconnected takesFocus={disconnected !== null} />;
    }
    if (error) {
      return (
        <ConnectionFailure
          kind={searchConsole}
          sentence={searchConsoleMessages.propertiesFailed}
          error={error}
          onRetry={listError ? rereadList : properties.reread}
        />
      );
    }
    return connection && answer ? (
      <div ref={hasConnectingEnded ? focusFirstControl : null}>
        <PropertyView accountId={connection.account_id} answer={answer} onSaved={onSaved} />
      </div>
    ) : (
      <SearchConsoleSkeleton hasProperty={current !== null} />
    );
  }

  return (
    <>
      <PageHeader
        title={searchConsoleWords.title}
        subtitle={
          account && current !== null
            ? searchConsoleWords.propertyOf(account.name)
            : searchConsoleMessages.subtitleUnselected
        }
        back={<BackButton to={paths.integration}>{integrationWords.back}</BackButton>}
        actions={
          connection && current !== null ? (
            <Button
              variant="default"
              disabled={disconnecting !== null}
              onClick={() => disconnect(connection)}
            >
              {disconnecting ? integrationWords.disconnecting : integrationWords.disconnect}
            </Button>
          ) : null
        }
      />
      {body()}
    </>
  );
}

/** The Connect button that led here has gone, and with it the focus it may have had. */
function focusFirstControl(part: HTMLElement | null): void {
  takeLostFocus(part?.querySelector<HTMLElement>('input:checked, button') ?? null);
}
