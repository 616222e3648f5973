import { Paper, Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** What is being loaded, for whoever hears the screen. */
  label: string;
  /** The fields in their place: `FieldSkeleton`s. */
  children: ReactNode;
  hasButton?: boolean;
};

/** The place of a form, or of a record that is read, while it loads. */
export function FormSkeleton({ label, children, hasButton = false }: Props) {
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={720} role="status" aria-label={label}>
      <Stack>
        {children}
        {hasButton ? <Skeleton height={36} width={210} ml="auto" /> : null}
      </Stack>
    </Paper>
  );
}

/** The place of a field with its label. */
export function FieldSkeleton({ height = 58 }: { height?: number }) {
  return <Skeleton height={height} data-skeleton="field" />;
}
