import { once } from 'node:events';
import { z } from 'zod';

/** Memory of another process in bytes, after a garbage collection. */
export type MemoryUse = { heapUsed: number; rss: number };

export type Inspector = { readMemory(): Promise<MemoryUse>; close(): void };

const memoryAnswer = z.object({
  result: z.object({ value: z.object({ heapUsed: z.number(), rss: z.number() }) }),
});

/**
 * Connects to a Node process started with `--inspect` (Chrome DevTools protocol over a WebSocket).
 *
 * @param printed the output of the process, which contains the address
 */
export async function openInspector(printed: string): Promise<Inspector> {
  const address = printed.match(/Debugger listening on (ws:\S+)/)?.[1];
  if (!address) {
    throw new Error(`The process listens to no inspector:\n${printed}`);
  }
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let lastId = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    lastId += 1;
    const id = lastId;
    const answered = once(socket, 'message');
    socket.send(JSON.stringify({ id, method, params }));
    const [message] = await answered;
    return answer.parse(JSON.parse(String(message.data))).result;
  };
  return {
    readMemory: async () => {
      // Twice: the second collection frees what finalizers released after the first.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const usage = await ask('Runtime.evaluate', {
        expression: 'process.memoryUsage()',
        returnByValue: true,
      });
      return memoryAnswer.parse(usage).result.value;
    },
    close: () => socket.close(),
  };
}

const answer = z.object({ id: z.number(), result: z.unknown() });
