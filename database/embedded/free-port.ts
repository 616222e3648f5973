import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { errorCode } from '../access/error-reason.ts';

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768 on, others from 49152
 * on), so that none of those takes it before whoever it is for.
 */
const lowest = 10_240;
const highest = 32_767;

/** A TCP port that is free now, by chance: another program hardly takes the same in the meantime. */
export async function findFreePort(host = '127.0.0.1'): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (await isFree(port, host)) {
      return port;
    }
  }
}

/**
 * Whether one can listen there.
 *
 * @throws for any other reason than that somebody does already
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
