import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type pg from 'pg';

/**
 * Starts the floor server in a process of its own.
 *
 * @param database the database it reads from
 */
export async function startFloor(
  database: pg.ClientConfig,
): Promise<{ url: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'floor-server.ts')], {
    env: { ...process.env, FLOOR_DATABASE: JSON.stringify(database) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
