import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { createQueryClient } from '#web/app/query-client.ts';
import { SharedScreen } from '#web/features/pulse/components/shared-screen.tsx';

/** /shared#<token>, without a sign-in: nothing of it is kept with a person's own cache. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SharedScreen token={token} />
    </QueryClientProvider>
  );
}
