import { publicPaths } from '#web/lib/public-paths.ts';
import './ui/sign-in-styles.ts';
import { type ComponentType, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SignInGate } from './app/sign-in-gate.tsx';
import { browserLanguage, speakLanguage } from './lib/language.ts';
import { logError } from './lib/log.ts';
import { publishableKey } from './lib/publishable-key.ts';
import { hasStoredSession } from './lib/session/stored-session.ts';
import { ToastArea } from './ui/toast-area.tsx';

const { origin, pathname, search } = window.location;

/** Signed out at / leads to /auth in any case, so it takes the short way there. */
const startsAtSignIn =
  !hasStoredSession() && (pathname === publicPaths.home || pathname === publicPaths.signIn);

const loadKeeper = once(async () => {
  const [{ createSessionKeeper }, { askOnSignIn }] = await Promise.all([
    import('./lib/session/session-keeper.ts'),
    // In one file with it.
    import('./app/ask-first-data.ts'),
  ]);
  const keeper = createSessionKeeper({ origin, publishableKey: publishableKey() });
  askOnSignIn(keeper, `${pathname}${search}`);
  return keeper;
});

const loadApp = once(async () => {
  const [keeper, { createApp }] = await Promise.all([loadKeeper(), import('./app/app.tsx')]);
  return createApp(keeper);
});

/** Loads something once; after a failure the next call tries again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () => {
    loaded ??= load().catch((cause) => {
      loaded = undefined;
      throw cause;
    });
    return loaded;
  };
}

/** A legal page that is opened first needs none of the app. */
function loadScreen(): Promise<ComponentType> {
  const legal =
    pathname === publicPaths.privacy
      ? import('./routes/privacy.tsx')
      : pathname === publicPaths.terms && import('./routes/terms.tsx');
  return legal ? legal.then(({ Component }) => Component) : loadApp();
}

/**
 * What comes after signing in; most people see a dashboard first. What signs in comes before the
 * dashboard, so that the server is asked while that is on its way.
 */
function fetchAhead(): void {
  // What fails is loaded again when it is needed.
  Promise.all([loadApp(), loadKeeper().then(() => import('./routes/dashboard.tsx'))]).catch(
    () => undefined,
  );
}

function draw(): void {
  const container = document.getElementById('root');
  if (startsAtSignIn && pathname === publicPaths.home) {
    window.history.replaceState(null, '', publicPaths.signIn);
  }
  if (container) {
    createRoot(container).render(
      <StrictMode>
        <ToastArea />
        <SignInGate
          startsAtSignIn={startsAtSignIn}
          loadKeeper={loadKeeper}
          loadApp={loadScreen}
          fetchAhead={fetchAhead}
        />
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
