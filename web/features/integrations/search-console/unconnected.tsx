import { Paper } from '@mantine/core';
import IconPlugConnected from '@tabler/icons-react/dist/esm/icons/IconPlugConnected.mjs';
import { searchConsoleMessages } from '#contract/messages/integrations.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ConnectButton } from '../components/connect-button.tsx';
import { searchConsole } from '../model.ts';

/** Nothing to set, but the way to it; also right after disconnecting. */
export function Unconnected({ takesFocus }: { takesFocus: boolean }) {
  return (
    <Paper withBorder>
      <EmptyState
        icon={<IconPlugConnected size={32} />}
        text={searchConsoleMessages.unconnected}
        action={<ConnectButton kind={searchConsole} takesFocus={takesFocus} />}
      />
    </Paper>
  );
}
