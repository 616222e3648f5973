import { Paper } from '@mantine/core';
import IconBuildingChurch from '@tabler/icons-react/dist/esm/icons/IconBuildingChurch.mjs';
import { accountWords } from '#contract/messages/accounts.ts';
import { accountMessages } from '#contract/messages/app.ts';
import { paths } from '#web/lib/paths.ts';
import { ButtonLink } from '#web/screens/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

/** Instead of an account that does not exist, or no longer does. */
export function AccountNotFound() {
  return (
    <>
      <PageHeader title={accountMessages.notFoundTitle} />
      <Paper withBorder>
        <EmptyState
          icon={<IconBuildingChurch size={30} />}
          text={accountMessages.notFoundText}
          action={<ButtonLink to={paths.accounts}>{accountWords.back}</ButtonLink>}
        />
      </Paper>
    </>
  );
}
