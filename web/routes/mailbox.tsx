import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MailboxScreen } from '#web/features/mailbox/components/mailbox-screen.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { mailMode } from '#web/lib/mail-mode.ts';
import { Component as NotFound } from './not-found.tsx';

/** /mailbox, without a sign-in; only a demo without a mail server has it. */
export function Component() {
  const [queryClient] = useState(createQueryClient);
  return mailMode() === 'mailbox' ? (
    <QueryClientProvider client={queryClient}>
      <MailboxScreen />
    </QueryClientProvider>
  ) : (
    <NotFound />
  );
}
