import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trialNames } from '#server/config.ts';
import { PortTaken } from '#server/http/free-port.ts';

const root = join(import.meta.dirname, '..');

/** A complete Steeple as an operator runs it, in its own process with an embedded database. */
export type RunningSteeple = {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Sends a signal (SIGTERM by default) and waits for the process to end. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
};

/**
 * Starts `server/main.ts` on a free port.
 *
 * @param variables further environment variables and arguments (DATA_DIR is a new temporary folder
 *   unless given)
 * @param folder the folder of another Steeple to run instead of this one
 * @param isApart whether it has a session of its own, as a service has
 * @throws with everything it printed when it does not become ready; PortTaken when that is why
 */
export async function runSteeple(
  variables: Record<string, string> = {},
  folder = root,
  isApart = false,
): Promise<RunningSteeple> {
  const dataDir = variables.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'steeple-run-')));
  const settings = {
    PORT: '0',
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    // Tests write more per minute than any office.
    WRITES_PER_MINUTE_MAX: '1000000',
    ...variables,
  };
  const given = Object.entries(settings).filter(([name]) => trialNames.has(name));
  const child = spawn(
    process.execPath,
    ['server/main.ts', ...given.map((pair) => pair.join('='))],
    {
      cwd: folder,
      // An older Steeple in another folder takes the arguments as variables.
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: isApart,
    },
  );
  let printed = '';
  const collect = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const url = await waitForAddress(child, () => printed);
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await once(child, 'exit');
    }
  };
  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    stop,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function waitForAddress(child: ChildProcess, printed: () => string): Promise<string> {
  for (;;) {
    const address = printed().match(/^Steeple is ready at (\S+)$/m)?.[1];
    if (address) {
      return address;
    }
    if (child.exitCode !== null || child.signalCode !== null) {
      const sentence = `Steeple did not start:\n${printed()}`;
      throw sentence.includes('is taken by another program')
        ? new PortTaken(sentence)
        : new Error(sentence);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
