import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningSteeple, runSteeple } from '#testing/running-steeple.ts';

/** Starts a Steeple on a copy of what tooling/e2e.ts left of a first start. */
export async function runDemo(variables: Record<string, string>): Promise<RunningSteeple> {
  const dataDir = await mkdtemp(join(tmpdir(), 'steeple-run-'));
  await promisify(execFile)('cp', ['-a', `${process.env.FIRST_DATA_DIR}/.`, dataDir]);
  return runSteeple({ ...variables, DATA_DIR: dataDir });
}
