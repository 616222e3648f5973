import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;
const proofs = '*.proof.spec.ts';
const desktop = { width: 1440, height: 900 };

/**
 * Browser tests: a real Chromium against a real server. Run by `npm run e2e`.
 *
 * The desktop plays every test. The phone plays those whose tag says that they depend on the width:
 * screens that are laid out otherwise there, with their menus, dialogs and forms, and axe on each. What
 * the width has no part in (what is saved, sessions, failing servers, providers' answers) is played once.
 * What starts a Steeple of its own, tries three years of counts or walks through every screen is a proof: `npm run proofs:browser`.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // On two cores one more waits for a moment to pass, or for the server.
  workers: 3,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  reporter: [['list']],
  // The ten slowest files, at the end.
  reportSlowTests: { max: 10, threshold: 0 },
  // Ten times what a test takes as a rule; those that take longer say so (test.slow).
  timeout: 30_000,
  expect: { timeout: 10_000 },
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: readArgs() } } : {}),
    // Animations are waited for, twice as long on a busy machine; nothing here is about them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace films every test and takes half the processor; `npm run e2e -- --trace on` makes one. The
    // page's fixture photographs what failed: 'only-on-failure' photographs every page before it closes.
  },
  projects: [
    { name: 'desktop', testIgnore: proofs, use: { viewport: desktop } },
    {
      name: 'phone',
      testIgnore: proofs,
      grep: /@phone/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    { name: 'proofs', testMatch: proofs, use: { viewport: desktop } },
  ],
});

function readArgs(): string[] {
  const args: unknown = JSON.parse(process.env.CHROMIUM_ARGS ?? '[]');
  return Array.isArray(args) ? args.map(String) : [];
}
