import './app-styles.ts';
import type { ComponentType } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AccountViewProvider } from '#web/features/account-view/account-view-context.tsx';
import { createAccountViewStore } from '#web/features/account-view/account-view-store.ts';
import { createApi } from '#web/lib/api/api.ts';
import { ApiProvider } from '#web/lib/api/api-context.tsx';
import { publishableKey } from '#web/lib/publishable-key.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';
import { Frame } from './frame.tsx';
import { createRoutes } from './routes.tsx';

/**
 * Everything behind the sign-in page, made once per page load.
 * @param keeper the session, which the sign-in page has made already
 */
export function createApp(keeper: SessionKeeper): ComponentType {
  const { origin } = window.location;
  const api = createApi({ origin, publishableKey: publishableKey(), session: keeper });
  const accountView = createAccountViewStore();
  const router = createBrowserRouter(createRoutes());
  return function App() {
    return (
      <Frame keeper={keeper}>
        <ApiProvider api={api}>
          <AccountViewProvider store={accountView}>
            <RouterProvider router={router} useTransitions={false} />
          </AccountViewProvider>
        </ApiProvider>
      </Frame>
    );
  };
}
