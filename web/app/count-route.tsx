import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useAccountView } from '#web/features/account-view/account-view-context.tsx';
import { CountScreen } from '#web/features/counting/components/count-screen.tsx';
import { type CountStore, openCountStore } from '#web/features/counting/queue/count-store.ts';
import { viewerQuery } from '#web/features/viewer/api/read-viewer.ts';
import { useApi } from '#web/lib/api/api-context.tsx';
import { createQueryClient } from '#web/lib/api/query-client.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession, useSessionKeeper } from '#web/lib/session/session-context.tsx';
import { type StoredPerson, storedPerson } from '#web/lib/session/stored-person.ts';
import { LanguageGate } from '#web/screens/language-gate.tsx';
import { CenteredSpinner } from '#web/ui/centered-spinner.tsx';
import { rememberPlace } from './deep-link.ts';
import { SecondStepFirst } from './second-step-first.tsx';

/**
 * /account/count, outside of the shell: it opens without a network, for whoever was signed in last; what
 * that person may see and write is decided by the server with each answer.
 */
export function Component() {
  const session = useSession();
  const location = useLocation();
  const [known, setKnown] = useState<StoredPerson | null>(storedPerson);
  const person = session.status === 'signed-in' ? session : known;
  if (session.status === 'signed-in' && known?.userId !== session.userId) {
    setKnown(session);
  }
  if (person === null || (session.status === 'signed-out' && session.bySelf)) {
    return session.status === 'loading' ? (
      <CenteredSpinner />
    ) : (
      <Navigate to={paths.signIn} replace state={rememberPlace(location, null)} />
    );
  }
  const missingStep = session.status === 'signed-in' ? session.missingStep : null;
  return (
    <LanguageGate key={`${person.userId} ${person.language}`} language={person.language}>
      <SecondStepFirst missingStep={missingStep} email={person.email}>
        <OwnCache person={person} />
      </SecondStepFirst>
    </LanguageGate>
  );
}

function OwnCache({ person }: { person: StoredPerson }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <OwnChurch person={person} />
    </QueryClientProvider>
  );
}

const remembered = z.object({
  name: z.string(),
  account: z.nullable(z.object({ id: z.guid(), name: z.string(), mayChange: z.boolean() })),
});
type Remembered = z.infer<typeof remembered>;

const memoryOf = (userId: string) => `who ${userId}`;

async function recall(store: CountStore, userId: string): Promise<Remembered | null> {
  const parsed = z.safeParse(remembered, await store.remembered(memoryOf(userId)));
  return parsed.success ? parsed.data : null;
}

/** The church that is counted: as the server says, else as it was the last time. */
function OwnChurch({ person: { userId, email } }: { person: StoredPerson }) {
  const api = useApi();
  const navigate = useNavigate();
  const location = useLocation();
  const keeper = useSessionKeeper();
  const { selected, clear } = useAccountView();
  const [store] = useState(openCountStore);
  const { data: viewer, isPending } = useQuery(viewerQuery(api, userId, email));
  const { data: last } = useQuery({
    queryKey: ['counts-who', userId],
    queryFn: async () => recall(await store, userId),
  });
  const isSuperAdmin = viewer?.role === 'super_admin';
  const own = isSuperAdmin
    ? selected && { ...selected, mayChange: true }
    : viewer?.account && {
        id: viewer.account.id,
        name: viewer.account.account_name,
        mayChange: !viewer.mayOnlyLook,
      };
  useEffect(() => {
    if (viewer) {
      const name = viewer.fullName || email;
      void store.then((kept) => kept.remember(memoryOf(userId), { name, account: own ?? null }));
    }
  }, [viewer, own, store, userId, email]);
  const account = viewer ? own : last?.account;
  if (!account) {
    return isPending || last === undefined ? (
      <CenteredSpinner />
    ) : (
      <Navigate to={paths.dashboard} replace />
    );
  }
  return (
    <CountScreen
      key={`${userId} ${account.id}`}
      counting={{ userId, account, mayChange: account.mayChange }}
      store={store}
      nameOf={async (id, kept) => (await recall(kept, id))?.name ?? null}
      onSignOut={() =>
        void keeper.signOut().then(async () => {
          await (await store).forgetSheets();
          clear();
          void navigate(paths.signIn, { replace: true });
        })
      }
      onSignIn={() => void navigate(paths.signIn, { state: rememberPlace(location, userId) })}
    />
  );
}
