import type { Page } from '@playwright/test';

/** A processor so many times slower than this one, behind a network. */
export type Slowness = { processor: number; latencyMs: number; kilobitsPerSecond: number };

/** Slows a page down, as the browser's own developer tools do. */
export async function slowDown(
  page: Page,
  { processor, latencyMs, kilobitsPerSecond }: Slowness,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
}
