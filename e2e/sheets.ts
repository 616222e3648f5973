import type { Page } from '@playwright/test';
import { expect } from './steeple-test.ts';

/** How many sheets a page prints on. */
export async function sheetsOf(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const file = await page.pdf({ format });
  return [...file.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length;
}

/** On both papers. */
export async function expectSheets(page: Page, sheets: number): Promise<void> {
  for (const format of ['Letter', 'A4'] as const) {
    expect(await sheetsOf(page, format), `${page.url()} on ${format}`).toBe(sheets);
  }
}
