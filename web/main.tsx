import { publicPaths } from '#web/lib/public-paths.ts';
import './ui/sign-in-styles.ts';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Frame } from './app/frame.tsx';
import { SignInGate } from './app/sign-in-gate.tsx';
import { browserLanguage, speakLanguage } from './lib/language.ts';
import { logError } from './lib/log.ts';
import { publishableKey } from './lib/publishable-key.ts';
import { createSessionKeeper, hasStoredSession } from './lib/session/session-keeper.ts';

const { origin, pathname } = window.location;
const keeper = createSessionKeeper({ origin, publishableKey: publishableKey() });
let app: Promise<ComponentType> | undefined;

/** Fetches the app once; after a failure the next call tries again. */
function loadApp(): Promise<ComponentType> {
  app ??= import('./app/app.tsx').then(
    ({ createApp }) => createApp(keeper),
    (cause) => {
      app = undefined;
      throw cause;
    },
  );
  return app;
}

/** A legal page that is opened first needs none of the app. */
function loadScreen(): Promise<ComponentType> {
  const legal =
    pathname === publicPaths.privacy
      ? import('./routes/privacy.tsx')
      : pathname === publicPaths.terms && import('./routes/terms.tsx');
  return legal ? legal.then(({ Component }) => Component) : loadApp();
}

/** Signed out at / leads to /auth in any case, so it takes the short way there. */
function takesShortWay(): boolean {
  if (hasStoredSession() || (pathname !== publicPaths.home && pathname !== publicPaths.signIn)) {
    return false;
  }
  if (pathname === publicPaths.home) {
    window.history.replaceState(null, '', publicPaths.signIn);
  }
  return true;
}

function draw(): void {
  const container = document.getElementById('root');
  if (container) {
    createRoot(container).render(
      <StrictMode>
        <Frame keeper={keeper}>
          <SignInGate startsAtSignIn={takesShortWay()} loadApp={loadScreen} />
        </Frame>
      </StrictMode>,
    );
  }
}

const language = browserLanguage();
if (language === 'en') {
  draw();
} else {
  speakLanguage(language)
    .catch((cause) => logError('A language could not be loaded.', cause))
    .finally(draw);
}
