import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { profileRow } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { RequestRefused } from '#web/lib/api/request-error.ts';

/** The columns of a profile that its owner may change. */
export const ownProfile = z.pick(profileRow, {
  first_name: true,
  last_name: true,
  phone_number: true,
});
export const ownProfileColumnList = 'first_name,last_name,phone_number';

export type OwnProfile = z.infer<typeof ownProfile>;

/** The cache key of the signed-in person's profile. */
export function ownProfileKey(userId: string) {
  return [queryRoots.profile, userId] as const;
}

/**
 * Reads the signed-in person's names and phone number. A person may have no profile: that is a
 * refusal.
 */
export function ownProfileQuery(api: Api, userId: string) {
  return queryOptions({
    queryKey: ownProfileKey(userId),
    queryFn: () => readOwnProfile(api, userId),
  });
}

/** Reads the columns that a person may change of themselves. */
export async function readOwnProfile({ tables }: Api, userId: string): Promise<OwnProfile> {
  const [profile] = await read(
    z.array(ownProfile),
    tables.from('profiles').select(ownProfileColumnList).eq('user_id', userId),
  );
  if (!profile) {
    throw new RequestRefused('This user has no profile.', 404, '');
  }
  return profile;
}
