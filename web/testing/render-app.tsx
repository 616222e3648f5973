import { notifications } from '@mantine/notifications';
import { timeoutManager } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { Frame } from '#web/app/frame.tsx';
import { createRoutes } from '#web/app/routes.tsx';
import { AccountViewProvider } from '#web/features/account-view/account-view-context.tsx';
import { createAccountViewStore } from '#web/features/account-view/account-view-store.ts';
import { createApi } from '#web/lib/api/api.ts';
import { ApiProvider } from '#web/lib/api/api-context.tsx';
import { createSessionKeeper } from '#web/lib/session/session-keeper.ts';
import { ToastArea } from '#web/ui/toast-area.tsx';
import { createFakeBackend, type FakeBackend, fakeId, fakeSession } from './fake-backend.ts';

// Retries wait for seconds; tests need not.
const haste = 100;
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delayMs) => setTimeout(callback, delayMs / haste),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, delayMs) => setInterval(callback, delayMs / haste),
  clearInterval: (timer) => clearInterval(timer),
});

const origin = 'http://steeple.test';

type Person = keyof typeof people;
type Options = { signedInAs?: Person | null; backend?: FakeBackend };

const people = {
  superAdmin: { number: 1, email: 'super@steeple.test' },
  accountAdmin: { number: 2, email: 'grace@steeple.test' },
  anyOther: { number: 3, email: 'nobody@steeple.test' },
};

/** The rows that every test starts from: two churches, their people, one knowledge entry. */
export function demoBackend(): FakeBackend {
  return createFakeBackend({
    profiles: [
      profile(1, 'Sam', 'Rivers', 'super_admin', null),
      profile(2, 'Grace', 'Okafor', 'account_admin', {
        id: fakeId(101),
        account_name: 'Grace Hill Church',
      }),
    ],
    accounts: [
      account(101, 'Grace Hill Church', 'Austin', 'Two Sunday services', 1),
      account(102, 'Harbor Community', null, null, 0),
    ],
    knowledge: [
      {
        id: fakeId(201),
        title: 'New building',
        prompt: 'Since spring 2024.',
        user_id: fakeId(1),
        account_id: fakeId(101),
        created_at: '2026-01-01T00:00:00+00:00',
      },
    ],
    integrations: [],
  });
}

function profile(
  number: number,
  first_name: string,
  last_name: string,
  role: string,
  churchAccount: object | null,
) {
  return {
    user_id: fakeId(number),
    first_name,
    last_name,
    email: `${first_name.toLowerCase()}@steeple.test`,
    role,
    may_only_look: false,
    without_giving: false,
    account: churchAccount,
  };
}

/** A row of `accounts` as the list reads it, with the count of its knowledge entries. */
export function account(
  number: number,
  account_name: string,
  location: string | null,
  notes: string | null,
  knowledgeCount: number,
) {
  return {
    id: fakeId(number),
    account_name,
    location,
    notes,
    user_id: fakeId(1),
    created_at: '2026-01-01T00:00:00+00:00',
    knowledge: [{ count: knowledgeCount }],
  };
}

/** Stands the whole app up at a path, over a fake network, with a real session and a real router. */
export function renderApp(
  path: string,
  { signedInAs = 'superAdmin', backend = demoBackend() }: Options = {},
) {
  notifications.clean();
  if (signedInAs) {
    const { number, email } = people[signedInAs];
    localStorage.setItem('steeple-session', JSON.stringify(fakeSession(number, email)));
  }
  const keeper = createSessionKeeper({ origin, publishableKey: 'key', fetch: backend.fetch });
  const api = createApi({ origin, publishableKey: 'key', session: keeper, fetch: backend.fetch });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  render(
    <Frame keeper={keeper}>
      <ToastArea />
      <ApiProvider api={api}>
        <AccountViewProvider store={createAccountViewStore()}>
          <RouterProvider router={router} useTransitions={false} />
        </AccountViewProvider>
      </ApiProvider>
    </Frame>,
  );
  return { backend, router, keeper, user: userEvent.setup() };
}
