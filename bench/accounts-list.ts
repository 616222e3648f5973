import { createClient } from '@supabase/supabase-js';
import pg from 'pg';
import { buildAccount } from '#testing/factories/account.ts';
import { type Load, requestsPerSecond } from './load.ts';
import { startFloor } from './start-floor.ts';
import { onSteeple } from './steeple-on-cluster.ts';

const rows = 50;
const rounds = 5;
const listPath = '/rest/v1/accounts?select=*&order=created_at.desc';

/**
 * The accounts list as a super admin gets it, over HTTP under row-level security, against the same
 * rows as JSON text through the bare driver and a bare node:http server. Both talk to one
 * PostgreSQL and are measured in turn, so that a slow moment of the machine hits both.
 */
export function measureAccountsList(): Promise<{ ratio: number }> {
  return onSteeple(async ({ url, owner }) => {
    const floor = await startFloor(owner);
    try {
      await fillAccounts(owner);
      return await compare(
        { url: `${url}${listPath}`, headers: await signIn(url) },
        { url: floor.url },
      );
    } finally {
      await floor.stop();
    }
  });
}

async function compare(ours: Load, floor: Load): Promise<{ ratio: number }> {
  await requestsPerSecond(ours, 2);
  await requestsPerSecond(floor, 2);
  const ratios: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const floorRate = await requestsPerSecond(floor, 4);
    const ourRate = await requestsPerSecond(ours, 4);
    ratios.push(ourRate / floorRate);
    console.log(
      `round ${round}: ${ourRate.toFixed(0)} requests/s, floor ${floorRate.toFixed(0)}, share ${(ourRate / floorRate).toFixed(2)}`,
    );
  }
  const ratio = ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  console.log(`median share ${ratio.toFixed(2)} (${rows} rows a reply, 16 connections)`);
  return { ratio };
}

async function fillAccounts(owner: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool(owner);
  const { rows: counted } = await pool.query<{ count: number }>(
    'select count(*)::int as count from public.accounts',
  );
  for (let row = counted[0]?.count ?? 0; row < rows; row += 1) {
    await buildAccount(pool, {
      account_name: `Church number ${row}`,
      location: 'Austin, Texas',
      notes: 'Two services on Sunday; the second one is fuller since the summer. '.repeat(3),
    });
  }
  await pool.query('analyze public.accounts');
  await pool.end();
}

async function signIn(url: string): Promise<Record<string, string>> {
  const client = createClient(url, 'sb_publishable_steeple', { auth: { persistSession: false } });
  const { data, error } = await client.auth.signInWithPassword({
    email: 'super@steeple.test',
    password: 'steeple-demo',
  });
  if (error) {
    throw error;
  }
  return { apikey: 'sb_publishable_steeple', authorization: `Bearer ${data.session.access_token}` };
}
