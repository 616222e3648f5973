import { Skeleton } from '@mantine/core';

/** Reserves the space of the first page while it loads. */
export function ReportSkeleton() {
  return (
    <div data-skeleton aria-hidden="true">
      <Skeleton height={880} maw="50rem" radius={8} />
    </div>
  );
}
