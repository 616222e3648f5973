import { Skeleton } from '@mantine/core';

/** Reserves the space of the closer look while it loads. */
export function PeopleSkeleton() {
  return (
    <div data-skeleton aria-hidden="true">
      <Skeleton height={84} maw="40rem" />
      <Skeleton height={320} mt={32} radius={8} />
      <Skeleton height={260} mt={32} />
    </div>
  );
}
