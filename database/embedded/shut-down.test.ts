import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { shutDown } from './shut-down.ts';

const noBinaries = { program: () => 'none', majorVersion: '18' };

/** A process that ignores some signals, ready to be sent them. */
async function stubborn(ignored: string) {
  const script = `trap '' ${ignored}; echo ready; while :; do sleep 0.02; done`;
  const child = spawn('sh', ['-c', script]);
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  await once(child.stdout, 'data');
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return { child, pid: child.pid ?? 0, isGone };
}

const ladder = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;

test.each([
  ['', 'SIGINT'],
  ['INT', 'SIGQUIT'],
  ['INT QUIT', 'SIGKILL'],
] as const)('what ignores "%s" is ended by %s', async (ignored, signal) => {
  const { child, pid, isGone } = await stubborn(ignored);
  // What is ignored may be given up soon; what ends it has all the time that a busy machine needs.
  const steps = ladder.map((each) => ({
    signal: each,
    timeoutMs: ignored.includes(each.slice('SIG'.length)) ? 50 : 60_000,
  }));
  const isStopped = await shutDown(pid, isGone, noBinaries, steps);
  expect(isStopped).toBe(true);
  expect(child.signalCode).toBe(signal);
});

test('a process that cannot be ended is reported as still running', async () => {
  const { pid } = await stubborn('INT');
  const steps = [{ signal: 'SIGINT' as const, timeoutMs: 50 }];
  expect(await shutDown(pid, () => false, noBinaries, steps)).toBe(false);
});
