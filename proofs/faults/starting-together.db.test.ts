import { expect, test } from 'vitest';
import { databaseUrl } from '#testing/database-url.ts';
import { runSteeple } from '#testing/running-steeple.ts';
import { emptyDatabase } from '#testing/tool-databases.ts';
import { startRounds } from './scale.ts';
import { sharedSettings } from './shared-keys.ts';

const ways: Record<string, Record<string, string>> = {
  'with the demo': { DEMO: 'on' },
  'in production': {
    NODE_ENV: 'production',
    SUPER_ADMIN_EMAIL: 'operator@example.test',
    SUPER_ADMIN_PASSWORD: 'a good long one',
  },
};

test.each(Object.keys(ways))(
  'five processes that start at once on an empty database all become ready, %s',
  { timeout: startRounds * 120_000 },
  async (way) => {
    for (let round = 0; round < startRounds; round += 1) {
      expect(await startFive(ways[way] ?? {})).toEqual([]);
      console.log(`${round + 1} of ${startRounds} rounds of five processes ${way}, 0 failed`);
    }
  },
);

/** @returns what those said that did not become ready */
async function startFive(variables: Record<string, string>): Promise<string[]> {
  const settings = await sharedSettings(databaseUrl(await emptyDatabase()));
  const starts = await Promise.allSettled(
    Array.from({ length: 5 }, () => runSteeple({ ...settings, ...variables })),
  );
  await Promise.all(
    starts.map((start) => (start.status === 'fulfilled' ? start.value.remove() : undefined)),
  );
  return starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []));
}
