import { setTimeout as pause } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addSuperAdmin, signInSuperAdmin } from '../faults/super-admin.ts';

const writers = 4;
const readers = 2;
const sessions = 4;
/** Between one request of a person and the next. */
const betweenMs = 50;
const refreshEveryMs = 2_000;

/** What people saw while something failed. */
export type Seen = {
  /** Names of churches whose making was acknowledged. */
  acknowledged: string[];
  /** The longest time between two acknowledged writes. */
  longestPauseMs: number;
  answered: number;
  refused: number;
  /** Of four who stayed, how many would have to sign in again. */
  signedOut: number;
};

/** People who write and read in every round, and four who sign in for one. */
export type People = { work(label: string): Promise<{ stop(): Promise<Seen> }> };

/** @param url the balancer */
export async function bringPeople(url: string): Promise<People> {
  const asker = await signInSuperAdmin(url);
  const clients: SupabaseClient[] = [];
  for (let index = 0; index < writers + readers; index += 1) {
    clients.push(await addSuperAdmin(url, asker, `cluster-${index}`));
  }
  const writing = clients.slice(0, writers);
  const reading = clients.slice(writers);
  return {
    work: async (label) => {
      const staying = await Promise.all(
        Array.from({ length: sessions }, () => signInSuperAdmin(url)),
      );
      let isOver = false;
      const seen: Seen = {
        acknowledged: [],
        longestPauseMs: 0,
        answered: 0,
        refused: 0,
        signedOut: 0,
      };
      let lastMs = performance.now();
      const note = (status: number) => {
        const isGood = status >= 200 && status < 300;
        seen[isGood ? 'answered' : 'refused'] += 1;
        return isGood;
      };
      const write = async (client: SupabaseClient, writer: number) => {
        for (let count = 0; !isOver; count += 1) {
          const name = `${label}, ${writer}, ${count}`;
          const { status } = await client.from('accounts').insert({ account_name: name });
          if (note(status)) {
            seen.acknowledged.push(name);
            seen.longestPauseMs = Math.max(seen.longestPauseMs, performance.now() - lastMs);
            lastMs = performance.now();
          }
          await pause(betweenMs);
        }
      };
      const read = async (client: SupabaseClient) => {
        while (!isOver) {
          const { status } = await client.from('accounts').select('*').limit(10).retry(false);
          note(status);
          await pause(betweenMs);
        }
      };
      const stay = async (client: SupabaseClient) => {
        while (!isOver) {
          await client.auth.refreshSession();
          await pause(refreshEveryMs);
        }
      };
      const working = [...writing.map(write), ...reading.map(read), ...staying.map(stay)];
      return {
        stop: async () => {
          isOver = true;
          await Promise.all(working);
          for (const client of staying) {
            const { data } = await client.auth.refreshSession();
            seen.signedOut += data.session ? 0 : 1;
          }
          return seen;
        },
      };
    },
  };
}
