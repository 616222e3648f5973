import { join } from 'node:path';
import { trialNames } from '#server/config.ts';
import { type Supervised, supervise } from './supervise.ts';

const root = join(import.meta.dirname, '../..');

/** One of the four processes of Steeple, as a service. */
export type Steeple = { supervised: Supervised; url: string };

/**
 * @param name what it is called in reports
 * @param port where it listens
 * @param settings its variables and trial arguments
 */
export function startSteeple(
  name: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Steeple {
  const own = {
    PORT: String(port),
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    WRITES_PER_MINUTE_MAX: '1000000',
    ...settings,
  };
  const trials = Object.entries(own).filter(([setting]) => trialNames.has(setting));
  const supervised = supervise(
    name,
    [process.execPath, 'server/main.ts', ...trials.map((pair) => pair.join('='))],
    { ...process.env, ...own },
    root,
  );
  return { supervised, url: `http://127.0.0.1:${port}` };
}

/** Waits until it answers that it is ready. */
export async function untilReady(url: string, withinMs = 120_000): Promise<void> {
  const untilMs = Date.now() + withinMs;
  while (Date.now() < untilMs) {
    const answer = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
      () => null,
    );
    if (answer?.status === 200) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not become ready.`);
}
