import { accountWords } from '#contract/messages/accounts.ts';
import { CardSkeleton, TableSkeleton } from '#web/ui/list-skeleton.tsx';
import { useIsNarrow, useIsPhone } from '#web/ui/use-is-phone.ts';
import { accountColumnHeads } from './account-columns.tsx';

/** The list while it loads: five rows, or three cards on a phone. */
export function AccountsSkeleton() {
  const label = accountWords.loading;
  const isNarrow = useIsNarrow();
  return useIsPhone() ? (
    <CardSkeleton label={label} />
  ) : (
    <TableSkeleton label={label} columns={accountColumnHeads(isNarrow)} />
  );
}
