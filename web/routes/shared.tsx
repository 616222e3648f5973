import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '#contract/messages/language.ts';
import { SharedScreen } from '#web/features/pulse/components/shared-screen.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';

/**
 * /shared#<token>, without a sign-in: nothing of it is kept with a person's own cache. It
 * speaks the language of the browser.
 */
export function Component() {
  const token = useLocation().hash.slice(1);
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageGate language={languageOf(null, navigator.languages)}>
      <QueryClientProvider client={queryClient}>
        <SharedScreen token={token} />
      </QueryClientProvider>
    </LanguageGate>
  );
}
