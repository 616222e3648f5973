import { Button, Paper } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { searchConsoleMessages } from '#contract/integration-messages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const externalConsole = 'https://search.google.com/search-console';

/** Whoever connected has no site in Search Console; it is made there. */
export function NoProperties() {
  return (
    <Paper withBorder>
      <EmptyState
        icon={<IconSearch size={32} />}
        text={searchConsoleMessages.none}
        action={
          <Button onClick={() => window.open(externalConsole, '_blank', 'noopener,noreferrer')}>
            Open Google Search Console
          </Button>
        }
      />
    </Paper>
  );
}
