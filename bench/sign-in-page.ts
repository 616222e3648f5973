import { chromium } from '@playwright/test';
import { runSteeple } from '#testing/running-steeple.ts';
import { ensureWebBuilt } from '../tooling/build-web.ts';
import { findChromium } from '../tooling/chromium.ts';

/**
 * The JavaScript that the browser downloads for the sign-in page until the network is idle (brotli).
 *
 * @returns kilobytes of 1,000 bytes
 */
export async function measureSignInPage(): Promise<{ scriptKilobytes: number }> {
  await ensureWebBuilt(console.log);
  const { executablePath, args } = await findChromium(console.log);
  const steeple = await runSteeple();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage();
    const sizes: { name: string; bytes: number; isScript: boolean }[] = [];
    page.on('requestfinished', async (request) => {
      const { responseBodySize } = await request.sizes();
      const isScript = request.resourceType() === 'script';
      sizes.push({ name: new URL(request.url()).pathname, bytes: responseBodySize, isScript });
    });
    await page.goto(`${steeple.url}/auth`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    for (const { name, bytes } of sizes) {
      console.log(`${String(bytes).padStart(8)} bytes  ${name}`);
    }
    const scripts = sizes.filter((file) => file.isScript);
    return { scriptKilobytes: scripts.reduce((sum, file) => sum + file.bytes, 0) / 1000 };
  } finally {
    await browser.close();
    await steeple.remove();
  }
}
