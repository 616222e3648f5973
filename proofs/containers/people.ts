import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { until } from './docker.ts';

/** The super admin whom a new Steeple makes from its settings. */
export const superAdmin = {
  SUPER_ADMIN_EMAIL: 'root@church.test',
  SUPER_ADMIN_PASSWORD: 'several words of the proof 7',
};

/**
 * The official client, signed in as the super admin.
 *
 * @throws when that fails
 */
export async function signIn(url: string): Promise<SupabaseClient> {
  const client = createClient(url, 'sb_publishable_steeple', {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: superAdmin.SUPER_ADMIN_EMAIL,
    password: superAdmin.SUPER_ADMIN_PASSWORD,
  });
  if (error) {
    throw error;
  }
  return client;
}

/** What somebody saw who adds churches while something else happens. */
export type Seen = {
  acknowledged: number;
  lost: number;
  refused: number;
  /** The longest time between two acknowledged changes. */
  longestPauseMs: number;
};

export type Work = {
  /** Ends it, once a further change was acknowledged, and says what was seen. */
  stop(): Promise<Seen>;
};

const betweenMs = 200;
const firstChanges = 5;

/**
 * Begins to add churches, and returns once some are there.
 *
 * @param label begins their names, and no others
 */
export async function work(client: SupabaseClient, label: string): Promise<Work> {
  const acknowledged: string[] = [];
  let [refused, longestPauseMs, isOver] = [0, 0, false];
  let lastMs = performance.now();
  const add = async () => {
    const name = `${label} ${acknowledged.length + refused}`;
    const { error } = await client.from('accounts').insert({ account_name: name });
    if (error) {
      refused += 1;
      return false;
    }
    acknowledged.push(name);
    longestPauseMs = Math.max(longestPauseMs, performance.now() - lastMs);
    lastMs = performance.now();
    return true;
  };
  const working = (async () => {
    for (let isDone = false; !isOver || !isDone; ) {
      isDone = await add();
      await pause(betweenMs);
    }
  })();
  await until('the first changes', () => acknowledged.length >= firstChanges);
  return {
    stop: async () => {
      isOver = true;
      await working;
      const { data } = await client.from('accounts').select('account_name').throwOnError();
      const kept = new Set(data?.map((row) => row.account_name));
      const lost = acknowledged.filter((name) => !kept.has(name)).length;
      return { acknowledged: acknowledged.length, lost, refused, longestPauseMs };
    },
  };
}
