import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { User } from '../model.ts';
import { userColumns, userRow } from './list-users.ts';

/** One user with the joined account; null when there is none with this user id. */
export function userQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: [queryRoots.users, 'one', userId],
    queryFn: () => readUser(api, userId),
  });
}

/** Reads one user. An id that is no UUID can belong to nobody, so the server need not be asked. */
export async function readUser({ tables }: Api, userId: string): Promise<User | null> {
  if (!z.guid().safeParse(userId).success) {
    return null;
  }
  const [user] = await read(
    z.array(userRow),
    tables.from('profiles').select(userColumns).eq('user_id', userId),
  );
  return user ?? null;
}
