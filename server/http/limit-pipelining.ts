import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Pending requests per connection. Browsers and proxies send the next request after the answer;
 * more than this is abuse.
 */
const pipelinedMax = 8;

type Line = { count: number; last: Promise<void> };

/**
 * Answers the requests of one connection one after the other (RFC 9112, 9.3.2). Node hands over
 * everything that came in one piece of 64 kB at once; the answers would wait in memory, with files
 * open, for as long as nobody reads them.
 *
 * @returns the handler for all requests of the server
 */
export function limitPipelining() {
  const lines = new WeakMap<Socket, Line>();
  return function enqueue(
    { socket }: IncomingMessage,
    response: ServerResponse,
    answer: () => void,
  ): void {
    const line = lines.get(socket) ?? { count: 0, last: Promise.resolve() };
    lines.set(socket, line);
    line.count += 1;
    if (line.count > pipelinedMax) {
      socket.destroy();
      return;
    }
    const before = line.count === 1 ? null : line.last;
    line.last = new Promise((resolve) => {
      response.once('close', () => {
        line.count -= 1;
        resolve();
      });
    });
    if (before === null) {
      answer();
    } else {
      void before.then(() => (socket.destroyed ? undefined : answer()));
    }
  };
}
