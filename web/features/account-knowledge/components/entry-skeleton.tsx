import { Skeleton, Stack } from '@mantine/core';

/** Placeholder while the entries load. */
export function EntrySkeleton() {
  return (
    <Stack role="status" aria-label="Loading account knowledge">
      <Skeleton height={54} />
      <Skeleton height={54} />
    </Stack>
  );
}
