import type { Browser, Page } from '@playwright/test';
import { quantile } from 'd3-array';
import { budgets } from './budgets.ts';
import { inDemoBrowser } from './demo-browser.ts';
import type { Figure } from './figure.ts';
import { slowDown } from './slow-page.ts';

const rounds = 5;
const slow3G = { processor: 1, latencyMs: 400, kilobitsPerSecond: 400 };

/** Who signs in, and what they see first. */
const people = [
  {
    who: 'a church',
    email: 'grace@steeple.test',
    sees: 'Is anything off?',
    data: '/functions/v1/church-pulse',
  },
  {
    who: 'a super admin',
    email: 'super@steeple.test',
    sees: 'Grace Hill Church',
    data: '/rest/v1/accounts',
  },
] as const;

/**
 * From an empty browser to the first data: its requests from the sign-in page on, for either role, and a
 * church's seconds from Sign In to its numbers on a slow 3G.
 */
export function measureFirstData(): Promise<Figure[]> {
  return inDemoBrowser(async (browser, url) => {
    const counts: Figure[] = [];
    for (const person of people) {
      counts.push(await countRequests(browser, url, person));
    }
    return [...counts, await timeNumbers(browser, url)];
  });
}

async function countRequests(
  browser: Browser,
  url: string,
  { who, email, sees, data }: (typeof people)[number],
): Promise<Figure> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const paths: string[] = [];
  let untilData = Number.NaN;
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  page.on('requestfinished', (request) => {
    // What comes after it was fetched ahead for other screens.
    if (new URL(request.url()).pathname === data) {
      untilData = paths.length;
    }
  });
  await fillIn(page, url, email);
  await signIn(page, sees);
  console.log(`${who}: ${paths.slice(0, untilData).join(' ')}`);
  await context.close();
  return {
    name: `requests until ${who} sees the first data`,
    value: untilData,
    unit: '',
    budget: { max: budgets.firstDataRequestsMax },
  };
}

async function fillIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('steeple-demo');
}

async function signIn(page: Page, sees: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText(sees).first().waitFor();
}

/** Nobody types between the page and the click, so that nothing was loaded meanwhile. */
async function timeNumbers(browser: Browser, url: string): Promise<Figure> {
  const seconds: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await slowDown(page, slow3G);
    await fillIn(page, url, people[0].email);
    const startMs = performance.now();
    await signIn(page, people[0].sees);
    seconds.push((performance.now() - startMs) / 1_000);
    await context.close();
  }
  console.log(`from Sign In: ${seconds.map((each) => each.toFixed(1)).join(', ')} s`);
  return {
    name: 'from Sign In to the numbers on a slow 3G, median',
    value: quantile(seconds, 0.5) ?? Number.NaN,
    unit: 's',
    budget: { max: budgets.firstNumbersSecondsMax },
  };
}
