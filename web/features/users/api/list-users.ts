import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { profileRow } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { User } from '../model.ts';

export const userRow = z.extend(profileRow, {
  account: z.nullable(z.object({ id: z.guid(), account_name: z.string() })),
});

/** The columns of a user with the joined account. */
export const userColumns = '*,account:accounts(id,account_name)';

export const usersListKey = [queryRoots.users, 'list'] as const;

/** All users with their accounts, by name. */
export function usersQuery(api: Api) {
  return queryOptions({ queryKey: usersListKey, queryFn: () => listUsers(api) });
}

function listUsers({ tables }: Api): Promise<User[]> {
  return read(
    z.array(userRow),
    tables.from('profiles').select(userColumns).order('first_name').order('last_name'),
  );
}
