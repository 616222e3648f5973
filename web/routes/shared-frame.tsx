import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '#contract/messages/language.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';

/**
 * Around what a link shows without a sign-in, whose token is in the hash: nothing of it is kept with a
 * person's own cache. It speaks the language of the browser.
 */
export function SharedFrame({ children }: { children: (token: string) => ReactNode }) {
  const token = useLocation().hash.slice(1);
  const [queryClient] = useState(createQueryClient);
  return (
    <LanguageGate language={languageOf(null, navigator.languages)}>
      <QueryClientProvider client={queryClient}>{children(token)}</QueryClientProvider>
    </LanguageGate>
  );
}
