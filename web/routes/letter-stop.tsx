import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { StopScreen } from '#web/features/letter/components/stop-screen.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { paths } from '#web/lib/paths.ts';

/** /letter/stop?letter=…&token=…, or ?reminder=…: the link that ends a letter or a reminder; without a sign-in. */
export function Component() {
  const { pathname, search } = useLocation();
  const [queryClient] = useState(createQueryClient);
  const isReminder = new URLSearchParams(search).has('reminder');
  return (
    <QueryClientProvider client={queryClient}>
      <StopScreen
        address={`${pathname}${search}`}
        what={isReminder ? 'reminder' : 'letter'}
        settingsPath={isReminder ? paths.measures : paths.profile}
      />
    </QueryClientProvider>
  );
}
