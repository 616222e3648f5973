import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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

/** What is opened of each token: a promise that a render makes would be another one in the next. */
const openings = new Map<string, ReturnType<typeof openUsher>>();

function openingOf(token: string): ReturnType<typeof openUsher> {
  const opening = openings.get(token) ?? openUsher(token, openCountStore());
  openings.set(token, opening);
  return opening;
}

function Opened({ token }: { token: string }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => () => void openings.delete(token), [token]);
  return (
    <QueryClientProvider client={queryClient}>
      <UsherScreen token={token} opening={openingOf(token)} />
    </QueryClientProvider>
  );
}
