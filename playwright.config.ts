import { defineConfig } from '@playwright/test';

const executablePath = process.env.CHROMIUM_PATH;

/** Browser tests: a real Chromium against a real server, desktop and phone. Run by `npm run e2e`. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  reporter: [['list']],
  // The ten slowest files, at the end.
  reportSlowTests: { max: 10, threshold: 0 },
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...(executablePath ? { launchOptions: { executablePath, args: readArgs() } } : {}),
    // Animations are waited for, twice as long on a busy machine; nothing here is about them.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A trace films every test and takes half the processor; `npm run e2e -- --trace on` makes one.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});

function readArgs(): string[] {
  const args: unknown = JSON.parse(process.env.CHROMIUM_ARGS ?? '[]');
  return Array.isArray(args) ? args.map(String) : [];
}
