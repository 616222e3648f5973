import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks of /proc are hundredths of a second on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** What a process and those it started have used of the machine, on Linux; elsewhere zeros. */
export type ProcessUse = { cpuSeconds: number; megabytes: number };

/**
 * Processor time since its start, and the memory it holds now.
 *
 * @param withChildren whether the processes it started count too; shared memory counts once
 */
export async function readProcessUse(
  processId: number,
  withChildren: boolean,
): Promise<ProcessUse> {
  const ids = withChildren ? await readdir('/proc').catch(() => []) : [String(processId)];
  let [ticks, kilobytes] = [0, 0];
  for (const id of ids.filter((name) => /^\d+$/.test(name))) {
    const fields = (await readFile(`/proc/${id}/stat`, 'utf8').catch(() => ''))
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const isAsked = id === String(processId);
    if (isAsked || fields[1] === processId) {
      // utime and stime, and of the asked one those of children that have ended (proc(5)).
      const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15);
      ticks += own + system + (isAsked ? ended + endedSystem : 0);
      kilobytes += await privateKilobytes(id);
    }
  }
  return { cpuSeconds: ticks / ticksPerSecond, megabytes: kilobytes / 1024 };
}

/** Proportional: what several processes share counts for each of them in part. */
async function privateKilobytes(id: string): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}
