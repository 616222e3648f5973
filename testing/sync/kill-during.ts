import { setTimeout as pause } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { SandboxStand } from './sandbox-stand.ts';
import type { StandChurch } from './sync-stand.ts';

/** A kill may fall into a request, what is written after it, or the figures that are computed. */
const laterMs = 80;

type Killed = Pick<SandboxStand, 'stand' | 'sandbox' | 'provider'>;

/** Waits for a church's run. One whose process ended again and again within a step rests; then somebody presses Sync Now. */
export function untilRead(
  { stand }: Pick<Killed, 'stand'>,
  church: StandChurch,
  patienceMs: number,
): Promise<void> {
  return vi.waitFor(
    async () => {
      const row = await stand.row(church);
      if (row?.last_error === 'process_ended' && row.waits) {
        await stand.press(church);
      }
      expect(row).toMatchObject({ is_read: true, state: 'idle' });
    },
    { timeout: patienceMs, interval: 100 },
  );
}

/**
 * Replaces the process that syncs, again and again: at random moments, spread over a run's requests.
 *
 * @param first the process that syncs now
 * @param requests how many a run makes that nobody disturbs
 */
export function killDuring(
  { stand, sandbox, provider }: Killed,
  first: Awaited<ReturnType<Killed['stand']['startProcess']>>,
  { kills, requests }: { kills: number; requests: number },
) {
  let survivor = first;
  let [killed, seen, isReplacing] = [0, 0, false];
  let nextKill = Math.random() * 5;
  sandbox.passOn(provider, () => {
    seen += 1;
    if (killed < kills && seen >= nextKill && !isReplacing) {
      isReplacing = true;
      killed += 1;
      nextKill = (killed * requests) / kills + Math.random() * 5;
      const victim = survivor;
      void pause(Math.random() * laterMs)
        .then(() => {
          victim.kill('SIGKILL');
          return stand.startProcess();
        })
        .then((child) => {
          survivor = child;
          isReplacing = false;
        });
    }
    return null;
  });
  return {
    killed: () => killed,
    seen: () => seen,
    end: () => survivor.kill('SIGKILL'),
  };
}
