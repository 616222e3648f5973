import { userWords } from '#contract/messages/users.ts';
import { CardSkeleton, TableSkeleton } from '#web/ui/list-skeleton.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { userColumnHeads } from './user-columns.tsx';

/** The list while it loads: five rows, or three cards on a phone. */
export function UsersSkeleton() {
  const label = userWords.loading;
  return useIsPhone() ? (
    <CardSkeleton label={label} />
  ) : (
    <TableSkeleton label={label} columns={userColumnHeads()} />
  );
}
