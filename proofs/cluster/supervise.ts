import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const restartMs = 1_000;
const keptOutput = 20_000;

/** A program that is started again a second after it ends, as a service is. */
export type Supervised = {
  name: string;
  signal(signal: NodeJS.Signals): void;
  output(): string;
  /** Ends it for good, by SIGTERM unless another signal asks it to. */
  stop(asked?: NodeJS.Signals): Promise<void>;
};

/** What a command begins with that must not run as root. */
export const asPostgres = [
  ...['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'],
] as const;

/**
 * @param name what it is called in reports
 * @param command program and arguments
 * @param env its whole environment
 * @param cwd its folder
 */
export function supervise(
  name: string,
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd: string,
): Supervised {
  let child: ChildProcess;
  let isOver = false;
  let output = '';
  const note = (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(-keptOutput);
  };
  const run = () => {
    child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child.stdout?.on('data', note);
    child.stderr?.on('data', note);
    child.once('error', (error) => note(Buffer.from(String(error))));
    child.once('close', async () => {
      await pause(restartMs);
      if (!isOver) {
        run();
      }
    });
  };
  const signal = (sent: NodeJS.Signals) => {
    if (child.pid !== undefined) {
      try {
        // With everything it has started, except what began a session of its own.
        process.kill(-child.pid, sent);
      } catch {
        // It has just ended.
      }
    }
  };
  run();
  return {
    name,
    signal,
    output: () => output,
    stop: async (asked = 'SIGTERM') => {
      isOver = true;
      if (child.exitCode === null && child.signalCode === null) {
        signal('SIGCONT');
        signal(asked);
        await Promise.race([once(child, 'close'), pause(15_000)]);
        signal('SIGKILL');
      }
    },
  };
}
