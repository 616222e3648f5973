import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '#contract/messages/language.ts';
import { openUsher, UsherScreen } from '#web/features/counting/components/usher-screen.tsx';
import { openCountStore } from '#web/features/counting/queue/count-store.ts';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';

/** /count#<token>, without a sign-in. It speaks the language of the browser. */
export function Component() {
  const token = useLocation().hash.slice(1);
  return (
    <LanguageGate language={languageOf(null, navigator.languages)}>
      <Opened key={token} token={token} />
    </LanguageGate>
  );
}

function Opened({ token }: { token: string }) {
  const [queryClient] = useState(createQueryClient);
  const [opening] = useState(() => openUsher(token, openCountStore()));
  return (
    <QueryClientProvider client={queryClient}>
      <UsherScreen token={token} opening={opening} />
    </QueryClientProvider>
  );
}
