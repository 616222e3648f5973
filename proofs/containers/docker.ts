import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * What a command of Docker prints, without white space around it.
 *
 * @throws with what it says, when it fails
 */
export async function docker(...args: readonly string[]): Promise<string> {
  return (await execute('docker', args, { maxBuffer: 1e8 })).stdout.trim();
}

/** What a command of Docker prints on both channels, and how it ends; for those that may fail. */
export function dockerEnd(...args: readonly string[]): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    execFile('docker', args, (error, stdout, stderr) => {
      resolve({ ok: error === null, said: `${stdout}${stderr}` });
    });
  });
}

/** One field of a container's or image's description, by a template of `docker inspect`. */
export function field(name: string, template: string): Promise<string> {
  return docker('inspect', '--format', `{{${template}}}`, name);
}

/**
 * Waits until something holds.
 *
 * @param what for the message when it does not
 * @returns how long it took, in milliseconds
 */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 120_000,
): Promise<number> {
  const startedMs = performance.now();
  while (!(await holds())) {
    if (performance.now() - startedMs > withinMs) {
      throw new Error(`Not within ${withinMs / 1_000} s: ${what}`);
    }
    await pause(100);
  }
  return performance.now() - startedMs;
}

/** Waits until a container's health check says that it is healthy; as `until`. */
export function untilHealthy(name: string): Promise<number> {
  return until(
    `${name} healthy`,
    async () => (await field(name, '.State.Health.Status')) === 'healthy',
  );
}

/** Waits until a Steeple answers that it is ready; as `until`. */
export function untilReady(url: string): Promise<number> {
  return until(`${url} ready`, async () => {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
      () => undefined,
    );
    return answer?.ok ?? false;
  });
}

export const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
