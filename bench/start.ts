import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#database/embedded/free-port.ts';
import { ensureWebBuilt } from '../tooling/build-web.ts';

const rounds = 5;

/**
 * From `npm start` until `/ready` answers 200, with a new database (created, migrated, seeded) and with an
 * existing one; the web app is already built.
 *
 * @returns medians in seconds
 */
export async function measureStart(): Promise<{ newSeconds: number; existingSeconds: number }> {
  await ensureWebBuilt(console.log);
  const times: { fresh: number[]; existing: number[] } = { fresh: [], existing: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const dataDir = await mkdtemp(join(tmpdir(), 'steeple-bench-start-'));
    const fresh = await timeStart(dataDir);
    const existing = await timeStart(dataDir);
    console.log(`round ${round}: new ${fresh.toFixed(2)} s, existing ${existing.toFixed(2)} s`);
    times.fresh.push(fresh);
    times.existing.push(existing);
    await rm(dataDir, { recursive: true, force: true });
  }
  return { newSeconds: median(times.fresh), existingSeconds: median(times.existing) };
}

async function timeStart(dataDir: string): Promise<number> {
  const port = await findFreePort();
  const startMs = performance.now();
  const child = spawn('npm', ['start', '--', 'LOG_LEVEL=warn'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: 'ignore',
  });
  while (!(await isReady(port))) {
    if (child.exitCode !== null) {
      throw new Error(`npm start ended with ${child.exitCode}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const seconds = (performance.now() - startMs) / 1000;
  child.kill('SIGTERM');
  await once(child, 'exit');
  return seconds;
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`)).ok;
  } catch {
    return false;
  }
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
