import { Button, Paper } from '@mantine/core';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { searchConsoleWords } from '#contract/messages/integration-pages.ts';
import { searchConsoleMessages } from '#contract/messages/integrations.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

const externalConsole = 'https://search.google.com/search-console';

/** Shown when the connected person has no site in Search Console, where one can be added. */
export function NoProperties() {
  return (
    <Paper withBorder>
      <EmptyState
        icon={<IconSearch size={32} />}
        text={searchConsoleMessages.none}
        action={
          <Button onClick={() => window.open(externalConsole, '_blank', 'noopener,noreferrer')}>
            {searchConsoleWords.open}
          </Button>
        }
      />
    </Paper>
  );
}
