import { Skeleton } from '@mantine/core';
import { auditWords } from '#contract/messages/audit.ts';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import classes from './audit-skeleton.module.css';

/** The log while it loads: five entries, or three on a phone. */
export function AuditSkeleton() {
  const count = useIsPhone() ? 3 : 5;
  return (
    <div role="status" aria-label={auditWords.loading}>
      {Array.from({ length: count }, (_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the entries are all alike
        <div key={entry} className={classes.entry} data-skeleton="entry">
          <Skeleton height={16} width="30%" mb="xs" />
          <Skeleton height={14} width="55%" />
        </div>
      ))}
    </div>
  );
}
