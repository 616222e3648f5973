import { readdir, readFile } from 'node:fs/promises';

/** A clock tick in /proc is a hundredth of a second on every Linux that Node supports. */
const ticksPerSecond = 100;

/** CPU time and memory of a process and its children; zeros except on Linux. */
export type ProcessUse = { cpuSeconds: number; megabytes: number };

/**
 * CPU time since its start, and its current memory.
 *
 * @param withChildren whether to include child processes; shared memory counts once
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
      // utime and stime, plus cutime and cstime for the main process (proc(5)).
      const [own = 0, system = 0, ended = 0, endedSystem = 0] = fields.slice(11, 15);
      ticks += own + system + (isAsked ? ended + endedSystem : 0);
      kilobytes += await privateKilobytes(id);
    }
  }
  return { cpuSeconds: ticks / ticksPerSecond, megabytes: kilobytes / 1024 };
}

/** The same of a process with all that it started, and what these started. */
export async function readTreeUse(processId: number): Promise<ProcessUse> {
  const children = (
    await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8').catch(() => '')
  )
    .split(' ')
    .filter(Boolean);
  const uses = [
    await readProcessUse(processId, false),
    ...(await Promise.all(children.map((id) => readTreeUse(Number(id))))),
  ];
  return {
    cpuSeconds: uses.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    megabytes: uses.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}

/** The proportional set size: shared memory is divided among its processes. */
async function privateKilobytes(id: string): Promise<number> {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
}
