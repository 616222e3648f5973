import type { Page } from '@playwright/test';

/** Requests that were stopped on their way to the server. */
export type HeldRequests = {
  /** How many have come so far. */
  count(): number;
  /** Lets them go on, and those that come later too. */
  release(): void;
};

/**
 * Pauses matching requests until released, to test loading states.
 *
 * @param address as for `page.route`
 * @param method all methods without it
 */
export async function holdRequests(
  page: Page,
  address: string,
  method?: string,
): Promise<HeldRequests> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let count = 0;
  await page.route(address, async (route) => {
    if (method === undefined || route.request().method() === method) {
      count += 1;
      await promise;
    }
    // The page may be gone by then.
    await route.continue().catch(() => {});
  });
  return { count: () => count, release: resolve };
}
