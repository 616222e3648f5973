import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { churchFiguresResponse } from '#contract/functions/church-figures.ts';
import { measureChoicesResponse } from '#contract/functions/measures.ts';
import { syncStatusResponse } from '#contract/functions/sync.ts';
import { createChurch } from '#sandbox/church/church.ts';
import { churchSpecOf } from '#sandbox/church/church-spec.ts';
import { createZone } from '#sandbox/church/zone.ts';
import { planningCenterIdentities } from '#sandbox/planning-center/identities.ts';
import { compareFigures } from '#testing/recomputed-figures/compare.ts';
import { recomputeFigures } from '#testing/recomputed-figures/recompute.ts';
import {
  connectAtSandbox,
  type SteepleOnSandbox,
  startSteepleOnSandbox,
} from '#testing/sandbox/steeple-on-sandbox.ts';
import { signInSuperAdmin } from '../faults/super-admin.ts';

const syncTimeoutMs = 300_000;

let running: SteepleOnSandbox;
let client: SupabaseClient;
beforeAll(async () => {
  running = await startSteepleOnSandbox();
  client = await signInSuperAdmin(running.steeple.url, true);
}, 60_000);
afterAll(() => running.close());

const churches = [
  {
    name: 'Grace Hill',
    accountId: '5eed0000-0000-4000-8000-0000000000a1',
    identity: 'grace-hill',
    owner: 'several-properties',
    property: 'sc-domain:gracehill.example',
  },
  {
    name: 'Harbor',
    accountId: '5eed0000-0000-4000-8000-0000000000a2',
    identity: 'eight-weeks',
    owner: 'one-property',
    property: 'https://www.harborcommunity.example/',
  },
] as const;

async function call(name: string, body: Record<string, unknown>): Promise<unknown> {
  const { data, error } = await client.functions.invoke(name, { body });
  if (error) {
    throw error;
  }
  return data;
}

/** Asks until nothing is due any more; a sync that failed is an error. */
async function untilRead(accountId: string): Promise<void> {
  for (;;) {
    const { integrations } = syncStatusResponse.parse(await call('sync-status', { accountId }));
    const failed = integrations.find(({ state }) => state === 'failed');
    if (failed) {
      throw new Error(`The sync failed: ${failed.error}`);
    }
    if (
      integrations.length === 2 &&
      integrations.every(({ state, finishedAt }) => state === 'idle' && finishedAt !== null)
    ) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function churchOf(identity: string) {
  const person = planningCenterIdentities.find(({ id }) => id === identity);
  if (!person) {
    throw new Error(`Nobody in the sandbox is called ${identity}.`);
  }
  const { organization } = person;
  return createChurch(churchSpecOf(organization), createZone(organization.timeZone), running.asOf);
}

describe('after a whole sync', () => {
  test.each(churches)(
    'every figure of every week of $name equals what its raw records say',
    { timeout: syncTimeoutMs },
    async ({ accountId, identity, owner, property }) => {
      const { steeple } = running;
      await connectAtSandbox(steeple, client, { accountId, type: 'planning_center', identity });
      const type = 'google_search_console';
      await connectAtSandbox(steeple, client, { accountId, type, identity: owner });
      const propertyUrl = property;
      await call('google-search-console-select-property', { accountId, propertyUrl });
      await untilRead(accountId);

      const { suggested, chosen } = measureChoicesResponse.parse(
        await call('measure-choices', { accountId }),
      );
      const served = churchFiguresResponse.parse(await call('church-figures', { accountId }));
      const recomputed = recomputeFigures(
        churchOf(identity),
        chosen ?? suggested,
        property,
        Date.now(),
      );
      expect(served.figures.length).toBeGreaterThan(5);
      expect(compareFigures(served, recomputed)).toEqual([]);
    },
  );
});
