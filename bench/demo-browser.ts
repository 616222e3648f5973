import { type Browser, chromium } from '@playwright/test';
import { ensureWebBuilt } from '../tooling/build-web.ts';
import { findChromium } from '../tooling/chromium.ts';
import { fillDemoChurch } from './demo-church.ts';
import { onSteeple } from './steeple-on-cluster.ts';

/** Runs `work` in a browser on the built page of a Steeple whose demo church has its numbers and reads no more. */
export function inDemoBrowser<Result>(
  work: (browser: Browser, url: string) => Promise<Result>,
): Promise<Result> {
  return onSteeple(
    async ({ url, owner }) => {
      await ensureWebBuilt(console.log);
      await fillDemoChurch(owner);
      const { executablePath, args } = await findChromium(console.log);
      const browser = await chromium.launch({ executablePath, args });
      try {
        return await work(browser, url);
      } finally {
        await browser.close();
      }
    },
    { variables: { SYNCS_AT_ONCE: '0' } },
  );
}
