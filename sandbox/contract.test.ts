import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createSearchConsole } from '#server/integrations/google-search-console/search-console.ts';
import { readOrganizationInfo } from '#server/integrations/planning-center/read-organization-info.ts';
import { readProviders } from '#server/integrations/read-providers.ts';
import {
  type PlanningCenterPerson,
  testPlanningCenterContract,
} from '#testing/integrations/planning-center-contract.ts';
import { testProviderAccess } from '#testing/integrations/provider-access.ts';
import {
  type SearchConsolePerson,
  testSearchConsoleContract,
} from '#testing/integrations/search-console-contract.ts';
import { startTestSandbox } from '#testing/sandbox/sandbox.ts';
import type { Sandbox } from './start-sandbox.ts';
import type { SandboxFailure } from './switches.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const planningCenterVariables = () => ({ PCO_BASE_URL: sandbox.planningCenter ?? '' });
const searchConsoleVariables = () => ({ GSC_BASE_URL: `${sandbox.google}/webmasters/v3` });

const churchPeople: Record<PlanningCenterPerson, string> = {
  administrator: 'grace-hill',
  'administrator of a church with some products off': 'few-products',
  'administrator of a church without any rows': 'no-rows',
  'person with a low role': 'low-role',
};
const siteOwners: Record<SearchConsolePerson, string> = {
  'owner of several properties': 'several-properties',
  'owner of none': 'no-properties',
};

function churchToken(person: PlanningCenterPerson, withoutScopes: readonly string[] = []) {
  const asked = readProviders(readConfig({}), { planningCenter: null, google: null });
  const scopes = asked.planning_center?.scope.split(' ') ?? [];
  const granted = scopes.filter((scope) => !withoutScopes.includes(scope));
  return sandbox.issue('planning_center', churchPeople[person], granted).accessToken;
}

function siteToken(person: SearchConsolePerson) {
  const scopes = ['https://www.googleapis.com/auth/webmasters.readonly'];
  return sandbox.issue('google_search_console', siteOwners[person], scopes).accessToken;
}

describe('the sandbox keeps the contract of', () => {
  testPlanningCenterContract({ variables: planningCenterVariables, accessToken: churchToken });
  testSearchConsoleContract({
    variables: searchConsoleVariables,
    accessToken: siteToken,
    now: () => new Date(sandbox.clock.now()),
    sites: { found: 'sc-domain:gracehill.example', unfound: 'https://give.gracehill.example/' },
  });
});

const breakages: [string, SandboxFailure['kind']][] = [
  ['hangs', { how: 'hang' }],
  ['cuts', { how: 'cut' }],
  ['cuts in the middle of the body', { how: 'cut_body' }],
  ['answers with a web page', { how: 'html', status: 200 }],
  ['refuses with a web page', { how: 'html', status: 403 }],
  ['asks to come back too late', { how: 'status', status: 429, retryAfterSeconds: 19 }],
  ['is down', { how: 'status', status: 500 }],
];

describe('a sandbox that is broken', () => {
  const timeoutMs = 800;
  afterEach(() => {
    sandbox.switches.failures.length = 0;
    sandbox.switches.google.quotaExceeded = null;
    sandbox.switches.google.isApiDisabled = false;
  });

  const readChurch = (patienceMs = 2_000) => {
    const access = testProviderAccess('planning_center', planningCenterVariables(), {
      accessToken: churchToken('administrator'),
      timeoutMs: patienceMs,
    });
    const log = pino({ level: 'silent' });
    return readOrganizationInfo(access, { accountId: randomUUID(), mayRenewToken: false, log });
  };
  const listProperties = () =>
    createSearchConsole(
      testProviderAccess('google_search_console', searchConsoleVariables(), {
        accessToken: siteToken('owner of several properties'),
        timeoutMs,
      }),
    ).listProperties();

  test.each(breakages)('Planning Center %s: one product fails alone', async (_what, kind) => {
    sandbox.switches.failures.push({ provider: 'planning_center', pathPrefix: '/giving', kind });
    const { products } = await readChurch();
    expect(products.giving).toEqual({ available: false, total: null, state: 'failed' });
    expect(Object.values(products).filter(({ available }) => available)).toHaveLength(7);
  });

  test.each(breakages)('Search Console %s: given up in time', async (_what, kind) => {
    const provider = 'google_search_console';
    sandbox.switches.failures.push({ provider, pathPrefix: '/webmasters', kind });
    await expect(listProperties()).rejects.toMatchObject({ code: 'provider_unavailable' });
  });

  test.each([403, 429] as const)('a quota that is used up, as %i', async (status) => {
    sandbox.switches.google.quotaExceeded = status;
    const search = createSearchConsole(
      testProviderAccess('google_search_console', searchConsoleVariables(), {
        accessToken: siteToken('owner of several properties'),
        timeoutMs,
      }),
    );
    const days = { startDate: '2026-11-09', endDate: '2026-11-15', dataState: 'final' } as const;
    await expect(search.query('sc-domain:gracehill.example', days)).rejects.toMatchObject({
      code: 'provider_unavailable',
    });
  });

  test('an API that is disabled in the project is for us to fix', async () => {
    sandbox.switches.google.isApiDisabled = true;
    await expect(listProperties()).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: expect.stringContaining('not enabled'),
    });
  });

  test('the rate limit of Planning Center is waited out', async () => {
    const { planningCenter } = sandbox.switches;
    const { rateLimitCount, rateLimitPeriodSeconds } = planningCenter;
    Object.assign(planningCenter, { rateLimitCount: 6, rateLimitPeriodSeconds: 1 });
    const { products } = await readChurch(6_000);
    Object.assign(planningCenter, { rateLimitCount, rateLimitPeriodSeconds });
    expect(Object.values(products).filter(({ available }) => available)).toHaveLength(8);
  });
});
