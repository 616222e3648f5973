import { Alert } from '@mantine/core';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useViewer, useViewerState } from '../viewer-context.tsx';
import { ViewerFailure } from './viewer-failure.tsx';

type Props = { title: string; children: ReactNode } & (
  | { refusal: string }
  | { redirectTo: string }
);

/** Shows its content to super admins; everybody else is refused with a sentence, or sent elsewhere. */
export function SuperAdminOnly({ title, children, ...otherwise }: Props) {
  const { role } = useViewer();
  const { isKnown } = useViewerState();
  if (!isKnown) {
    return <ViewerFailure />;
  }
  if (role === 'super_admin') {
    return children;
  }
  if ('redirectTo' in otherwise) {
    return <Navigate to={otherwise.redirectTo} replace />;
  }
  return (
    <>
      <PageHeader title={title} />
      <Alert color="red" icon={<IconLock />}>
        {otherwise.refusal}
      </Alert>
    </>
  );
}
