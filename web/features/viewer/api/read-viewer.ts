import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { marksRow, profileRow } from '#contract/tables/profiles.ts';
import { read } from '#web/lib/api/answer.ts';
import type { Api } from '#web/lib/api/api.ts';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import { logError } from '#web/lib/log.ts';
import { unknownViewer, type Viewer, type ViewerAccount } from '../model.ts';
import { ownAccountColumns, profileColumns } from './viewer-columns.ts';

/** A role that this version does not know gives no rights: it counts as none. */
const roleRows = z.array(
  z.extend(z.pick(profileRow, { first_name: true, last_name: true, email: true }), {
    ...marksRow.shape,
    role: z.catch(profileRow.shape.role, null),
  }),
);
const accountRows = z.array(
  z.object({ account: z.nullable(z.object({ id: z.guid(), account_name: z.string() })) }),
);

/** Reads who the signed-in person is: role and name, and for an account admin the account. */
export function viewerQuery(api: Api, userId: string, email: string) {
  return queryOptions({
    queryKey: [queryRoots.viewer, userId],
    queryFn: () => readViewer(api, userId, email),
    // The whole page waits for this: a failure is logged (section 8), and the person may try again.
    retry: false,
  });
}

async function readViewer(api: Api, userId: string, email: string): Promise<Viewer> {
  const ownRow = (columns: string) =>
    api.tables.from('profiles').select(columns).eq('user_id', userId);
  // Both at once: everything waits for them, and on a slow network each costs half a second.
  const account = read(accountRows, ownRow(ownAccountColumns));
  account.catch(() => undefined);
  const [profile] = await read(roleRows, ownRow(profileColumns));
  if (!profile) {
    return unknownViewer(userId, email);
  }
  return {
    userId,
    email: profile.email,
    fullName: `${profile.first_name} ${profile.last_name}`,
    role: profile.role,
    mayOnlyLook: profile.may_only_look,
    withoutGiving: profile.without_giving,
    account: profile.role === 'account_admin' ? await accountIn(account) : null,
  };
}

/** A failed look-up of the account is only logged; the account stays empty. */
async function accountIn(
  rows: Promise<z.output<typeof accountRows>>,
): Promise<ViewerAccount | null> {
  try {
    const [profile] = await rows;
    return profile?.account ?? null;
  } catch (cause) {
    logError('The account of the profile could not be read.', cause);
    return null;
  }
}
