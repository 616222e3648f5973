import type { SupabaseClient } from '@supabase/supabase-js';

/**
 * Writes churches over four connections until a write is refused.
 *
 * @param label the beginning of their names
 * @returns `underWay`, which resolves once two writes are acknowledged (or one was refused), and
 * `end`, which stops the writing and returns the names of acknowledged churches
 */
export function writeChurches(
  client: SupabaseClient,
  label: string,
): { underWay: Promise<void>; end(): Promise<string[]> } {
  const acknowledged: string[] = [];
  const { promise: underWay, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let count = 0; !isOver; count += 1) {
      const name = `${label}, writer ${writer}, church ${count}`;
      const { error } = await client.from('accounts').insert({ account_name: name });
      if (error) {
        resolve();
        return;
      }
      acknowledged.push(name);
      if (acknowledged.length === 2) {
        resolve();
      }
    }
  };
  const writing = [1, 2, 3, 4].map(write);
  return {
    underWay,
    end: async () => {
      isOver = true;
      await Promise.all(writing);
      return acknowledged;
    },
  };
}

/**
 * The names of all churches.
 *
 * @throws the server's error
 */
export async function churchNames(client: SupabaseClient): Promise<Set<string>> {
  const { data } = await client.from('accounts').select('account_name').throwOnError();
  return new Set(data.map((row) => row.account_name));
}
