import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { errorCode } from '../access/error-reason.ts';

/**
 * Below the range of outgoing ports (from 32768 on Linux, from 49152 elsewhere), so that no
 * outgoing connection takes it meanwhile.
 */
const lowest = 10_240;
const highest = 32_767;

/**
 * Picks a TCP port that is free now, at random: hardly any other program takes the same one in the
 * meantime.
 */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port, host)) {
      return port;
    }
  }
}

/**
 * Whether the port is free.
 *
 * @throws for any other reason than that it is in use
 */
function isFree(port: number, host: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', (error) => {
    if (['EADDRINUSE', 'EACCES'].includes(errorCode(error) ?? '')) {
      resolve(false);
    } else {
      reject(error);
    }
  });
  server.listen(port, host, () => {
    server.close(() => resolve(true));
  });
  return promise;
}
