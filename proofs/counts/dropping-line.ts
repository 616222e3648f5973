import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A line between phones and a server that drops connections: in turn before a request arrives, and after it
 * arrived but before its answer does.
 *
 * @param every how many requests come between two drops
 * @param most how many are dropped in all
 */
export async function startDroppingLine(every: number, most: number) {
  let target = 0;
  let requests = 0;
  let dropped = 0;
  const open = new Set<Socket>();
  const server = createServer((phone) => {
    const steeple = connect(target, '127.0.0.1');
    open.add(phone);
    const end = () => {
      open.delete(phone);
      phone.destroy();
      steeple.destroy();
    };
    let losesAnswer = false;
    phone.on('data', (chunk) => {
      if (chunk.toString('latin1').startsWith('POST ')) {
        requests += 1;
        if (requests % every === 0 && dropped < most) {
          dropped += 1;
          if (dropped % 2 === 0) {
            return end();
          }
          losesAnswer = true;
        }
      }
      steeple.write(chunk);
      return undefined;
    });
    steeple.on('data', (chunk) => (losesAnswer ? end() : phone.write(chunk)));
    for (const socket of [phone, steeple]) {
      socket.on('error', end);
      socket.on('close', end);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo: (url: string) => {
      target = Number(new URL(url).port);
    },
    dropped: () => dropped,
    end: async () => {
      for (const socket of open) {
        socket.destroy();
      }
      server.close();
      await once(server, 'close');
    },
  };
}
