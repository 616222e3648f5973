import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** A page whose content is still to come. */
export function ComingSoon({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <Paper withBorder>
      <EmptyState icon={icon} text={text} />
    </Paper>
  );
}
