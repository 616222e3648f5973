import { queryOptions } from '@tanstack/react-query';
import { queryRoots } from '#web/lib/api/query-keys.ts';
import type { SessionKeeper } from '#web/lib/session/session-keeper.ts';

/** A phone whose codes count. */
export type Device = { id: string; name: string; addedAt: string };

/** The signed-in person's second step; `codesLeft` is null without recovery codes. */
export type TwoSteps = { devices: readonly Device[]; codesLeft: number | null };

/** The cache key. */
export const twoStepsKey = [queryRoots.twoSteps] as const;

/** Reads it by the official client's calls. */
export function twoStepsQuery({ mfa }: Pick<SessionKeeper, 'mfa'>) {
  return queryOptions({ queryKey: twoStepsKey, queryFn: () => readTwoSteps(mfa) });
}

/** Reads the phones alone, which is possible before the second step. */
export function devicesQuery({ mfa }: Pick<SessionKeeper, 'mfa'>) {
  return queryOptions({
    queryKey: [...twoStepsKey, 'devices'],
    queryFn: async () => devicesOf(await listFactors(mfa)),
  });
}

async function listFactors(mfa: SessionKeeper['mfa']) {
  const { data, error } = await mfa.listFactors();
  if (error) {
    throw error;
  }
  return data;
}

function devicesOf({ totp }: Awaited<ReturnType<typeof listFactors>>): Device[] {
  return totp.map(({ id, friendly_name, updated_at }) => ({
    id,
    name: friendly_name ?? '',
    addedAt: updated_at,
  }));
}

async function readTwoSteps(mfa: SessionKeeper['mfa']): Promise<TwoSteps> {
  const data = await listFactors(mfa);
  const devices = devicesOf(data);
  if (devices.length === 0 || !data.all.some((factor) => factor.factor_type === 'recovery_code')) {
    return { devices, codesLeft: null };
  }
  const status = await mfa.recoveryCodes.getStatus();
  if (status.error) {
    throw status.error;
  }
  return { devices, codesLeft: status.data.remaining };
}
