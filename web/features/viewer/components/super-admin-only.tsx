import { Alert } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useViewer, useViewerState } from '../viewer-context.tsx';
import { ViewerFailure } from './viewer-failure.tsx';

type Props = { title: string; refusal: string; children: ReactNode };

/** Shows its content to super admins, and to everybody else the sentence of refusal. */
export function SuperAdminOnly({ title, refusal, children }: Props) {
  const { role } = useViewer();
  const { isKnown } = useViewerState();
  if (!isKnown) {
    return <ViewerFailure />;
  }
  if (role === 'super_admin') {
    return children;
  }
  return (
    <>
      <PageHeader title={title} />
      <Alert color="red" icon={<IconLock />}>
        {refusal}
      </Alert>
    </>
  );
}
